import type { Db, MemberId } from '#kernel';
import { eraseWithdrawals, letWithdrawalsGo } from './withdrawals.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseWithdrawals(tx, { memberId });
  await letWithdrawalsGo(tx, { memberId });
};
