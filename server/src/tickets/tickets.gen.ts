// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type InvoiceId, type MemberId, type MemberVerifiedBy, type StreamId, type StreamState, type StreamTicketId, type StreamTicketState, type StreamTicketUnit, type TicketOrderState, type TicketSaleState, type TransferId } from '#kernel';

export const insertTicket = exec<{ id: StreamTicketId; streamId: StreamId; memberId: MemberId; unit: StreamTicketUnit; price: bigint | number; transferId: TransferId | null; invoiceId: InvoiceId | null; now: Date }>(
  'tickets_insert_ticket',
  `insert into stream_tickets (id, stream_id, member_id, unit, price, transfer_id, invoice_id, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  (p) => [p.id, p.streamId, p.memberId, p.unit, p.price, p.transferId, p.invoiceId, p.now],
);

export interface TicketRow {
  id: StreamTicketId;
  stream_id: StreamId;
  unit: StreamTicketUnit;
  price: string;
  state: StreamTicketState;
  created_at: Date;
  settled_at: Date | null;
  title: string;
  decimals: number;
  scheduled_for: Date;
  stream_state: StreamState | null;
  host_id: MemberId | null;
  username: string | null;
  display_name: string | null;
  avatar_url: string | null;
  verified: boolean | null;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean | null;
  receipt_mint: string | null;
  receipt_address: string | null;
  receipt_state: TicketOrderState | null;
}

export const selectOwnTicket = maybe<{ viewer: MemberId; streamId: StreamId }, TicketRow>(
  'tickets_select_own_ticket',
  `select t.id, t.stream_id, t.unit, t.price, t.state, t.created_at, t.settled_at, sale.title, sale.decimals,
  sale.scheduled_for, s.state as stream_state, h.id as host_id, h.username as username,
  h.display_name as display_name, h.avatar_url as avatar_url, h.verified as verified,
  h.verified_by as verified_by, h.platinum as platinum, receipt.mint as receipt_mint,
  receipt.address as receipt_address, receipt.state as receipt_state from stream_tickets t join ticket_sales sale on sale.stream_id = t.stream_id
left join (streams s join members h on h.id = s.host_id) on s.id = t.stream_id and (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $1
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $1))))
  and (s.hidden_at is null or s.host_id = $1)
left join ticket_orders receipt on receipt.ticket_id = t.id and receipt.what = 'receipt' and receipt.state <> 'failed'
where t.stream_id = $2 and t.member_id = $1`,
  (p) => [p.viewer, p.streamId],
);

export const selectOwnTickets = many<{ viewer: MemberId; before: StreamTicketId; limit: bigint | number }, TicketRow>(
  'tickets_select_own_tickets',
  `select t.id, t.stream_id, t.unit, t.price, t.state, t.created_at, t.settled_at, sale.title, sale.decimals,
  sale.scheduled_for, s.state as stream_state, h.id as host_id, h.username as username,
  h.display_name as display_name, h.avatar_url as avatar_url, h.verified as verified,
  h.verified_by as verified_by, h.platinum as platinum, receipt.mint as receipt_mint,
  receipt.address as receipt_address, receipt.state as receipt_state from stream_tickets t join ticket_sales sale on sale.stream_id = t.stream_id
left join (streams s join members h on h.id = s.host_id) on s.id = t.stream_id and (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $1
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $1))))
  and (s.hidden_at is null or s.host_id = $1)
left join ticket_orders receipt on receipt.ticket_id = t.id and receipt.what = 'receipt' and receipt.state <> 'failed'
where t.member_id = $1 and t.id < $2 order by t.id desc limit $3`,
  (p) => [p.viewer, p.before, p.limit],
);

export interface SelectToSettleRow {
  id: StreamTicketId;
}

/** Whose stream has happened, or will not. */
export const selectToSettle = many<{ genesis: string | null; after: StreamTicketId; limit: bigint | number }, SelectToSettleRow>(
  'tickets_select_to_settle',
  `select t.id from stream_tickets t join ticket_sales sale on sale.stream_id = t.stream_id
