import { statement, type Db } from '#kernel';
import { selectContactsOf } from './contact-queries.ts';

const selectDigests = statement(
  'help_export',
  'select week::text as week from digests where member_id = $1 order by week',
);

export const exportOf = async (db: Db, memberId: string) => ({
  digests: await selectDigests(db, memberId),
  contact_messages: await selectContactsOf(db, memberId),
});
