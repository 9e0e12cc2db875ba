-- What the server itself pays. Each order is settled once, by the room that asked for it.

-- macro: order_columns(o)
:o.id, :o.kind, :o.genesis, :o.tries, :o.signature, :o.bytes, :o.last_valid_height, :o.state, :o.error, :o.created_at

-- name: insertOrder :exec
insert into chain_orders (id, kind, genesis, created_at) values (:id, :kind, :genesis, :now);

-- name: insertSignedOrder :exec
insert into chain_orders (id, kind, genesis, tries, signature, bytes, state, created_at)
values (:id, :kind, :genesis, 1, :signature!, :bytes!, 'signed', :now);

-- name: selectOrder :maybe
-- Nothing once it is settled.
-- row: OrderRow
select order_columns(o) from chain_orders o where o.id = :id and o.settled_at is null;

-- name: updateSigned :maybe
-- Only one that is not: of two processes that sign at once, one sends.
update chain_orders set signature = :signature!, bytes = :bytes!, last_valid_height = :last_valid_height, state = 'signed',
  tries = tries + 1, error = null
where id = :id and state = 'waiting' returning id;

-- name: updateUnsigned :exec
-- Its time is over for good: it is signed anew.
update chain_orders set signature = null, bytes = null, last_valid_height = 0, state = 'waiting'
where id = :id and settled_at is null;

-- name: updateOrder :exec
update chain_orders set state = :state, error = :error?, settled_at = :settled_at?
where id = :id and settled_at is null;

-- name: updateOrderHeight :exec
update chain_orders set last_valid_height = :last_valid_height where id = :id;

-- name: followOpenOrders :exec
-- Those of this network that nobody follows any more.
enqueue_jobs('chain.order', select o.id::text as key, null::text as lane, null::uuid as member_id, '{}'::jsonb as payload, :now::timestamptz as due_at
  from chain_orders o where o.genesis = :genesis and o.settled_at is null
  and not exists (select 1 from jobs j where j.kind = 'chain.order' and j.key = o.id::text and j.failed_at is null));

-- name: selectOrderFigures :many
-- What the server has still to pay on this network, by where it stands.
select state, count(*)::int as "orders!",
  coalesce(extract(epoch from :now::timestamptz - min(created_at)), 0)::float8 as "oldest_s!"
from chain_orders where genesis = :genesis and settled_at is null group by state order by state;
