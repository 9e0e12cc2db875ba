-- What an operator has stopped for a while.

-- name: selectPauses :many
select product from chain_pauses;

-- name: selectPause :maybe
select product from chain_pauses where product = :product;

-- name: insertPause :maybe
-- Nothing where it is paused already.
insert into chain_pauses (product, paused_at) values (:product, :now) on conflict do nothing returning product;

-- name: deletePause :maybe
delete from chain_pauses where product = :product returning product;
