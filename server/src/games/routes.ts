import { gameCalls } from '@wagram/contract/games';
import { kernelErrors } from '@wagram/contract/kernel';
import { countAttempt, every, fail, route, type App } from '#kernel';
import { deleteOldRuns } from './games.gen.ts';
import { findOwn, finishRun, listBest, startRun } from './service.ts';

const HOUR_MS = 3_600_000;
const RUNS = { max: 300, windowS: 3_600 };

export const gameRoutes = (app: App): void => {
  const { db } = app;
  route(app, gameCalls.startRun, async ({ viewer, now }) => {
    const { allowed, retryAfterS } = await countAttempt(db, `game:${viewer.memberId}`, RUNS, now);
    if (!allowed) fail(kernelErrors, 'too_many_requests', { retryAfterS });
    return { run: await startRun(db, viewer.memberId, now) };
  });

  route(app, gameCalls.finishRun, ({ input, viewer, now }) => finishRun(app, viewer.memberId, input, now));

  route(app, gameCalls.readLeaderboard, async ({ input, viewer }) => ({
    scores: await listBest(db, viewer?.memberId ?? null, input.limit),
    own: viewer === null ? null : await findOwn(db, viewer.memberId),
  }));

  every(app, 'forget begun runs', HOUR_MS, (tx, now) =>
    deleteOldRuns(tx, { before: new Date(now.getTime() - 24 * HOUR_MS) }),
  );
};
