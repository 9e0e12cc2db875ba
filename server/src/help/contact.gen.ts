// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type ContactMessageId, type MemberId } from '#kernel';

export const insertContact = exec<{ id: ContactMessageId; memberId: MemberId | null; email: string; message: string; now: Date }>(
  'help_insert_contact',
  `insert into contact_messages (id, member_id, email, message, created_at) values ($1, $2, $3, $4, $5)`,
  (p) => [p.id, p.memberId, p.email, p.message, p.now],
);

export interface SelectContactsRow {
  id: ContactMessageId;
  email: string;
  username: string | null;
  message: string;
  created_at: Date;
}

export const selectContacts = many<{ after: ContactMessageId; count: bigint | number }, SelectContactsRow>(
  'help_select_contacts',
  `select c.id, c.email, m.username, c.message, c.created_at from contact_messages c
left join members m on m.id = c.member_id where c.closed_at is null and c.id > $1 order by c.id limit $2`,
  (p) => [p.after, p.count],
);

/** Closing twice is closing once. */
export const updateClosed = exec<{ now: Date | null; id: ContactMessageId }>(
  'help_update_closed',
  `update contact_messages set closed_at = coalesce(closed_at, $1) where id = $2`,
  (p) => [p.now, p.id],
);

/** What is done with is nobody's business any more. */
export const deleteDone = exec<{ now: Date }>(
  'help_delete_done',
  `delete from contact_messages where closed_at < $1::timestamptz - interval '30 days'`,
  (p) => [p.now],
);

export interface ExportContactsRow {
  email: string;
  message: string;
  created_at: Date;
  closed_at: Date | null;
}

export const exportContacts = many<{ memberId: MemberId }, ExportContactsRow>(
  'help_export_contacts',
  `select email, message, created_at, closed_at from contact_messages where member_id = $1 order by id`,
  (p) => [p.memberId],
);

export const eraseContacts = exec<{ memberId: MemberId }>(
  'help_erase_contacts',
  `delete from contact_messages where member_id = $1`,
  (p) => [p.memberId],
);
