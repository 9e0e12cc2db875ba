import { statement, type Db } from '#kernel';

const forgets = [
  statement('session_erase', 'delete from sessions where member_id = $1'),
  statement('password_erase', 'delete from passwords where member_id = $1'),
  statement('identity_erase', 'delete from identities where member_id = $1'),
  statement('ticket_erase', 'delete from tickets where member_id = $1'),
  statement('two_factor_erase', 'delete from two_factors where member_id = $1'),
  statement('backup_code_erase', 'delete from backup_codes where member_id = $1'),
  statement('passkey_erase', 'delete from passkeys where member_id = $1'),
  statement('known_browser_erase', 'delete from known_browsers where member_id = $1'),
];

/** Every way in. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  for (const forget of forgets) await forget(tx, memberId);
};
