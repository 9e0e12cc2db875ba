import type { Db, MemberId } from '#kernel';
import { eraseInvited, eraseOwnReferrals, eraseUnpaidReferrals } from './referrals.gen.ts';

/** What somebody else was credited for stays theirs, without a name. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [eraseOwnReferrals, eraseUnpaidReferrals, eraseInvited]) await erase(tx, { memberId });
};
