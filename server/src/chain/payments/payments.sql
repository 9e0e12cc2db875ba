-- Payments that members have signed here. A row is there before anything is sent, and belongs to one network.

-- macro: payment_columns(p)
:p.signature, :p.state, :p.error, :p.to_address, :p.created_at, :p.settled_at

-- name: insertPayment :maybe
-- No row: these very bytes are there already.
-- row: PaymentRow
insert into chain_payments as p (signature, genesis, member_id, bytes, last_valid_height, state, to_address, created_at)
values (:signature, :genesis, :member_id, :bytes, :last_valid_height, 'signed', :to_address, :now)
on conflict (signature) do nothing
returning payment_columns(p);

-- name: selectPayment :maybe
-- row: PaymentRow
select payment_columns(p) from chain_payments p
where p.signature = :signature and p.member_id = :member_id and p.genesis = :genesis;

-- name: selectPayments :many
-- Newest first, from a place on.
-- row: PaymentRow
select payment_columns(p) from chain_payments p
where p.member_id = :member_id and p.genesis = :genesis and (not :is_open::bool or p.settled_at is null)
  and (:before_at?::timestamptz is null or (p.created_at, p.signature) < (:before_at, :before_signature?))
order by p.created_at desc, p.signature desc limit :count;

-- name: countOpenPayments :one
select count(*)::int as "open!" from chain_payments where member_id = :member_id and genesis = :genesis and settled_at is null;

-- name: selectFollowed :maybe
-- What somebody has to know to follow it; nothing once it is settled.
select p.signature, p.genesis, p.member_id, p.bytes, p.last_valid_height, p.state, p.error, p.created_at
from chain_payments p where p.signature = :signature and p.settled_at is null;

-- name: updateLastHeight :exec
-- Where nobody could say the height when it arrived.
update chain_payments set last_valid_height = :last_valid_height where signature = :signature;

-- name: updatePayment :maybe
-- Only forward, and only what is news. What was seen confirmed is never told to have expired.
update chain_payments p set state = :state, error = :error?, settled_at = :settled_at?
where p.signature = :signature and p.settled_at is null and (p.state, p.error) is distinct from (:state, :error)
  and not (p.state = 'sent' and :state = 'signed')
  and not (p.state = 'confirmed' and :state in ('signed', 'sent', 'expired'))
returning p.state;

-- name: followOpenPayments :exec
-- Those of this network that nobody follows: another network was in use meanwhile, or whoever followed them gave up.
enqueue_jobs('chain.follow', select p.signature as key, null::text as lane, p.member_id, '{}'::jsonb as payload, :now::timestamptz as due_at
  from chain_payments p where p.genesis = :genesis and p.settled_at is null
  and not exists (select 1 from jobs j where j.kind = 'chain.follow' and j.key = p.signature and j.failed_at is null));

-- name: exportPayments :many
select signature, genesis as network, encode(bytes, 'base64') as transaction, last_valid_height, state, error, to_address,
  created_at, settled_at
from chain_payments where member_id = :member_id order by created_at, signature;

-- name: erasePayments :exec
delete from chain_payments where member_id = :member_id;
