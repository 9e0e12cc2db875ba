import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { gameCalls, packAction, replay, scoreOf } from '@wagram/contract/games';
import { people, testApp, type Person, type TestApp } from '#testing';

const { finishRun, readLeaderboard, startRun } = gameCalls;

/** Begins a run, does nothing but jump in these ticks, and waits as long as it took. */
const play = async (opened: TestApp, person: Person, ...jumps: number[]) => {
  const { run } = await person.browser.get(startRun, {});
  const actions = jumps.map((tick) => packAction(tick, 'jump'));
  const end = replay(run.seed, actions, 72_000);
  opened.clock.advance((end.tick / 60) * 1_000);
  return { run, input: { run_id: run.id, ticks: end.tick, actions }, score: scoreOf(end) };
};

describe('the leaderboard', () => {
  it('[SEC-01] signed out one reads it, and begins or hands in nothing', async () => {
    const opened = await testApp();
    const guest = opened.browser();
    expect(await guest.get(readLeaderboard, {})).toMatchObject({ scores: [], own: null });
    expect(await guest.refused(startRun, {})).toMatchObject({ status: 401 });
    const input = { run_id: '01890a5d-ac96-774b-bcce-b302099a8057', ticks: 1, actions: [] };
    expect(await guest.refused(finishRun, input)).toMatchObject({ status: 401 });
  });

  it('[GAME-01] a run is played again by the server, which counts the points; the best one stays', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const one = await play(opened, ana);
    expect(await ana.browser.get(finishRun, one.input)).toMatchObject({
      score: one.score,
      best: { rank: 1, score: one.score },
    });
    const two = await play(opened, bob);
    await bob.browser.get(finishRun, two.input);
    const best = [one.score, two.score].sort((less, more) => more - less);
    const { scores, own } = await ana.browser.get(readLeaderboard, { limit: 10 });
    expect(scores.map(({ score }) => score)).toEqual(best);
    expect(scores.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(own?.score).toBe(one.score);
    expect(scores.find(({ rank }) => rank === own?.rank)?.member.username).toBe('@ana');
    const worse = await play(opened, ana);
    const { best: kept } = await ana.browser.get(finishRun, worse.input);
    expect(kept.score).toBe(Math.max(one.score, worse.score));
  });

  it('[GAME-01] a run counts once, also when it is handed in twenty times at once, and only for who began it', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { input } = await play(opened, ana);
    expect(await bob.browser.refused(finishRun, input)).toMatchObject({ status: 404, code: 'run_unknown' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.browser.ask(finishRun, input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)]);
  });

  it('[GAME-01] a run that cannot have happened is refused: too fast, not over, beyond its end, out of order', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const wrong = async (change: (input: { ticks: number; actions: number[] }) => object) => {
      const { input } = await play(opened, ana);
      expect(await ana.browser.refused(finishRun, { ...input, ...change(input) })).toMatchObject({
        status: 400,
        code: 'run_impossible',
      });
    };
    await wrong(({ ticks }) => ({ ticks: ticks - 1 }));
    await wrong(({ ticks }) => ({ ticks: ticks + 1 }));
    await wrong(() => ({ actions: [8, 4] }));
    await wrong(() => ({ actions: [7] }));
    const { run } = await ana.browser.get(startRun, {});
    expect(await ana.browser.refused(finishRun, { run_id: run.id, ticks: 60_000, actions: [] })).toMatchObject({
      code: 'run_impossible',
    });
    for (const input of [{ ticks: 72_001 }, { ticks: 0 }, { ticks: 1, actions: Array(8_001).fill(1) }, { ticks: 1.5 }])
      expect(await ana.browser.refused(finishRun, { run_id: run.id, actions: [], ...input })).toMatchObject({
        code: 'invalid_input',
      });
    expect((await ana.browser.get(readLeaderboard, {})).scores).toEqual([]);
  });

  it('nobody sees whom a block keeps from them, and ranks close up', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (const person of [ana, bob]) await person.browser.get(finishRun, (await play(opened, person)).input);
    await ana.browser.get(blockCalls.block, { blocker_id: ana.id, blocked_id: bob.id });
    const { scores, own } = await bob.browser.get(readLeaderboard, {});
    expect(scores.map(({ member, rank }) => [member.username, rank])).toEqual([['@bob', 1]]);
    expect(own?.rank).toBe(1);
  });

  it('begun runs are few for each member', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const first = await play(opened, ana);
    for (let count = 0; count < 5; count += 1) await ana.browser.get(startRun, {});
    expect(await ana.browser.refused(finishRun, first.input)).toMatchObject({ code: 'run_unknown' });
    const { rows } = await opened.app.database.pool.query('select count(*)::int as open from game_runs');
    expect(rows).toEqual([{ open: 5 }]);
  });
});
