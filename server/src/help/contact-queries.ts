import { statement } from '#kernel';

export const insertContact = statement(
  'contact_insert',
  'insert into contact_messages (id, member_id, email, message, created_at) values ($1, $2, $3, $4, $5)',
);

export const selectContacts = statement<{
  id: string;
  email: string;
  username: string | null;
  message: string;
  created_at: Date;
}>(
  'contact_list',
  `select c.id, c.email, m.username, c.message, c.created_at from contact_messages c
   left join members m on m.id = c.member_id where c.closed_at is null and c.id > $1 order by c.id limit $2`,
);

/** Closing twice is closing once. */
export const updateClosed = statement<{ id: string }>(
  'contact_close',
  'update contact_messages set closed_at = coalesce(closed_at, $2) where id = $1 returning id',
);

/** What is done with is nobody's business any more. */
export const deleteDone = statement(
  'contact_forget',
  `delete from contact_messages where closed_at < $1::timestamptz - interval '30 days'`,
);

export const selectContactsOf = statement(
  'contact_export',
  'select email, message, created_at, closed_at from contact_messages where member_id = $1 order by id',
);

export const deleteContactsOf = statement('contact_erase', 'delete from contact_messages where member_id = $1');
