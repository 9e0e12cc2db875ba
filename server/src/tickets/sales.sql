-- What a host sells, and what became of it.

-- name: selectKeptOut :many
-- Of pairs of members, or guests, and streams: those whom a sale keeps out. Operators are found among them afterwards.
-- for: the door of streams, which has looked who may see them
select j.at::int, m.username as "username?", m.email as "email?", m.email_verified_at as "email_verified_at?", m.demo as "demo?"
from unnest(:member_ids?::uuid[], :stream_ids::uuid[]) with ordinality j (member_id, stream_id, at)
left join members m on m.id = j.member_id
where is_ticketed(j.stream_id) and not has_ticket(j.member_id, j.stream_id)
  and not exists (select 1 from streams s where s.id = j.stream_id and s.host_id = j.member_id);

-- macro: seen_stream(viewer)
select s.id, s.host_id, s.title, s.state, s.scheduled_for, s.started_at, s.ended_at, s.hidden_at
from streams s where s.id = :stream_id and can_watch(:viewer, s)

-- name: selectSeen :maybe
-- row: SeenStream
seen_stream(:viewer?);

-- name: lockSeen :maybe
-- It cannot begin, end or vanish until whoever buys is done.
-- row: SeenStream
seen_stream(:viewer) for share of s;

-- name: selectFate :maybe
-- for: the program itself
select s.state, s.scheduled_for, s.started_at, s.ended_at, s.hidden_at from streams s where s.id = :stream_id for share of s;

-- name: upsertSale :maybe
-- No row: somebody has a ticket already, and this would change what they paid for.
insert into ticket_sales as sale (stream_id, host_id, title, scheduled_for,
  unit, price, decimals, seats, genesis, mint, host_address, created_at)
values (:stream_id, :host_id!, :title, :scheduled_for, :unit, :price, :decimals, :seats, :genesis, :mint, :host_address, :now)
on conflict (stream_id) do update set unit = excluded.unit, price = excluded.price, decimals = excluded.decimals, seats = excluded.seats,
  genesis = excluded.genesis, mint = excluded.mint, host_address = excluded.host_address, title = excluded.title
where sale.state = 'open' and (sale.sold = 0 or (
  sale.unit = excluded.unit and sale.price = excluded.price and sale.mint is not distinct from excluded.mint
  and (excluded.seats is null or excluded.seats >= sale.sold)))
returning sale.stream_id;

-- name: deleteSale :maybe
delete from ticket_sales where stream_id = :stream_id and host_id = :host_id and sold = 0 and state = 'open'
returning stream_id;

-- name: selectSale :maybe
-- row: SaleRow
-- for: whoever was found to see the stream
select sale_columns(sale) from ticket_sales sale where sale.stream_id = :stream_id;

-- name: lockSale :maybe
-- Whoever buys, or ends the sale, waits here: seats are counted by one after the other.
-- row: SaleRow
-- for: whoever was found to see the stream
select sale_columns(sale) from ticket_sales sale where sale.stream_id = :stream_id for update;

-- name: takeSeat :exec
update ticket_sales set sold = sold + 1 where stream_id = :stream_id;

-- name: selectToEnd :many
-- Sales of streams that are over, gone, hidden, or too late.
-- for: the program itself
select sale.stream_id from ticket_sales sale left join streams s on s.id = sale.stream_id
where sale.state = 'open' and (
  s.id is null or s.hidden_at is not null or s.state = 'ended' or (s.state = 'scheduled' and s.scheduled_for < :late::timestamptz))
limit 50;

-- name: updateSaleState :exec
update ticket_sales set state = :state, settled_at = :now! where stream_id = :stream_id and state = 'open';
