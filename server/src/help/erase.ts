import { statement, type Db } from '#kernel';
import { deleteContactsOf } from './contact-queries.ts';

const deleteDigests = statement('help_erase', 'delete from digests where member_id = $1');

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteDigests(tx, memberId);
  await deleteContactsOf(tx, memberId);
};
