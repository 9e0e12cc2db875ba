import { eraseTraces, liftTimeLimit, type App, type MemberId } from '#kernel';
import { removeReleased } from '#media';
import { lockDue, noteDue, selectDue } from './erasures.gen.ts';
import { removeExportsOf } from './export.ts';
import { rooms } from './rooms.ts';

const BATCH = 20;

/**
 * PR-05: one transaction, room by room; after it no row holds the member's id, handle or address, but for the log of
 * moderation (decision 0034). false: they have come back meanwhile.
 */
export const eraseMember = async (app: App, memberId: MemberId): Promise<boolean> => {
  const now = app.clock.now();
  await removeExportsOf(app, memberId);
  return app.db.transaction(async (tx) => {
    // Somebody may have liked a hundred thousand posts.
    await liftTimeLimit(tx);
    const member = await lockDue(tx, { memberId, now });
    if (member === undefined) return false;
    await eraseTraces(tx, memberId, member.email);
    for (const room of rooms) await room.eraseOf(tx, memberId, now);
    return true;
  });
};

/** One that fails is told and tried again with the next round; it does not hold up the others. */
const tryToErase = async (app: App, memberId: MemberId): Promise<boolean> => {
  try {
    return await eraseMember(app, memberId);
  } catch (error) {
    app.log.error({ err: error, memberId }, 'a member could not be erased');
    return false;
  }
};

/** Everybody whose time has run out, then the files that nobody owns any more. */
export const eraseDue = async (app: App): Promise<number> => {
  let erased = 0;
  await noteDue(app.db, { now: app.clock.now() });
  for (let last = -1; last !== erased;) {
    last = erased;
    const due = await selectDue(app.db, { now: app.clock.now(), count: BATCH });
    for (const { id } of due) if (await tryToErase(app, id)) erased += 1;
  }
  if (erased > 0) await removeReleased(app);
  return erased;
};
