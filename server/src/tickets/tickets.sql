-- The right to enter, and what becomes of what was paid for it.

-- macro: ticket_columns(ticket, sale, stream, host, viewer)
:ticket.id, :ticket.stream_id, :ticket.unit, :ticket.price, :ticket.state, :ticket.created_at, :ticket.settled_at, :sale.title, :sale.decimals,
  :sale.scheduled_for, :stream.state as "stream_state?", :host.id as "host_id?", :host.username as "username?",
  :host.display_name as "display_name?", :host.avatar_url as "avatar_url?", :host.verified as "verified?",
  :host.verified_by as "verified_by?", :host.platinum as "platinum?", receipt.mint as "receipt_mint?",
  receipt.address as "receipt_address?", receipt.state as "receipt_state?"

-- macro: ticket_tables(viewer)
stream_tickets t join ticket_sales sale on sale.stream_id = t.stream_id
left join (streams s join members h on h.id = s.host_id) on s.id = t.stream_id and can_watch(:viewer, s)
left join ticket_orders receipt on receipt.ticket_id = t.id and receipt.what = 'receipt' and receipt.state <> 'failed'

-- name: insertTicket :exec
insert into stream_tickets (id, stream_id, member_id, unit, price, transfer_id, invoice_id, created_at)
values (:id, :stream_id, :member_id!, :unit, :price, :transfer_id, :invoice_id, :now);

-- name: selectOwnTicket :maybe
-- row: TicketRow
select ticket_columns(t, sale, s, h, :viewer) from ticket_tables(:viewer)
where t.stream_id = :stream_id and t.member_id = :viewer;

-- name: selectOwnTickets :many
-- row: TicketRow
select ticket_columns(t, sale, s, h, :viewer) from ticket_tables(:viewer)
where t.member_id = :viewer and t.id < :before order by t.id desc limit :limit;

-- name: selectToSettle :many
-- Whose stream has happened, or will not.
-- for: the program itself
select t.id from stream_tickets t join ticket_sales sale on sale.stream_id = t.stream_id
where t.state = 'held' and sale.state <> 'open' and (t.unit = 'WGM' or sale.genesis = :genesis?::text)
  and t.id > :after order by t.id limit :limit;

-- name: selectShutOut :many
-- Whoever has paid and is blocked by the host while the stream runs: to let them in again at its end is no use to them.
-- for: the program itself
select t.id from streams s join ticket_sales sale on sale.stream_id = s.id join stream_tickets t on t.stream_id = s.id
where s.state = 'live' and sale.state = 'open' and t.state = 'held' and (t.unit = 'WGM' or sale.genesis = :genesis?::text)
  and is_blocked_by(t.member_id, sale.host_id)
order by t.id limit :limit;

-- name: lockTicket :maybe
-- With what decides whether its host gets what was paid. A host who blocks whoever has a ticket has not let them in.
-- for: the program itself
select t.id, t.stream_id, t.member_id, t.unit, t.price, t.transfer_id, t.invoice_id, t.state, sale.title, sale.decimals,
  sale.host_id, sale.state as sale_state,
  sale.genesis, sale.mint, sale.host_address, is_blocked_by(t.member_id, sale.host_id) as is_blocked,
  exists (select 1 from streams s where s.id = t.stream_id and s.state = 'live') as "is_live!"
from stream_tickets t join ticket_sales sale on sale.stream_id = t.stream_id where t.id = :id for update of t;

-- name: updateTicketState :exec
update stream_tickets set state = :state, settled_at = :settled_at? where id = :id;

-- name: selectTicketViolations :many
-- for: tests
-- P7: seats that are counted wrong, tickets that nobody paid, and credit that is held for none.
select 'the seats of ' || sale.stream_id || ' are counted wrong' as "violation!" from ticket_sales sale
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
where held.amount <> due.amount;
