-- What is written or taken away in bulk emits nothing: here it is counted from the rows, in the same transaction.

-- macro: utc_day(at)
(:at at time zone 'utc')::date

-- macro: sum_days(sign)
select member_id, day, :sign * count(*) filter (where what = 'posts') as posts,
  :sign * count(*) filter (where what = 'likes') as likes, :sign * count(*) filter (where what = 'comments') as comments,
  :sign * count(*) filter (where what = 'shares') as shares, :sign * count(*) filter (where what = 'bookmarks') as bookmarks,
  :sign * count(*) filter (where what = 'views') as views, :sign * count(*) filter (where what = 'profile_views') as profile_views
from happened group by member_id, day

-- macro: reactions_on(table, what)
select p.member_id, utc_day(r.created_at), :what from :table r join posts p on p.id = r.post_id where p.id = any(:post_ids)

-- name: countNewPosts :exec
-- Posts that were made in this transaction, with everything that came with them.
with happened as (
  select member_id, utc_day(created_at) as day, 'posts' as what from posts where id = any(:post_ids)
  union all reactions_on(likes, 'likes') union all reactions_on(comments, 'comments')
  union all reactions_on(shares, 'shares') union all reactions_on(bookmarks, 'bookmarks')
  union all select p.member_id, v.day, 'views' from views v join posts p on p.id = v.target_id where p.id = any(:post_ids)
), days as (
  sum_days(1)
), daily as (
  add_days(days)
)
insert into standings (post_id, member_id, likes, views)
select id, member_id, likes_count, (select count(*) from views v where v.target_id = posts.id) from posts where id = any(:post_ids)
on conflict do nothing;

-- name: insertSeedViews :exec
insert into views (target_id, viewer_id, day)
select "targetId", "viewerId", day from jsonb_to_recordset(:views) as seen ("targetId" uuid, "viewerId" uuid, day date)
on conflict do nothing;

-- macro: reactions_by(table, what, mine)
select p.member_id, p.id as post_id, utc_day(r.created_at) as day, :what as what
from :table r join posts p on p.id = r.post_id where p.member_id <> :member_id and :mine

-- name: uncountMember :exec
-- What a member did to others comes off the others' days and standings. Replies to their comments go with these.
with recursive thread as (
  select id from comments where member_id = :member_id
  union select c.id from comments c join thread t on c.parent_id = t.id
), gone as (
  delete from views where viewer_id = :member_id returning target_id, day
), happened as (
  reactions_by(likes, 'likes', r.member_id = :member_id)
  union all reactions_by(shares, 'shares', r.member_id = :member_id)
  union all reactions_by(bookmarks, 'bookmarks', r.member_id = :member_id)
  union all reactions_by(comments, 'comments', r.id in (select id from thread))
  union all select p.member_id, p.id, gone.day, 'views' from gone join posts p on p.id = gone.target_id where p.member_id <> :member_id
  union all select m.id, null, gone.day, 'profile_views' from gone join members m on m.id = gone.target_id where m.id <> :member_id
), days as (
  sum_days(-1)
), daily as (
  add_days(days)
), liked as (
  insert into standings_due (member_id, post_id)
  select distinct member_id, post_id from happened where what = 'likes' order by 1, 2 on conflict do nothing
), unseen as (
  select post_id, count(*) as views from happened where what = 'views' and post_id is not null group by post_id
)
update standings s set views = s.views - unseen.views from unseen where unseen.post_id = s.post_id;
