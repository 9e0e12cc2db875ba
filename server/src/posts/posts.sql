-- A post comes and goes. Each write is one statement: the row, its counters, the timelines and the event change together or
-- not at all.
-- events: PostEvent from '@wagram/contract/posts'

-- name: insertPost :batched
-- No row comes back for a key that this author has used before.
-- row: PostRow
-- for: author
with asked as materialized (
  select post_id, who, content, facets, image_url, media, media_id, more_media, quote_of, warning, has_poll, card_url,
    client_key, remote, at, event_id, mentions, place::int
  from unnest(:id::uuid[], :member_id::uuid[], :content::text[], :facets::jsonb[], :image_url?::text[], :media?::jsonb[],
      :media_id?::uuid[], :more_media?::jsonb[], :quote_of?::uuid[], :warning?::text[], :has_poll::boolean[],
      :card_url?::text[], :client_key?::text[], :remote::boolean[], :now::timestamptz[], :event_id::uuid[], :mentions::jsonb[])
    with ordinality as one (post_id, who, content, facets, image_url, media, media_id, more_media, quote_of, warning,
      has_poll, card_url, client_key, remote, at, event_id, mentions, place)
  limit 64
), made as (
  insert into posts (id, member_id, content, facets, image_url, media, media_id, more_media, quote_of, warning, has_poll,
    card_url, client_key, remote, created_at)
  select post_id, who, content, facets, image_url, media, media_id, more_media, quote_of, warning, has_poll, card_url,
    client_key, remote, at
  from asked
  on conflict do nothing
  returning *
), counted as (
  count_posts(1, select member_id from made)
), lined as (
  insert into timelines (member_id, post_id, author_id)
  select f.follower_id, made.id, made.member_id from made join follows f on f.following_id = made.member_id
    and not f.away
  union all select made.member_id, made.id, made.member_id from made where not made.remote
), emitted as (
  insert into outbox (id, name, payload)
  select (array_agg(event_id))[1], 'post.created', jsonb_agg(jsonb_build_object(
    'postId', made.id, 'authorId', made.member_id, 'mentions', asked.mentions, 'mediaId', made.media_id,
    'quotedId', made.quote_of, 'quotedAuthorId', q.member_id,
    'createdAt', made.created_at) order by event_id)
  from made join asked on asked.post_id = made.id left join posts q on q.id = made.quote_of
  having count(*) > 0
)
select asked.place, post_columns(made), author_columns(m), no_marks_of(made.member_id, made)
from made join asked on asked.post_id = made.id join members m on m.id = made.member_id;

-- name: insertMoreMedia :exec
-- The files of the pictures after the first: they go with the post.
insert into post_media (media_id, post_id) select media_id, :post_id from unnest(:media_ids::uuid[]) as file (media_id)
on conflict do nothing;

-- name: selectPostByKey :maybe
-- The post that an earlier try with this key made.
-- row: PostRow
-- for: author
select post_columns(p), author_columns(m), marks_of(:member_id, p)
from posts p join members m on m.id = p.member_id
where p.member_id = :member_id and p.client_key = :key;

-- name: lockOwnPost :maybe
-- Nobody likes, answers, shares or saves it any more until this transaction ends.
-- for: author
select id, quote_of from posts where id = :post_id and member_id = :member_id for update;

-- name: deletePost :maybe
-- Likes, comments, gifts and bookmarks go with it, and the event says what it had received, by day. It is locked before.
-- for: author
with gone as (
  delete from posts where id = :post_id and member_id = :member_id returning id, member_id, media_id, created_at
), counted as (
  count_posts(-1, select member_id from gone)
), received as (
  select coalesce(jsonb_agg(jsonb_build_object(
    'day', day, 'likes', likes, 'comments', comments, 'shares', shares, 'bookmarks', bookmarks)), '[]') as days
  from (
    select day, count(*) filter (where what = 'likes') as likes, count(*) filter (where what = 'comments') as comments,
      count(*) filter (where what = 'shares') as shares, count(*) filter (where what = 'bookmarks') as bookmarks
    from (
      select (created_at at time zone 'utc')::date as day, 'likes' as what from likes where post_id = :post_id
      union all select (created_at at time zone 'utc')::date, 'comments' from comments where post_id = :post_id
      union all select (created_at at time zone 'utc')::date, 'shares' from shares where post_id = :post_id
      union all select (created_at at time zone 'utc')::date, 'bookmarks' from bookmarks where post_id = :post_id
    ) reactions
    group by day
  ) days
), emitted as (
  insert into outbox (id, name, payload)
  select :event_id::uuid, 'post.removed', jsonb_build_object(
    'postId', id, 'authorId', member_id, 'mediaId', media_id, 'createdAt', created_at, 'received', received.days)
  from gone cross join received
)
select id from gone;

-- name: trimTimelines :exec
-- Older posts are found by the query behind the timeline.
delete from timelines where (member_id, post_id) in (
  select member_id, post_id from timelines where post_id < :first_kept limit 20000
);

-- name: selectCountViolations :many
-- P7: every counter that differs from its rows. An empty answer proves them right.
-- for: operators
select 'post ' || p.id || ' counts wrong' as "violation!" from posts p
where p.likes_count <> (select count(*) from likes l where l.post_id = p.id)
  or p.self_liked <> exists (select 1 from likes l where l.post_id = p.id and l.member_id = p.member_id)
  or p.reposts_count <> (select count(*) from reposts r where r.post_id = p.id)
  or p.quotes_count <> (select count(*) from posts q where q.quote_of = p.id)
  or p.shares_count <> (select count(*) from shares s where s.post_id = p.id)
  or p.comments_count <> (select count(*) from comments c where c.post_id = p.id)
  or p.gifts_count <> (select count(*) from gifts g where g.post_id = p.id)
  or p.gifts_total <> (select coalesce(sum(g.amount), 0) from gifts g where g.post_id = p.id)
union all select 'poll of post ' || q.post_id || ' counts wrong' from post_polls q
where q.votes <> (
  select array_agg((select count(*) from post_votes v where v.post_id = q.post_id and v.choice = o)::int order by o)
  from generate_series(0, cardinality(q.options) - 1) o
);

-- name: setHidden :maybe
-- Since when it is hidden, or null to show it again. No row when it is so already, or gone.
-- for: operators
update posts set hidden_at = :hidden_at
where id = :post_id and (hidden_at is null) <> (:hidden_at::timestamptz is null)
returning id;

-- name: updateMedia :maybe
-- row: PostRow
-- for: author
with changed as (
  -- What its author has said about it meanwhile stays.
  update posts set image_url = :url, media_id = :media_id!,
    media = :media! || jsonb_build_object('alt', media -> 'alt', 'captions', media -> 'captions')
  where id = :post_id returning *
)
select post_columns(changed), author_columns(m), no_marks_of(null::uuid, changed)
from changed join members m on m.id = changed.member_id;

-- name: describeMedia :maybe
-- What a file shows or says, in words: its author alone knows.
-- row: PostRow
-- for: author
with changed as (
  update posts set media = media || jsonb_build_object('alt', :alt?::text, 'captions', :captions?::jsonb)
  where id = :post_id and member_id = :member_id and media is not null returning *
)
select post_columns(changed), author_columns(m), no_marks_of(null::uuid, changed)
from changed join members m on m.id = changed.member_id;
