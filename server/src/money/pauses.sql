-- What is paused, by whom and why: the newest line of the log about it says so.

-- name: selectPausesWithNotes :many
-- for: operators
select p.product, p.paused_at, l.reason as "note?", m.username as "by?"
from chain_pauses p
left join lateral (
  select d.reason, d.operator_id from moderation_log d
  where d.target = 'product' and d.about = p.product and d.action = 'pause' order by d.id desc limit 1
) l on true
left join members m on m.id = l.operator_id;

-- name: lockPause :maybe
-- for: operators
-- Whoever lets it go on waits, or has been faster.
select p.product from chain_pauses p where p.product = :product for update;
