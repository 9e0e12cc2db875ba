import { BLOCK_UNDO_MS, blockErrors, type KeptOut } from '@wagram/contract/blocks';
import { fail, newId, toJson, type Db, type App, type MemberId } from '#kernel';
import { endFollows, restoreFollows } from '#follows';
import { endOfPeople, lockMembers, selectMemberById, startOfPeople, toMemberCard } from '#members';
import { sightChanged } from './changes.ts';
import {
  deleteBlock,
  deleteMute,
  insertBlock,
  insertMute,
  selectBlocked,
  selectIsKnown,
  selectMuted,
} from './blocks.gen.ts';

/** Ends following and asking to follow both ways, in the same transaction. */
export const block = async (
  app: App,
  blockerId: MemberId,
  blockedId: MemberId,
  now: Date,
): Promise<{ isBlocked: boolean }> => {
  if (blockerId === blockedId) fail(blockErrors, 'cannot_block');
  if ((await selectMemberById(app.db, blockedId)) === null) fail(blockErrors, 'member_not_found');
  await app.transact(async (tx) => {
    // A follow that is on its way waits here, and then finds the block.
    await lockMembers(tx, blockerId, blockedId);
    const follows = await endFollows(tx, blockerId, blockedId);
    const ended = follows.length === 0 ? null : toJson(follows);
    await insertBlock(tx, { blockerId, blockedId, now, ended, eventId: newId() });
    tx.tell(sightChanged(blockerId, blockedId));
  });
  return { isBlocked: true };
};

/** Restores nothing: whoever followed has to ask again. Undone at once, the block has not been (MEND-07). */
export const unblock = async (
  app: App,
  blockerId: MemberId,
  { blockedId, isUndo }: { blockedId: MemberId; isUndo: boolean },
  now: Date,
): Promise<{ isBlocked: boolean }> => {
  await app.transact(async (tx) => {
    await lockMembers(tx, blockerId, blockedId);
    const gone = await deleteBlock(tx, { blockerId, blockedId, eventId: newId() });
    tx.tell(sightChanged(blockerId, blockedId));
    if (!isUndo || gone?.ended == null || now.getTime() - gone.created_at.getTime() > BLOCK_UNDO_MS) return;
    await restoreFollows(tx, blockerId, blockedId, gone.ended);
  });
  return { isBlocked: false };
};

/** D13: only the muter sees a difference. */
export const mute = async (
  app: App,
  muterId: MemberId,
  mutedId: MemberId,
  now: Date,
): Promise<{ isMuted: boolean }> => {
  if (muterId === mutedId) fail(blockErrors, 'cannot_mute');
  if (!(await selectIsKnown(app.db, { viewer: muterId, memberId: mutedId })).found)
    fail(blockErrors, 'member_not_found');
  await insertMute(app.db, { memberId: muterId, mutedId, now, eventId: newId() });
  app.db.tell(sightChanged(muterId));
  app.events.wake();
  return { isMuted: true };
};

export const unmute = async (app: App, muterId: MemberId, mutedId: MemberId): Promise<{ isMuted: boolean }> => {
  await deleteMute(app.db, { memberId: muterId, mutedId, eventId: newId() });
  app.db.tell(sightChanged(muterId));
  app.events.wake();
  return { isMuted: false };
};

/** Newest first. Somebody who blocked back is listed too: only here can one's own block be taken back then. */
export const listKeptOut = async (
  db: Db,
  memberId: MemberId,
  type: 'blocked' | 'muted',
  page: { limit: number; cursor?: string | undefined },
): Promise<{ users: KeptOut[]; next_cursor: string | null }> => {
  const start = startOfPeople(page.cursor);
  if (start === null) return { users: [], next_cursor: null };
  const [before, beforeId] = start;
  const select = type === 'blocked' ? selectBlocked : selectMuted;
  const rows = await select(db, { memberId, before, beforeId, limit: page.limit + 1 });
  return {
    users: rows.slice(0, page.limit).map((row) => ({ ...toMemberCard(row), since: row.since.toISOString() })),
    next_cursor: endOfPeople(rows, page.limit, (row) => row.since),
  };
};
