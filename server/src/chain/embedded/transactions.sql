-- What has landed on the test network.

-- name: saveTransaction :exec
-- Everything that one transaction changes, as one statement.
with landed as (
  insert into chain_transactions (signature, slot, landed_at, error, fee, bytes, meta, memo)
  values (:signature, :slot, :now, :error, :fee, :bytes, :meta, :memo)
  returning seq
), touched as (
  insert into chain_touches (address, seq)
  select address, landed.seq from landed, unnest(:touched::text[]) as address
), gone as (
  delete from chain_accounts where address = any(:gone::text[])
)
insert into chain_accounts (address, lamports, owner, data, slot, paid)
select address, lamports, owner, data, :slot, case when address = :payer::text then 1 else 0 end
from unnest(:addresses::text[], :lamports::numeric[], :owners::text[], :data::bytea[])
  as changed (address, lamports, owner, data)
on conflict (address) do update set
  lamports = excluded.lamports,
  owner = excluded.owner,
  data = excluded.data,
  slot = excluded.slot,
  paid = chain_accounts.paid + excluded.paid;

-- name: selectTransactions :many
-- row: ChainTransactionRow
-- The meta as text: its numbers may pass 2^53.
select signature, slot, landed_at, error, bytes, meta::text as "meta!", memo
from chain_transactions where signature = any(:signatures);

-- name: selectStatuses :many
select signature, slot, error from chain_transactions where signature = any(:signatures);

-- name: selectSameMessage :maybe
-- What the payer has landed since, with these very bytes after its signatures.
select x.signature from chain_touches t join chain_transactions x on x.seq = t.seq
where t.address = :payer and x.slot >= :since and substring(x.bytes from length(x.bytes) - length(:message::bytea) + 1) = :message
limit 1;

-- name: selectSeq :maybe
select seq from chain_transactions where signature = :signature;

-- name: selectHistory :many
select x.signature, x.slot, x.landed_at, x.error, x.memo
from chain_touches t join chain_transactions x on x.seq = t.seq
where t.address = :address
  and (:before_seq?::bigint is null or t.seq < :before_seq)
  and (:until_seq?::bigint is null or t.seq > :until_seq)
order by t.seq desc
limit :limit;

-- name: countTransactions :one
select coalesce(max(seq), 0) as "count!" from chain_transactions;
