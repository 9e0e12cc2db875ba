import type { Db, MemberId } from '#kernel';
import { eraseClaims } from './claims.gen.ts';
import { changePool, deleteStakes, lockPoolsOf } from './stakes.gen.ts';

/** What was kept for them is free for others. What they have staked is theirs, wherever they go. */
export const forgetStakes = async (tx: Db, memberIds: readonly MemberId[]): Promise<void> => {
  await lockPoolsOf(tx, { memberIds });
  await eraseClaims(tx, { memberIds });
  for (const { pool, amount, rewards } of await deleteStakes(tx, { memberIds }))
    await changePool(tx, { id: pool, owed: `-${rewards}`, paid: '0', staked: `-${amount}` });
};

export const eraseOf = (tx: Db, memberId: MemberId): Promise<void> => forgetStakes(tx, [memberId]);
