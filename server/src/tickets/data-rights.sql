-- What a member takes along, and what goes with them. What was paid stays with the stream until that has happened, or not.

-- name: exportSales :many
-- for: host
select stream_id, title, scheduled_for, unit, price, decimals, seats, sold, genesis, mint, host_address, state, created_at, settled_at
from ticket_sales where host_id = :member_id order by created_at;

-- name: exportTickets :many
-- for: the member
select sale.title, sale.scheduled_for, t.stream_id, t.unit, t.price, t.transfer_id, t.invoice_id, t.state, t.created_at, t.settled_at
from stream_tickets t join ticket_sales sale on sale.stream_id = t.stream_id where t.member_id = :member_id order by t.id;

-- name: exportOrders :many
-- for: the member
select what, ticket_id, genesis, mint, address, amount, state, created_at, settled_at
from ticket_orders where member_id = :member_id order by id;

-- name: letTicketsGo :exec
-- Their seat stays taken, and what they paid goes where it would have gone.
update stream_tickets set member_id = null where member_id = :member_id;

-- name: letOrdersGo :exec
update ticket_orders set member_id = null where member_id = :member_id;

-- name: letSalesGo :exec
-- Whoever has a ticket gets back what they paid.
update ticket_sales set host_id = null, title = '', host_address = null where host_id = :member_id;

-- name: forgetSales :exec
-- Of demo members, before they are made anew.
delete from ticket_sales where host_id = any(:member_ids::uuid[]);

-- name: forgetTickets :exec
delete from stream_tickets where member_id = any(:member_ids::uuid[]);
