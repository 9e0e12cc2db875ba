// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CreditEvent } from '@wagram/contract/credit';
import { exec, many, maybe, one, type CreditSendId, type EmittedEvent, type MemberId, type OutboxId, type TransferId } from '#kernel';

export interface SelectReceiverRow {
  id: MemberId;
  username: string;
}

export const selectReceiver = maybe<{ handle: string; viewer: MemberId }, SelectReceiverRow>(
  'credit_select_receiver',
  `select m.id, m.username from members m where lower(m.username) = $1 and (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $2)) and exists (select 1 from members here where here.id = m.id and here.host is null))`,
  (p) => [p.handle, p.viewer],
);

export type InsertSendEmits = EmittedEvent<CreditEvent, 'credit.sent', { sendId: CreditSendId; senderId: MemberId; receiverId: MemberId; amount: string }>;

export const insertSend = exec<{ id: CreditSendId; senderId: MemberId; receiverId: MemberId; amount: bigint | number; words: string | null; transferId: TransferId; inChat: boolean; now: Date; eventId: OutboxId }>(
  'credit_insert_send',
  `with made as (
  insert into credit_sends (id, sender_id, receiver_id, amount, words, transfer_id, in_chat, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning id, sender_id, receiver_id, amount
)
insert into outbox (id, name, payload)
select $9::uuid, 'credit.sent', jsonb_build_object(
  'sendId', id, 'senderId', sender_id, 'receiverId', receiver_id, 'amount', amount::text)
from made`,
  (p) => [p.id, p.senderId, p.receiverId, p.amount, p.words, p.transferId, p.inChat, p.now, p.eventId],
);

export interface SelectSendByKeyRow {
  id: CreditSendId;
  amount: string;
  words: string | null;
  in_chat: boolean;
  created_at: Date;
  to: string;
}

/** The sending that an earlier try with this key of a transfer made. */
export const selectSendByKey = maybe<{ key: string; senderId: MemberId }, SelectSendByKeyRow>(
  'credit_select_send_by_key',
  `select s.id, s.amount, s.words, s.in_chat, s.created_at, m.username as "to"
from credit_sends s join transfers t on t.id = s.transfer_id join members m on m.id = s.receiver_id
where t.key = $1 and s.sender_id = $2`,
  (p) => [p.key, p.senderId],
);

export interface DeleteSendRow {
  receiver_id: MemberId;
  amount: string;
  transfer_id: TransferId;
  in_chat: boolean;
  created_at: Date;
}

export type DeleteSendEmits = EmittedEvent<CreditEvent, 'credit.taken_back', { sendId: CreditSendId; senderId: MemberId; receiverId: MemberId; amount: string }>;

export const deleteSend = maybe<{ id: CreditSendId; senderId: MemberId; eventId: OutboxId }, DeleteSendRow>(
  'credit_delete_send',
  `with gone as (
  delete from credit_sends where id = $1 and sender_id = $2
  returning id, sender_id, receiver_id, amount, transfer_id, in_chat, created_at
), emitted as (
  insert into outbox (id, name, payload)
  select $3::uuid, 'credit.taken_back', jsonb_build_object(
    'sendId', id, 'senderId', sender_id, 'receiverId', receiver_id, 'amount', amount::text)
  from gone
)
select receiver_id, amount, transfer_id, in_chat, created_at from gone`,
  (p) => [p.id, p.senderId, p.eventId],
);

export interface SelectActiveRow {
  active: boolean;
}

/** Whether somebody wrote, answered or gave something lately: each finds one row by its own index, for ids begin with their time. */
export const selectActive = one<{ memberId: MemberId; sinceId: string }, SelectActiveRow>(
  'credit_select_active',
  `select exists (select 1 from posts where member_id = $1 and id > $2)
  or exists (select 1 from comments where member_id = $1 and id > $2)
  or exists (select 1 from gifts where sender_id = $1 and id > $2)
  or exists (select 1 from credit_sends where sender_id = $1 and id > $2) as active`,
  (p) => [p.memberId, p.sinceId],
);

export interface ExportSendsRow {
  transfer_id: TransferId;
  amount: string;
  words: string | null;
  in_chat: boolean;
  created_at: Date;
  to: string;
}

export const exportSends = many<{ memberId: MemberId }, ExportSendsRow>(
  'credit_export_sends',
  `select s.transfer_id, s.amount, s.words, s.in_chat, s.created_at, m.username as "to"
from credit_sends s join members m on m.id = s.receiver_id where s.sender_id = $1 order by s.id`,
  (p) => [p.memberId],
);

export const eraseSends = exec<{ memberIds: readonly MemberId[] }>(
  'credit_erase_sends',
  `delete from credit_sends where sender_id = any($1) or receiver_id = any($1)`,
  (p) => [p.memberIds],
);
