// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type MemberId, type StreamId, type StreamState, type TicketSaleState, type TicketSaleUnit } from '#kernel';

export interface SelectKeptOutRow {
  at: number;
  username: string | null;
  email: string | null;
  email_verified_at: Date | null;
  demo: boolean | null;
}

/** Of pairs of members, or guests, and streams: those whom a sale keeps out. Operators are found among them afterwards. */
export const selectKeptOut = many<{ memberIds: readonly (MemberId | null)[]; streamIds: readonly StreamId[] }, SelectKeptOutRow>(
  'tickets_select_kept_out',
  `select j.at::int, m.username as username, m.email as email, m.email_verified_at as email_verified_at, m.demo as demo
from unnest($1::uuid[], $2::uuid[]) with ordinality j (member_id, stream_id, at)
left join members m on m.id = j.member_id
where exists (select 1 from ticket_sales sale where sale.stream_id = j.stream_id and sale.state <> 'off') and not exists (
  select 1 from stream_tickets own where own.stream_id = j.stream_id and own.member_id = j.member_id
    and own.state in ('held', 'paying', 'paid')
)
  and not exists (select 1 from streams s where s.id = j.stream_id and s.host_id = j.member_id)`,
  (p) => [p.memberIds, p.streamIds],
);

export interface SeenStream {
  id: StreamId;
  host_id: MemberId;
  title: string;
  state: StreamState;
  scheduled_for: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  hidden_at: Date | null;
}

export const selectSeen = maybe<{ streamId: StreamId; viewer: MemberId | null }, SeenStream>(
  'tickets_select_seen',
  `select s.id, s.host_id, s.title, s.state, s.scheduled_for, s.started_at, s.ended_at, s.hidden_at
from streams s where s.id = $1 and (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $2))))
  and (s.hidden_at is null or s.host_id = $2)`,
  (p) => [p.streamId, p.viewer],
);

/** It cannot begin, end or vanish until whoever buys is done. */
export const lockSeen = maybe<{ streamId: StreamId; viewer: MemberId }, SeenStream>(
  'tickets_lock_seen',
  `select s.id, s.host_id, s.title, s.state, s.scheduled_for, s.started_at, s.ended_at, s.hidden_at
from streams s where s.id = $1 and (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $2))))
  and (s.hidden_at is null or s.host_id = $2) for share of s`,
  (p) => [p.streamId, p.viewer],
);

export interface SelectFateRow {
  state: StreamState;
  scheduled_for: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  hidden_at: Date | null;
}

export const selectFate = maybe<{ streamId: StreamId }, SelectFateRow>(
  'tickets_select_fate',
  `select s.state, s.scheduled_for, s.started_at, s.ended_at, s.hidden_at from streams s where s.id = $1 for share of s`,
  (p) => [p.streamId],
);

export interface UpsertSaleRow {
  stream_id: StreamId;
}

/** No row: somebody has a ticket already, and this would change what they paid for. */
export const upsertSale = maybe<{ streamId: StreamId; hostId: MemberId; title: string; scheduledFor: Date; unit: TicketSaleUnit; price: bigint | number; decimals: number; seats: number | null; genesis: string | null; mint: string | null; hostAddress: string | null; now: Date }, UpsertSaleRow>(
  'tickets_upsert_sale',
  `insert into ticket_sales as sale (stream_id, host_id, title, scheduled_for,
  unit, price, decimals, seats, genesis, mint, host_address, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict (stream_id) do update set unit = excluded.unit, price = excluded.price, decimals = excluded.decimals, seats = excluded.seats,
  genesis = excluded.genesis, mint = excluded.mint, host_address = excluded.host_address, title = excluded.title
where sale.state = 'open' and (sale.sold = 0 or (
  sale.unit = excluded.unit and sale.price = excluded.price and sale.mint is not distinct from excluded.mint
  and (excluded.seats is null or excluded.seats >= sale.sold)))
returning sale.stream_id`,
  (p) => [p.streamId, p.hostId, p.title, p.scheduledFor, p.unit, p.price, p.decimals, p.seats, p.genesis, p.mint, p.hostAddress, p.now],
);

export interface DeleteSaleRow {
  stream_id: StreamId;
}

export const deleteSale = maybe<{ streamId: StreamId; hostId: MemberId }, DeleteSaleRow>(
  'tickets_delete_sale',
  `delete from ticket_sales where stream_id = $1 and host_id = $2 and sold = 0 and state = 'open'
returning stream_id`,
  (p) => [p.streamId, p.hostId],
);

export interface SaleRow {
  stream_id: StreamId;
  host_id: MemberId | null;
  title: string;
  scheduled_for: Date;
  unit: TicketSaleUnit;
  price: string;
  decimals: number;
  seats: number | null;
  sold: number;
  genesis: string | null;
  mint: string | null;
  host_address: string | null;
  state: TicketSaleState;
}

export const selectSale = maybe<{ streamId: StreamId }, SaleRow>(
  'tickets_select_sale',
  `select sale.stream_id, sale.host_id, sale.title, sale.scheduled_for, sale.unit, sale.price, sale.decimals, sale.seats, sale.sold,
  sale.genesis, sale.mint, sale.host_address, sale.state from ticket_sales sale where sale.stream_id = $1`,
  (p) => [p.streamId],
);

/** Whoever buys, or ends the sale, waits here: seats are counted by one after the other. */
export const lockSale = maybe<{ streamId: StreamId }, SaleRow>(
  'tickets_lock_sale',
  `select sale.stream_id, sale.host_id, sale.title, sale.scheduled_for, sale.unit, sale.price, sale.decimals, sale.seats, sale.sold,
  sale.genesis, sale.mint, sale.host_address, sale.state from ticket_sales sale where sale.stream_id = $1 for update`,
  (p) => [p.streamId],
);

export const takeSeat = exec<{ streamId: StreamId }>(
  'tickets_take_seat',
  `update ticket_sales set sold = sold + 1 where stream_id = $1`,
  (p) => [p.streamId],
);

export interface SelectToEndRow {
  stream_id: StreamId;
}

/** Sales of streams that are over, gone, hidden, or too late. */
export const selectToEnd = many<{ late: Date }, SelectToEndRow>(
  'tickets_select_to_end',
  `select sale.stream_id from ticket_sales sale left join streams s on s.id = sale.stream_id
where sale.state = 'open' and (
  s.id is null or s.hidden_at is not null or s.state = 'ended' or (s.state = 'scheduled' and s.scheduled_for < $1::timestamptz))
limit 50`,
  (p) => [p.late],
);

export const updateSaleState = exec<{ state: TicketSaleState; now: Date; streamId: StreamId }>(
  'tickets_update_sale_state',
  `update ticket_sales set state = $1, settled_at = $2 where stream_id = $3 and state = 'open'`,
  (p) => [p.state, p.now, p.streamId],
);
