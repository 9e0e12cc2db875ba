-- What receipts are called.

-- name: selectReceiptNames :many
-- for: anyone; the title stands beside the receipt on the network
select o.mint, sale.title, sale.stream_id from ticket_orders o
join stream_tickets t on t.id = o.ticket_id join ticket_sales sale on sale.stream_id = t.stream_id
where o.what = 'receipt' and o.mint = any (:mints) and o.genesis = :genesis;
