import { gameCalls } from '@house/contract/games';
import { kernelErrors } from '@house/contract/kernel';
import { countAttempt, every, fail, route, type House } from '#kernel';
import { deleteOldRuns } from './queries.ts';
import { findOwn, finishRun, listBest, startRun } from './service.ts';

const HOUR_MS = 3_600_000;
const RUNS = { max: 300, windowS: 3_600 };

export const gameRoutes = (house: House): void => {
  const { db } = house;
  route(house, gameCalls.startRun, async ({ viewer, now }) => {
    const { allowed, retryAfterS } = await countAttempt(db, `game:${viewer.memberId}`, RUNS, now);
    if (!allowed) fail(kernelErrors, 'too_many_requests', { retryAfterS });
    return { run: await startRun(db, viewer.memberId, now) };
  });

  route(house, gameCalls.finishRun, ({ input, viewer, now }) => finishRun(house, viewer.memberId, input, now));

  route(house, gameCalls.readLeaderboard, async ({ input, viewer }) => ({
    scores: await listBest(db, viewer?.memberId ?? null, input.limit),
    own: viewer === null ? null : await findOwn(db, viewer.memberId),
  }));

  every(house, 'forget begun runs', HOUR_MS, (tx, now) => deleteOldRuns(tx, new Date(now.getTime() - 24 * HOUR_MS)));
};
