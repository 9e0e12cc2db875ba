import type { Db, MemberId } from '#kernel';
import { exportWithdrawals } from './withdrawals.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({
  withdrawals: await exportWithdrawals(db, { memberId }),
});
