-- What a member takes along, and what goes with them.

-- name: exportPosts :many
-- for: author
select id, content, facets, image_url, media, more_media, quote_of, warning, likes_count, comments_count, shares_count,
  reposts_count, quotes_count, gifts_count, gifts_total, hidden_at, edited_at, imported_from, created_at
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

-- name: exportReposts :many
-- for: whoever reacted
select r.id, r.post_id, author.username as author, r.created_at
from reposts r join posts p on p.id = r.post_id join members author on author.id = p.member_id
where r.member_id = :member_id order by r.id;

-- name: exportPolls :many
-- for: author
select q.post_id, q.options, q.votes, q.ends_at
from post_polls q join posts p on p.id = q.post_id where p.member_id = :member_id order by q.post_id;

-- name: exportVotes :many
-- for: whoever voted
select v.post_id, author.username as author, q.options[v.choice + 1] as chosen, v.created_at
from post_votes v join post_polls q on q.post_id = v.post_id join posts p on p.id = v.post_id
join members author on author.id = p.member_id
where v.member_id = :member_id order by v.created_at;

-- name: exportVersions :many
-- for: author
select v.post_id, v.version, v.content, v.facets, v.warning, v.until
from post_versions v join posts p on p.id = v.post_id where p.member_id = :member_id order by v.post_id, v.version;

-- name: eraseLikes :exec
-- The counts on the posts of others remain true.
with gone as (delete from likes where member_id = :member_id returning post_id)
update posts set likes_count = likes_count - 1 where id in (select post_id from gone);

-- name: eraseShares :exec
with gone as (delete from shares where member_id = :member_id returning post_id)
update posts set shares_count = shares_count - 1 where id in (select post_id from gone);

-- name: eraseReposts :exec
with gone as (delete from reposts where member_id = :member_id returning post_id)
update posts set reposts_count = reposts_count - 1 where id in (select post_id from gone);

-- name: eraseVotes :exec
delete from post_votes where member_id = :member_id;

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
