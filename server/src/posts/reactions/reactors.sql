-- The people behind a count (MEND-25). Whom the viewer may not see is not in it, though the count has them: a private
-- member's likes are for those they let in.

-- name: selectLikers :many
-- row: ReactorRow
select card_columns(m), r.created_at as since, null::text as "amount?"
from likes r join members m on m.id = r.member_id
where r.post_id = :post_id and (r.created_at, r.member_id) < (:before, :before_id) and can_read(:viewer?, m.id)
order by r.created_at desc, r.member_id desc limit :limit!;

-- name: selectReposters :many
-- row: ReactorRow
select card_columns(m), r.created_at as since, null::text as "amount?"
from reposts r join members m on m.id = r.member_id
where r.post_id = :post_id and (r.created_at, r.member_id) < (:before, :before_id) and can_read(:viewer?, m.id)
order by r.created_at desc, r.member_id desc limit :limit!;

-- name: selectGivers :many
-- row: ReactorRow
select card_columns(m), r.since as "since!", r.amount as "amount?"
from (
  select sender_id, max(created_at) as since, sum(amount)::text as amount
  from gifts where post_id = :post_id group by sender_id
) r join members m on m.id = r.sender_id
where (r.since, r.sender_id) < (:before, :before_id) and can_read(:viewer?, m.id)
order by r.since desc, r.sender_id desc limit :limit!;
