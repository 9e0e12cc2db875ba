-- What the ticket key does on the network. Each is an order of the chain, and one that has failed for good is placed anew.

-- macro: order_of(o)
:o.id, :o.what, :o.ticket_id, :o.member_id, :o.genesis, :o.mint, :o.address, :o.amount, :o.state

-- name: insertTicketOrder :maybe
-- No row: it was placed before.
insert into ticket_orders (id, what, ticket_id, member_id, key, genesis, mint, address, amount, created_at)
values (:id, :what, :ticket_id?, :member_id?, :key, :genesis, :mint, :address, :amount, :now)
on conflict do nothing returning id;

-- name: selectTicketOrder :maybe
-- for: the program itself
-- row: TicketOrderRow
select order_of(o), coalesce(sale.title, '') as "title!", t.stream_id as "stream_id?" from ticket_orders o
left join stream_tickets t on t.id = o.ticket_id left join ticket_sales sale on sale.stream_id = t.stream_id
where o.id = :id;

-- name: updateTicketOrder :exec
update ticket_orders set state = :state, settled_at = :now! where id = :id and state = 'waiting';

-- name: selectFailedOrders :many
-- for: the program itself
select id from ticket_orders where state = 'failed' and genesis = :genesis and settled_at < :before! order by settled_at limit 50;

-- name: renewOrder :maybe
-- for: the program itself
-- Another order in its place. Nothing of it has landed, and nothing of it can.
update ticket_orders set id = :fresh_id, state = 'waiting', settled_at = null where id = :id and state = 'failed' returning genesis;

-- name: selectWithoutReceipt :many
-- for: the program itself
-- Who has linked an address, perhaps since they bought it: one for each, and few in a day, because the server pays for their
-- place and whoever gets one may sell it. Only tickets of late are looked at, each time.
select distinct on (t.member_id) t.id, t.member_id as "member_id!", l.address
from stream_tickets t join linked_addresses l on l.member_id = t.member_id
where t.id > :since and t.state in ('held', 'paying', 'paid')
  and not exists (select 1 from ticket_orders o where o.ticket_id = t.id and o.what = 'receipt')
  and (
    select count(*) from ticket_orders o
    where o.member_id = t.member_id and o.what = 'receipt' and o.created_at > :day_before
  ) < :daily
order by t.member_id, t.id limit :limit;

-- name: selectOwed :many
-- for: operators
-- What lies at the ticket key and is somebody's, by token: tickets that are not settled, what goes back, and what has arrived
-- of invoices that wait for the rest.
select owed.mint as "mint!", sum(owed.amount)::text as "amount!" from (
  select sale.mint, t.price as amount from stream_tickets t join ticket_sales sale on sale.stream_id = t.stream_id
  where t.unit = 'WGR' and t.state in ('held', 'paying', 'refunding') and sale.genesis = :genesis
  union all
  select o.mint, o.amount from ticket_orders o where o.what = 'return' and o.state <> 'done' and o.genesis = :genesis
  union all
  select i.mint, i.arrived from invoices i where i.purpose = 'ticket' and i.state = 'open' and i.genesis = :genesis
) owed group by owed.mint;
