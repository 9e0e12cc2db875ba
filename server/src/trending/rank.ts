import {
  AGE_STEPS,
  MENTION_FACTOR,
  MENTIONED_WORDS,
  RANKED_MAX,
  scorePost,
  TREND_MINUTES,
  TREND_WINDOWS,
  DOCUMENTED,
  WINDOW_MS,
  type ScoreTerms,
} from '@wagram/contract/trending';
import { newestUuid, toJson, uuidAt, type Db, type App, type PostId } from '#kernel';
import { keptFresh, type Fresh } from './fresh.ts';
import {
  deleteRanking,
  deleteTopics,
  insertRanking,
  insertTopics,
  selectCandidates,
  selectMostLiked,
  type CandidateRow,
} from './rank.gen.ts';

export type Ranking = (typeof TREND_WINDOWS)[number] | 'popular';
type Ranked = ScoreTerms & { id: PostId };

/** The rule of scorePost, for the database. */
const RULE = {
  likesWeight: DOCUMENTED.likes,
  repliesWeight: DOCUMENTED.replies,
  sharesWeight: DOCUMENTED.shares,
  factors: AGE_STEPS.map(([, factor]) => String(factor)),
  stepsS: AGE_STEPS.slice(1).map(([ms]) => String(ms / 1000)),
  mentionFactor: String(MENTION_FACTOR),
} as const;

/** Letters and digits are themselves in a pattern; whatever else a brand's name holds stands for any sign. */
const patternOf = (brand: string): string =>
  [...MENTIONED_WORDS, brand.trim()]
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[^\p{L}\p{N} ]/gu, '.'))
    .join('|');

const bestFirst = (a: Ranked, b: Ranked): number => b.score - a.score || (a.id < b.id ? 1 : -1);

const keep = async (tx: Db, ranking: Ranking, rows: readonly Ranked[]): Promise<void> => {
  await deleteRanking(tx, { ranking });
  await insertRanking(tx, { ranking, rows: toJson(rows.toSorted(bestFirst).slice(0, RANKED_MAX)) });
};

const scoreAt =
  (now: Date, brand: string) =>
  (row: CandidateRow): Ranked => ({
    id: row.id,
    ...scorePost({ ...row, ageMs: now.getTime() - row.created_at.getTime() }, brand),
  });

/** Beyond so many nobody looks further, whatever somebody does to own posts. */
const LOOKED_AT_MAX = 32_000;

/**
 * Candidates come by what they could score at most. Where authors have raised that by themselves, the best may lie further
 * down: more are looked at until the last of the best scores at least what those who were not looked at could.
 */
const bestSince = async (tx: Db, oldest: PostId, now: Date, brand: string): Promise<Ranked[]> => {
  const asked = { ...RULE, oldest, newest: newestUuid<PostId>(now), now, pattern: patternOf(brand) };
  for (let count = RANKED_MAX; ; count *= 4) {
    const rows = await selectCandidates(tx, { ...asked, count });
    const best = rows
      .map(scoreAt(now, brand))
      .filter(({ score }) => score > 0)
      .toSorted(bestFirst)
      .slice(0, RANKED_MAX);
    const bounds = rows.flatMap(({ bound }) => (bound === null ? [] : [bound]));
    const isAll = bounds.length < count;
    if (isAll || count >= LOOKED_AT_MAX || (best[RANKED_MAX - 1]?.score ?? 0) >= Math.min(...bounds)) return best;
  }
};

/** TREND-02 and TREND-03 for every window, and the most liked of the widest one. */
const rankAll = async (tx: Db, now: Date, brand: string): Promise<void> => {
  const before = (ms: number): PostId => uuidAt(new Date(now.getTime() - ms));
  const score = scoreAt(now, brand);
  for (const span of TREND_WINDOWS) {
    const since = before(WINDOW_MS[span]);
    await keep(tx, span, await bestSince(tx, since, now, brand));
    await deleteTopics(tx, { span });
    await insertTopics(tx, { span, since, sinceBefore: before(2 * WINDOW_MS[span]), newest: newestUuid(now) });
  }
  const liked = await selectMostLiked(tx, { oldest: before(WINDOW_MS['7d']), newest: newestUuid(now) });
  await keep(
    tx,
    'popular',
    liked.map((row) => ({ ...score(row), score: row.likes })),
  );
};

export const createRankings = (app: App): Fresh =>
  keptFresh(app, 'trending', TREND_MINUTES * 60_000, (tx, now) => rankAll(tx, now, app.config.brand.name));
