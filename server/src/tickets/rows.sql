-- Who is let into a stream, and what is told of tickets and sales.

-- macro: is_ticketed(stream_id)
-- What did not happen as it was sold is nobody's to sell any more: then everybody may enter.
exists (select 1 from ticket_sales sale where sale.stream_id = :stream_id and sale.state <> 'off')

-- macro: has_ticket(member, stream_id)
exists (
  select 1 from stream_tickets own where own.stream_id = :stream_id and own.member_id = :member
    and own.state in ('held', 'paying', 'paid')
)

-- macro: sale_columns(sale)
:sale.stream_id, :sale.host_id, :sale.title, :sale.scheduled_for, :sale.unit, :sale.price, :sale.decimals, :sale.seats, :sale.sold,
  :sale.genesis, :sale.mint, :sale.host_address, :sale.state
