import type { Db, MemberId } from '#kernel';
import { erasePayments } from './payments/payments.gen.ts';

/** The chain itself forgets nothing; here it is no longer known who it was. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await erasePayments(tx, { memberId });
};
