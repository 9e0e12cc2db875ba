import { statement, type Db } from '#kernel';

const deleteOwn = statement('referral_erase', 'delete from referrals where inviter_id = $1');
const deleteUnpaid = statement(
  'referral_erase_unpaid',
  `delete from referrals where invited_id = $1 and state <> 'credited'`,
);
const forgetInvited = statement('referral_erase_name', 'update referrals set invited_id = null where invited_id = $1');

/** What somebody else was credited for stays theirs, without a name. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteOwn(tx, memberId);
  await deleteUnpaid(tx, memberId);
  await forgetInvited(tx, memberId);
};
