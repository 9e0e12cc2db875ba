-- How members read what they were told, and how much of it is new to them.

-- macro: notice_quote(content)
-- At most QUOTE_MAX characters.
case when length(:content) > 280 then rtrim(left(:content, 280)) || '…' else :content end

-- macro: notice_columns()
n.id, n.member_id, n.kind, n.details, not (is_notice_unread(n, n.member_id)) as is_read, n.created_at, n.from_id, p.id as post_id,
  n.comment_id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  notice_quote(p.content) as post_content, notice_quote(c.content) as comment_content

-- macro: joined_notices()
-- What the network itself tells may be about a post that its reader cannot see: it then leads nowhere and quotes nothing.
notices n left join members m on m.id = n.from_id
left join posts p on p.id = n.post_id and (n.from_id is not null or p.member_id = n.member_id)
left join comments c on c.id = n.comment_id

-- macro: unread_notices_of(member, hears, reads)
-- How many are unread, and how many of them have not been seen (D44): each exact up to 99, as UNREAD_MAX says.
select count(*)::int as unread, count(*) filter (where is_unseen)::int as unseen from (
  select n.id > notice_marked(seen_until, :member) as is_unseen from notices n
  where n.member_id = :member and is_notice_unread(n, :member) and is_notice_shown(n, :member, :hears, :reads)
  order by n.id desc limit 100
) newest

-- name: selectUnreadOf :one
-- row: Unread
with sight_of(:member_id)
unread_notices_of(:member_id, can_hear_at_once, can_read_at_once);

-- name: selectNotices :many
-- Newest first, each with the number of unread ones beside it.
-- row: NoticeRow
with sight_of(:member_id), counted as materialized (unread_notices_of(:member_id, can_hear_at_once, can_read_at_once))
select notice_columns(), counted.unread, counted.unseen from joined_notices() cross join counted
where n.member_id = :member_id and n.id < :before and is_notice_shown(n, :member_id, can_hear_at_once, can_read_at_once)
order by n.id desc limit :limit!;

-- name: selectUnread :many
-- The same number, of many members at once.
select whose.id as member_id, counted.unread, counted.unseen
from unnest(:member_ids::uuid[]) as whose (id) cross join lateral (unread_notices_of(whose.id, can_hear, can_read)) counted;

-- name: updateRead :exec
update notices set read_at = :now! where member_id = :member_id and id = any(:ids) and read_at is null;

-- macro: newest_notice()
-- The newest there is, or the one that was asked for when that is older: nobody has read what is still to come.
coalesce(
  (select n.id from notices n where n.member_id = :member_id and n.id <= :until order by n.id desc limit 1),
  '00000000-0000-0000-0000-000000000000'::uuid
)

-- name: markAllRead :one
-- Everything is read and seen. Answers how many were not.
with counted as materialized (
  select count(*)::int as marked from notices n
  where n.member_id = :member_id and n.id <= :until and is_notice_unread(n, :member_id)
), kept as (
  insert into notice_marks as k (member_id, read_until, seen_until)
  select :member_id, until, until from (select newest_notice() as until) named
  on conflict (member_id) do update set read_until = greatest(k.read_until, excluded.read_until),
    seen_until = greatest(k.seen_until, excluded.seen_until)
)
select marked from counted;

-- name: markAllSeen :exec
insert into notice_marks as k (member_id, seen_until) values (:member_id, newest_notice())
on conflict (member_id) do update set seen_until = greatest(k.seen_until, excluded.seen_until);
