import { deleteLostSums } from '#analytics';
import { forgetSends } from '#credit';
import { findNumber, keepNumber, workAlone, type App } from '#kernel';
import { forgetLaunchesOf } from '#launchpad';
import { forgetDemoMembers } from '#ledger';
import { removeReleased } from '#media';
import { deleteDemoMembers, hasRealMember, selectDemoMembers } from '#members';
import { deleteDemoPosts } from '#posts';
import { forgetStakes } from '#staking';
import { forgetTicketsOf } from '#tickets';
import type { Rooms } from '../rooms.ts';
import { seedCommunity, type Making } from './seed.ts';

const STALE_MS = 12 * 3600_000;
const REMOVE_AT_ONCE = 50;
// Any number will do as long as every process uses the same.
const LOCK = 8_274_116;

/** When the community that is there was begun, and the one that was finished last. They differ after a cut. */
const BEGUN = 'demo_begun';
const DONE = 'demo_done';

/** The demo community comes after the first answer and never in its way. Stops with the app; the next start goes on. */
export const startDemo = (app: App, rooms: Rooms): void => {
  if (!app.config.demo) return;
  let isStopping = false;
  app.http.addHook('onClose', async () => void (isStopping = true));
  app.http.addHook('onListen', async () => {
    app.background(
      workAlone(app.database, LOCK, () => keepCommunity(app, rooms, { isStopping: () => isStopping })),
      'the demo community',
    );
  });
};

/** Made when there is none, made anew when it is stale and nobody real lives with it, finished when it was cut off. */
export const keepCommunity = async (app: App, rooms: Rooms, making: Making): Promise<void> => {
  const { db, clock } = app;
  const [begun, done] = [await findNumber(db, BEGUN), await findNumber(db, DONE)];
  const isStale = begun === null || clock.now().getTime() - begun > STALE_MS;
  if (!isStale && begun === done) return;
  if (isStale && (await hasRealMember(db))) {
    // A community that real people have joined stays as it is, unless it was never finished.
    if (begun === null || begun === done) return;
  } else if (isStale) {
    await keepNumber(db, DONE, 0);
    // Before the first one there is nothing to remove but a demo member who may be signed in by now.
    if (begun !== null && !(await removeCommunity(app, making.isStopping))) return;
    await keepNumber(db, BEGUN, clock.now().getTime());
  }
  const time = await findNumber(db, BEGUN);
  if (time === null) return;
  await seedCommunity(app, new Date(time), { ...making, trade: rooms.swap.seed, launch: rooms.launchpad.seed });
  if (making.isStopping()) return;
  await keepNumber(db, DONE, time);
  // Whoever looked while it was being made has a list of its beginnings.
  await rooms.trending.rankings.renew();
  await rooms.explore.creators.renew();
  app.log.info('the demo community is complete');
};

/** false: it was cut off, or somebody real came meanwhile. */
const removeCommunity = async (app: App, isStopping: () => boolean): Promise<boolean> => {
  while ((await deleteDemoPosts(app.db, REMOVE_AT_ONCE)) > 0) if (isStopping()) return false;
  const isGone = await app.transact(async (tx) => {
    if (await hasRealMember(tx)) return false;
    const ids = (await selectDemoMembers(tx)).map(({ id }) => id);
    await forgetSends(tx, ids);
    await forgetStakes(tx, ids);
    await forgetTicketsOf(tx, ids);
    await forgetLaunchesOf(tx, ids);
    await forgetDemoMembers(tx, ids);
    await deleteDemoMembers(tx);
    await deleteLostSums(tx);
    return true;
  });
  if (isGone) await removeReleased(app);
  return isGone;
};
