-- The rows of the test network. They are the chain: there is no other state.

-- name: insertGenesis :exec
insert into chain_genesis (secret, started_at, lamports) values (:secret, :now, :lamports) on conflict do nothing;

-- name: selectGenesis :one
select secret, started_at, lamports, top_slot from chain_genesis;

-- name: keepTopSlot :exec
update chain_genesis set top_slot = greatest(top_slot, :slot);

-- name: insertFirstAccount :exec
-- The one that holds everything on the first day.
insert into chain_accounts (address, lamports, owner, data, slot)
select :address, lamports, '11111111111111111111111111111111', ''::bytea, 0 from chain_genesis
where not exists (select from chain_transactions)
on conflict do nothing;

-- name: lockChain :exec
-- One transaction of the chain at a time, in whatever process.
select pg_advisory_xact_lock(:lock::bigint);

-- name: selectAccounts :many
-- row: ChainAccountRow
select address, lamports, owner, data, slot, paid from chain_accounts where address = any(:addresses);

-- name: selectByHolder :many
-- Of a token account the mint is its first 32 bytes, and the amount the 8 after its holder. Anybody can open accounts for
-- anybody: those with something in them come first, then what changed last.
-- row: ChainAccountRow
select address, lamports, owner, data, slot, paid from chain_accounts
where holder = :holder and (:mint?::bytea is null or substring(data from 1 for 32) = :mint)
  and (:program?::text is null or owner = :program)
order by substring(data from 65 for 8) = '\x0000000000000000', slot desc, address limit :limit!;

-- name: selectLargest :many
-- Accounts of one mint with something in them, the fullest first. The amount is written lowest byte first: turned around, the
-- bytes sort as the number does.
-- row: ChainAccountRow
select address, lamports, owner, data, slot, paid from chain_accounts
where holder is not null and substring(data from 1 for 32) = :mint::bytea and substring(data from 65 for 8) <> '\x0000000000000000'
order by substring(data from 72 for 1) || substring(data from 71 for 1) || substring(data from 70 for 1)
  || substring(data from 69 for 1) || substring(data from 68 for 1) || substring(data from 67 for 1)
  || substring(data from 66 for 1) || substring(data from 65 for 1) desc, address limit :limit!;

-- name: selectChainViolations :many
-- CHN-04: every way in which the books of the test network could be wrong, as rows.
select 'lamports: ' || coalesce((select sum(lamports) from chain_accounts), 0) || ' held and '
  || coalesce((select sum(fee) from chain_transactions), 0) || ' paid as fees of ' || g.lamports as "violation!"
from chain_genesis g
where exists (select from chain_accounts)
  and coalesce((select sum(lamports) from chain_accounts), 0) + coalesce((select sum(fee) from chain_transactions), 0)
    <> g.lamports
union all
select 'transaction ' || t.signature || ' touches nobody'
from chain_transactions t where not exists (select from chain_touches c where c.seq = t.seq);

-- name: selectTokenData :many
-- For the same question about tokens: mints, and accounts of tokens.
select address, owner, data from chain_accounts
where owner in ('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb');
