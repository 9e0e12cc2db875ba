// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type MemberId, type StreamId, type StreamTicketId, type TicketOrderId, type TicketOrderState, type TicketOrderWhat } from '#kernel';

export interface InsertTicketOrderRow {
  id: TicketOrderId;
}

/** No row: it was placed before. */
export const insertTicketOrder = maybe<{ id: TicketOrderId; what: TicketOrderWhat; ticketId: StreamTicketId | null; memberId: MemberId | null; key: string; genesis: string; mint: string; address: string; amount: bigint | number; now: Date }, InsertTicketOrderRow>(
  'tickets_insert_ticket_order',
  `insert into ticket_orders (id, what, ticket_id, member_id, key, genesis, mint, address, amount, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict do nothing returning id`,
  (p) => [p.id, p.what, p.ticketId, p.memberId, p.key, p.genesis, p.mint, p.address, p.amount, p.now],
);

export interface TicketOrderRow {
  id: TicketOrderId;
  what: TicketOrderWhat;
  ticket_id: StreamTicketId | null;
  member_id: MemberId | null;
  genesis: string;
  mint: string;
  address: string;
  amount: string;
  state: TicketOrderState;
  title: string;
  stream_id: StreamId | null;
}

export const selectTicketOrder = maybe<{ id: TicketOrderId }, TicketOrderRow>(
  'tickets_select_ticket_order',
  `select o.id, o.what, o.ticket_id, o.member_id, o.genesis, o.mint, o.address, o.amount, o.state, coalesce(sale.title, '') as title, t.stream_id as stream_id from ticket_orders o
left join stream_tickets t on t.id = o.ticket_id left join ticket_sales sale on sale.stream_id = t.stream_id
where o.id = $1`,
  (p) => [p.id],
);

export const updateTicketOrder = exec<{ state: TicketOrderState; now: Date; id: TicketOrderId }>(
  'tickets_update_ticket_order',
  `update ticket_orders set state = $1, settled_at = $2 where id = $3 and state = 'waiting'`,
  (p) => [p.state, p.now, p.id],
);

export interface SelectFailedOrdersRow {
  id: TicketOrderId;
}

export const selectFailedOrders = many<{ genesis: string; before: Date }, SelectFailedOrdersRow>(
  'tickets_select_failed_orders',
  `select id from ticket_orders where state = 'failed' and genesis = $1 and settled_at < $2 order by settled_at limit 50`,
  (p) => [p.genesis, p.before],
);

export interface RenewOrderRow {
  genesis: string;
}

/** Another order in its place. Nothing of it has landed, and nothing of it can. */
export const renewOrder = maybe<{ freshId: TicketOrderId; id: TicketOrderId }, RenewOrderRow>(
  'tickets_renew_order',
  `update ticket_orders set id = $1, state = 'waiting', settled_at = null where id = $2 and state = 'failed' returning genesis`,
  (p) => [p.freshId, p.id],
);

export interface SelectWithoutReceiptRow {
  id: StreamTicketId;
  member_id: MemberId;
  address: string;
}

/** Who has linked an address, perhaps since they bought it: one for each, and few in a day, because the server pays for their place and whoever gets one may sell it. Only tickets of late are looked at, each time. */
export const selectWithoutReceipt = many<{ since: StreamTicketId; dayBefore: Date; daily: bigint | number; limit: bigint | number }, SelectWithoutReceiptRow>(
  'tickets_select_without_receipt',
  `select distinct on (t.member_id) t.id, t.member_id as member_id, l.address
from stream_tickets t join linked_addresses l on l.member_id = t.member_id
where t.id > $1 and t.state in ('held', 'paying', 'paid')
  and not exists (select 1 from ticket_orders o where o.ticket_id = t.id and o.what = 'receipt')
  and (
    select count(*) from ticket_orders o
    where o.member_id = t.member_id and o.what = 'receipt' and o.created_at > $2
  ) < $3
order by t.member_id, t.id limit $4`,
  (p) => [p.since, p.dayBefore, p.daily, p.limit],
);

export interface SelectOwedRow {
  mint: string;
  amount: string;
}

/** What lies at the ticket key and is somebody's, by token: tickets that are not settled, what goes back, and what has arrived of invoices that wait for the rest. */
export const selectOwed = many<{ genesis: string }, SelectOwedRow>(
  'tickets_select_owed',
  `select owed.mint as mint, sum(owed.amount)::text as amount from (
  select sale.mint, t.price as amount from stream_tickets t join ticket_sales sale on sale.stream_id = t.stream_id
  where t.unit = 'WGR' and t.state in ('held', 'paying', 'refunding') and sale.genesis = $1
  union all
  select o.mint, o.amount from ticket_orders o where o.what = 'return' and o.state <> 'done' and o.genesis = $1
  union all
  select i.mint, i.arrived from invoices i where i.purpose = 'ticket' and i.state = 'open' and i.genesis = $1
) owed group by owed.mint`,
  (p) => [p.genesis],
);