where t.state = 'held' and sale.state <> 'open' and (t.unit = 'WGM' or sale.genesis = $1::text)
  and t.id > $2 order by t.id limit $3`,
  (p) => [p.genesis, p.after, p.limit],
);

export interface SelectShutOutRow {
  id: StreamTicketId;
}

/** Whoever has paid and is blocked by the host while the stream runs: to let them in again at its end is no use to them. */
export const selectShutOut = many<{ genesis: string | null; limit: bigint | number }, SelectShutOutRow>(
  'tickets_select_shut_out',
  `select t.id from streams s join ticket_sales sale on sale.stream_id = s.id join stream_tickets t on t.stream_id = s.id
where s.state = 'live' and sale.state = 'open' and t.state = 'held' and (t.unit = 'WGM' or sale.genesis = $1::text)
  and exists (select 1 from blocks hidden where hidden.blocker_id = sale.host_id and hidden.blocked_id = t.member_id)
order by t.id limit $2`,
  (p) => [p.genesis, p.limit],
);

export interface LockTicketRow {
  id: StreamTicketId;
  stream_id: StreamId;
  member_id: MemberId | null;
  unit: StreamTicketUnit;
  price: string;
  transfer_id: TransferId | null;
  invoice_id: InvoiceId | null;
  state: StreamTicketState;
  title: string;
  decimals: number;
  host_id: MemberId | null;
  sale_state: TicketSaleState;
  genesis: string | null;
  mint: string | null;
  host_address: string | null;
  is_blocked: boolean;
  is_live: boolean;
}

/** With what decides whether its host gets what was paid. A host who blocks whoever has a ticket has not let them in. */
export const lockTicket = maybe<{ id: StreamTicketId }, LockTicketRow>(
  'tickets_lock_ticket',
  `select t.id, t.stream_id, t.member_id, t.unit, t.price, t.transfer_id, t.invoice_id, t.state, sale.title, sale.decimals,
  sale.host_id, sale.state as sale_state,
  sale.genesis, sale.mint, sale.host_address, exists (select 1 from blocks hidden where hidden.blocker_id = sale.host_id and hidden.blocked_id = t.member_id) as is_blocked,
  exists (select 1 from streams s where s.id = t.stream_id and s.state = 'live') as is_live
from stream_tickets t join ticket_sales sale on sale.stream_id = t.stream_id where t.id = $1 for update of t`,
  (p) => [p.id],
);

export const updateTicketState = exec<{ state: StreamTicketState; settledAt: Date | null; id: StreamTicketId }>(
  'tickets_update_ticket_state',
  `update stream_tickets set state = $1, settled_at = $2 where id = $3`,
  (p) => [p.state, p.settledAt, p.id],
);

export interface SelectTicketViolationsRow {
  violation: string;
}

/** P7: seats that are counted wrong, tickets that nobody paid, and credit that is held for none. */
export const selectTicketViolations = many<void, SelectTicketViolationsRow>(
  'tickets_select_ticket_violations',
  `select 'the seats of ' || sale.stream_id || ' are counted wrong' as violation from ticket_sales sale
where sale.sold <> (select count(*) from stream_tickets t where t.stream_id = sale.stream_id)
union all
select 'ticket ' || t.id || ' is not in the books' from stream_tickets t
left join transfers x on x.id = t.transfer_id and x.kind = 'ticket' and x.amount = t.price
where t.unit = 'WGM' and x.id is null
union all
select 'for tickets ' || held.amount || ' are held, and ' || due.amount || ' are owed'
from (
  select coalesce(sum(e.amount), 0) as amount from entries e join accounts a on a.id = e.account_id
  join transfers x on x.id = e.transfer_id where a.kind = 'held' and x.kind in ('ticket', 'ticket_refund')
) held, (
  select coalesce(sum(price), 0) as amount from stream_tickets where unit = 'WGM' and state = 'held'
) due
where held.amount <> due.amount`,
  () => [],
);
