-- What a member takes along, and what goes with them.

-- name: exportPosts :many
-- for: author
select id, content, facets, image_url, media, likes_count, comments_count, shares_count, gifts_count, gifts_total, hidden_at, created_at
from posts where member_id = :member_id order by id;

-- macro: reactions_of(table)
select r.post_id, author.username as author, r.created_at
from :table r join posts p on p.id = r.post_id join members author on author.id = p.member_id
where r.member_id = :member_id order by r.created_at

-- name: exportLikes :many
-- row: ReactionExport
-- for: whoever reacted
reactions_of(likes);

-- name: exportShares :many
-- row: ReactionExport
-- for: whoever reacted
reactions_of(shares);

-- name: exportGifts :many
select g.id, g.post_id, sender.username as sender, receiver.username as receiver, g.amount, g.created_at
from gifts g join members sender on sender.id = g.sender_id join members receiver on receiver.id = g.receiver_id
where g.sender_id = :member_id or g.receiver_id = :member_id order by g.id;

-- name: eraseLikes :exec
-- The counts on the posts of others remain true.
with gone as (delete from likes where member_id = :member_id returning post_id)
update posts set likes_count = likes_count - 1 where id in (select post_id from gone);

-- name: eraseShares :exec
with gone as (delete from shares where member_id = :member_id returning post_id)
update posts set shares_count = shares_count - 1 where id in (select post_id from gone);

-- name: eraseGifts :exec
with gone as (delete from gifts where sender_id = :member_id returning post_id, amount)
update posts p set gifts_count = p.gifts_count - sent.n, gifts_total = p.gifts_total - sent.sum
from (select post_id, count(*)::int as n, sum(amount)::bigint as sum from gone group by post_id) sent
where sent.post_id = p.id;

-- name: erasePosts :exec
-- What others did to these posts goes with them, and so do their files.
delete from posts where member_id = :member_id;

-- name: eraseTimelines :exec
delete from timelines where member_id = :member_id or author_id = :member_id;
