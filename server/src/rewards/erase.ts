import type { Db } from '#kernel';
import { eraseInvited, eraseOwnReferrals, eraseUnpaidReferrals } from './referrals.gen.ts';

/** What somebody else was credited for stays theirs, without a name. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  for (const erase of [eraseOwnReferrals, eraseUnpaidReferrals, eraseInvited]) await erase(tx, { memberId });
};
