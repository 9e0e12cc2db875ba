-- What tokens are traded with, and how their prices went.

-- name: insertPool :maybe
-- Nothing where there is one already.
insert into swap_pools (id, genesis, mint, program, decimals, symbol, sol, tokens, created_at)
values (:id, :genesis, :mint, :program, :decimals, :symbol, :sol, :tokens, :now)
on conflict (genesis, mint) do nothing returning id;

-- name: sumSol :one
-- What lies at the desk's address for pools that are open already.
select coalesce(sum(sol), 0)::text as "sol!" from swap_pools where genesis = :genesis;

-- name: selectPool :maybe
-- What has landed and what is under way are of one moment: a trade that lands meanwhile is in one of them, and once.
select p.id, p.genesis, p.mint, p.program, p.decimals, p.symbol, p.sol, p.tokens,
  (select coalesce(sum(t.amount_in), 0)::text from swap_trades t where t.pool_id = p.id and t.state = 'sent' and t.side = 'buy') as "buy_in!",
  (select coalesce(sum(t.amount_out), 0)::text from swap_trades t where t.pool_id = p.id and t.state = 'sent' and t.side = 'buy') as "buy_out!",
  (select coalesce(sum(t.amount_in), 0)::text from swap_trades t where t.pool_id = p.id and t.state = 'sent' and t.side = 'sell') as "sell_in!",
  (select coalesce(sum(t.amount_out), 0)::text from swap_trades t where t.pool_id = p.id and t.state = 'sent' and t.side = 'sell') as "sell_out!"
from swap_pools p where p.genesis = :genesis and p.mint = :mint;

-- name: selectPools :many
-- for: operators
-- All of a network, the oldest first, with what happened lately and what the desk still has to give.
select p.mint, p.decimals, p.symbol, p.sol, p.tokens,
  (select count(*)::int from swap_trades t where t.pool_id = p.id and t.state = 'landed' and t.created_at > :since) as "trades!",
  (select count(*)::int from swap_trades t where t.pool_id = p.id and t.state = 'sent') as "underway!",
  (select coalesce(sum(v.volume), 0)::text from swap_prices v where v.pool_id = p.id and v.span = 'quarter' and v.at > :since) as "volume!",
  (select coalesce(sum(t.amount_out), 0)::text from swap_trades t where t.pool_id = p.id and t.state = 'sent' and t.side = 'buy') as "tokens_out!",
  (select coalesce(sum(t.amount_out), 0)::text from swap_trades t where t.pool_id = p.id and t.state = 'sent' and t.side = 'sell') as "sol_out!"
from swap_pools p where p.genesis = :genesis order by p.id limit :limit;

-- name: lockPool :maybe
-- Trades of one pool take turns, and none lands meanwhile: what is under way is counted after this.
select id, genesis, sol, tokens from swap_pools where id = :id for update;

-- name: selectUnderway :many
-- One row for each side that has any.
select side, sum(amount_in)::text as "amount_in!", sum(amount_out)::text as "amount_out!"
from swap_trades where pool_id = :pool_id and state = 'sent' group by side;

-- name: moveReserves :one
-- A trade has landed; each of the two may be less than nothing.
update swap_pools set sol = sol + :sol, tokens = tokens + :tokens where id = :id returning mint, decimals, sol, tokens;

-- name: upsertPrices :exec
-- One trade, or the opening, in each of the spans that it fell into.
insert into swap_prices (pool_id, span, at, low, high, close, volume)
select :pool_id, named.span, date_bin(named.width, :at::timestamptz, timestamptz '2024-01-01 00:00:00+00'), :price::numeric, :price::numeric, :price::numeric, :volume::numeric
from (values ('quarter', interval '15 minutes'), ('hour', interval '1 hour'), ('six', interval '6 hours'), ('day', interval '1 day')) as named (span, width)
on conflict (pool_id, span, at) do update set
  low = least(swap_prices.low, excluded.low),
  high = greatest(swap_prices.high, excluded.high),
  close = excluded.close,
  volume = swap_prices.volume + excluded.volume;

-- name: selectPrices :many
-- row: PriceRow
select at, low, high, close, volume from (
  select at, low, high, close, volume from swap_prices
  where pool_id = :pool_id and span = :span and at > :since order by at desc limit :limit
) latest order by at;

-- name: selectPriceBefore :maybe
-- Where a range begins, the price is what it was before.
-- row: PriceRow
select at, low, high, close, volume from swap_prices
where pool_id = :pool_id and span = :span and at <= :before order by at desc limit 1;

-- name: selectVolume :one
select coalesce(sum(volume), 0)::text as "volume!" from swap_prices
where pool_id = :pool_id and span = 'quarter' and at > :since;
