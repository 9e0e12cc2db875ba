import { randomInt } from 'node:crypto';
import { gameErrors, isPlayable, replay, scoreOf, TICKS_MAX, TICKS_PER_SECOND } from '@wagram/contract/games';
import type { OwnScore, ScoreView } from '@wagram/contract/games';
import { fail, newId, type Db, type App, type GameRunId, type MemberId } from '#kernel';
import { toMemberCard } from '#members';
import { insertRun, selectBestScores, selectOwnScore, takeRun, upsertScore } from './games.gen.ts';

/** Clocks and frames differ a little; a program that plays in no time differs a lot. */
const PACE = 0.85;
const SLACK_S = 2;

export const startRun = async (db: Db, memberId: MemberId, now: Date): Promise<{ id: GameRunId; seed: number }> => {
  const run = { id: newId<GameRunId>(now), seed: randomInt(2 ** 31) };
  await insertRun(db, { ...run, memberId, now });
  return run;
};

interface Played {
  readonly run_id: GameRunId;
  readonly ticks: number;
  readonly actions: readonly number[];
}

/** The score is counted here, from the seed and what was pressed; the page is believed nothing. */
export const finishRun = async (app: App, memberId: MemberId, played: Played, now: Date) => {
  const begun = await takeRun(app.db, { id: played.run_id, memberId });
  if (begun === undefined) fail(gameErrors, 'run_unknown');
  const seconds = (now.getTime() - begun.started_at.getTime()) / 1_000;
  const isTooFast = (played.ticks / TICKS_PER_SECOND) * PACE > seconds + SLACK_S;
  if (isTooFast || !isPlayable(played.actions)) fail(gameErrors, 'run_impossible');
  const run = replay(begun.seed, played.actions, played.ticks);
  if (run.tick !== played.ticks || !(run.isOver || run.tick === TICKS_MAX)) fail(gameErrors, 'run_impossible');
  const score = scoreOf(run);
  await upsertScore(app.db, { memberId, score, ticks: run.tick, now });
  return { score, best: (await findOwn(app.db, memberId)) ?? { rank: 1, score } };
};

export const findOwn = async (db: Db, memberId: MemberId): Promise<OwnScore | null> =>
  (await selectOwnScore(db, { viewer: memberId })) ?? null;

export const listBest = async (db: Db, viewerId: MemberId | null, limit: number): Promise<ScoreView[]> =>
  (await selectBestScores(db, { viewer: viewerId, count: limit })).map((row, place) => ({
    rank: place + 1,
    score: row.score,
    member: toMemberCard(row),
    at: row.reached_at.toISOString(),
  }));
