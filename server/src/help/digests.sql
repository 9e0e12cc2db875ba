-- The weekly mail.

-- name: planDigests :one
-- A job for some who have not been written to this week: whoever inserts the row asks for it. Only those who asked for it, and
-- whose address is proved.
with planned as (
  insert into digests (member_id, week)
  select m.id, (:week::text)::date from members m join settings s on s.member_id = m.id
  where s.choices -> 'account' -> 'digests' = 'true' and m.state = 'active' and not m.demo
    and m.email is not null and m.email_verified_at is not null
    and not exists (select 1 from digests d where d.member_id = m.id and d.week = (:week::text)::date)
  order by m.id limit :count!
  on conflict do nothing returning member_id
), asked as (
  enqueue_jobs('help.digest', select null::text as key, null::text as lane, member_id, '{}'::jsonb as payload,
    :now::timestamptz as due_at from planned)
)
select count(*)::int as "planned!" from planned;

-- name: selectDigest :maybe
-- As it stands when it is sent; nothing for whoever wants it no more.
select m.id as member_id, m.email as "email!", m.display_name,
  (select count(*)::int from notices n where n.member_id = m.id and n.read_at is null and n.created_at > :since
    and not exists (select 1 from notice_marks k where k.member_id = m.id and n.id <= k.read_until)) as "unread!",
  (select count(*)::int from follows f where f.following_id = m.id and f.created_at > :since) as "followers!"
from members m join settings s on s.member_id = m.id
where m.id = :member_id and m.state = 'active' and m.email is not null and m.email_verified_at is not null
  and s.choices -> 'account' -> 'digests' = 'true';

-- name: selectDigestPosts :many
-- What those they follow wrote, as they may see it, best liked first.
select p.id, a.username, p.content, p.likes_count from follows f
join posts p on p.member_id = f.following_id join members a on a.id = p.member_id
where f.follower_id = :member_id and p.created_at > :since and can_read_unasked(:member_id, p.member_id)
  and is_unhidden(:member_id, p)
order by likes_of_others(p) desc, p.id desc limit 5;

-- name: exportDigests :many
select week::text as week from digests where member_id = :member_id order by week;

-- name: eraseDigests :exec
delete from digests where member_id = :member_id;
