import { blockErrors } from '@house/contract/blocks';
import { fail, newId, type House } from '#kernel';
import { deleteFollow } from '#follows';
import { selectMemberById } from '#members';
import { deleteBlock, insertBlock } from './queries.ts';

/** Ends following both ways, in the same transaction. */
export const block = async (
  house: House,
  blockerId: string,
  blockedId: string,
  now: Date,
): Promise<{ isBlocked: boolean }> => {
  if (blockerId === blockedId) fail(blockErrors, 'cannot_block');
  if ((await selectMemberById(house.db, blockedId)) === null) fail(blockErrors, 'member_not_found');
  await house.transact(async (tx) => {
    await insertBlock(tx, blockerId, blockedId, newId(), now);
    // In the order of ids: two members who block each other at once must not wait for each other.
    const [first = '', second = ''] = [blockerId, blockedId].sort();
    await deleteFollow(tx, first, second, newId());
    await deleteFollow(tx, second, first, newId());
  });
  return { isBlocked: true };
};

/** Restores nothing: whoever followed has to ask again. */
export const unblock = async (house: House, blockerId: string, blockedId: string): Promise<{ isBlocked: boolean }> => {
  await deleteBlock(house.db, blockerId, blockedId, newId());
  house.events.wake();
  return { isBlocked: false };
};
