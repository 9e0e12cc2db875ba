-- Offers, and what became of those that were taken.

-- macro: trade_columns(t, p)
-- Whether a lost one was refused or never landed is what its order says.
:t.id, :t.member_id, :t.address, :t.side, :t.amount_in, :t.amount_out, :t.fee, :t.signature, :t.state, :t.created_at, :t.settled_at,
  :p.mint, :p.symbol, :p.decimals, exists (select 1 from chain_orders o where o.id = :t.id and o.state = 'failed') as is_refused

-- name: insertQuote :exec
insert into swap_quotes (id, pool_id, member_id, address, side, amount_in, amount_out, least_out, fee, impact, message, created_at, expires_at)
values (:id, :pool_id, :member_id, :address, :side, :amount_in, :amount_out, :least_out, :fee, :impact, :message, :now, :expires_at);

-- name: selectQuote :maybe
-- for: the member
select q.id, q.pool_id, q.address, q.side, q.amount_in, q.amount_out, q.fee, q.message, q.expires_at
from swap_quotes q where q.id = :id and q.member_id = :member_id;

-- name: deleteQuote :maybe
-- for: the member
-- Whoever deletes it has taken it: of two requests at once, one does.
delete from swap_quotes where id = :id and member_id = :member_id returning id;

-- name: deleteOldQuotes :exec
delete from swap_quotes where expires_at < :before;

-- name: insertTrade :exec
insert into swap_trades (id, pool_id, member_id, address, side, amount_in, amount_out, fee, signature, created_at)
values (:id, :pool_id, :member_id!, :address, :side, :amount_in, :amount_out, :fee, :signature, :now);

-- name: countOpen :one
-- for: the member
select count(*)::int as "open!" from swap_trades where member_id = :member_id and state = 'sent';

-- name: settleTrade :maybe
-- Once: whoever comes later finds it settled.
update swap_trades set state = :state, settled_at = :now! where id = :id and state = 'sent'
returning pool_id, member_id, side, amount_in, amount_out, created_at;

-- name: selectTrade :maybe
-- row: TradeRow
select trade_columns(t, p) from swap_trades t join swap_pools p on p.id = t.pool_id where t.id = :id;

-- name: selectOwnTrades :many
-- for: the member
-- row: TradeRow
select trade_columns(t, p) from swap_trades t join swap_pools p on p.id = t.pool_id
where t.member_id = :member_id and t.id < :before order by t.id desc limit :limit;

-- name: selectLanded :many
-- for: everybody: who traded is not said
select id, side, amount_in, amount_out, signature, created_at from swap_trades
where pool_id = :pool_id and state = 'landed' and id < :before order by id desc limit :limit;

-- name: exportTrades :many
select t.address, p.mint, p.symbol, t.side, t.amount_in, t.amount_out, t.fee, t.signature, t.state, t.created_at, t.settled_at
from swap_trades t join swap_pools p on p.id = t.pool_id where t.member_id = :member_id order by t.id;

-- name: exportQuotes :many
select pool_id, address, side, amount_in, amount_out, least_out, fee, impact, created_at, expires_at from swap_quotes where member_id = :member_id order by id;

-- name: eraseQuotes :exec
delete from swap_quotes where member_id = :member_id;

-- name: letTradesGo :exec
-- The pool's books need every trade; whose it was is no longer known.
update swap_trades set member_id = null, address = '' where member_id = :member_id;
