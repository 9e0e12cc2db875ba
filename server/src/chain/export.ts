import type { Db, MemberId } from '#kernel';
import { exportPayments } from './payments/payments.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({
  chain_payments: await exportPayments(db, { memberId }),
});
