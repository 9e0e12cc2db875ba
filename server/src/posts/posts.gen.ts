// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { PollInJson, QuotedInJson } from './in-json.ts';
import type { Facet } from '@wagram/contract/kernel';
import type { PostEvent } from '@wagram/contract/posts';
import { batchedStatement, exec, many, maybe, type EmittedEvent, type EventField, type Json, type MediaId, type MemberId, type MemberVerifiedBy, type OutboxId, type PostId, type PostImportedFrom, type ShownMedia, type StoredMedia } from '#kernel';

export interface PostRow {
  id: PostId;
  member_id: MemberId;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  likes_count: number;
  self_liked: boolean;
  comments_count: number;
  shares_count: number;
  gifts_count: number;
  gifts_total: string;
  created_at: Date;
  hidden_at: Date | null;
  reposts_count: number;
  quotes_count: number;
  quote_of: PostId | null;
  more_media: ShownMedia[] | null;
  warning: string | null;
  edited_at: Date | null;
  imported_from: PostImportedFrom | null;
  remote: boolean;
  post_poll: PollInJson | null;
  link_card: CardInJson | null;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  private: boolean;
  liked: boolean;
  bookmarked: boolean;
  reposted: boolean;
  voted: number | null;
  quoted_post: QuotedInJson | null;
}

export type InsertPostEmits = EmittedEvent<PostEvent, 'post.created', { postId: PostId; authorId: MemberId; mentions: EventField<PostEvent, 'post.created', 'mentions'>; mediaId: MediaId | null; quotedId: PostId | null; quotedAuthorId: MemberId | null; createdAt: string }>;

/** No row comes back for a key that this author has used before. */
export const insertPost = batchedStatement<{ id: PostId; memberId: MemberId; content: string; facets: Json<Facet[]>; imageUrl: string | null; media: Json<StoredMedia> | null; mediaId: MediaId | null; moreMedia: Json<ShownMedia[]> | null; quoteOf: PostId | null; warning: string | null; hasPoll: boolean; cardUrl: string | null; clientKey: string | null; remote: boolean; now: Date; eventId: string; mentions: string }, PostRow>(
  'posts_insert_post',
  `with asked as materialized (
  select post_id, who, content, facets, image_url, media, media_id, more_media, quote_of, warning, has_poll, card_url,
    client_key, remote, at, event_id, mentions, place::int
  from unnest($1::uuid[], $2::uuid[], $3::text[], $4::jsonb[], $5::text[], $6::jsonb[],
      $7::uuid[], $8::jsonb[], $9::uuid[], $10::text[], $11::boolean[],
      $12::text[], $13::text[], $14::boolean[], $15::timestamptz[], $16::uuid[], $17::jsonb[])
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
  update members set posts_count = posts_count + 1 * each_of.number
from (select each_of.id, count(*) as number from (select member_id from made) each_of (id) group by each_of.id order by each_of.id) each_of
where members.id = each_of.id
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
select asked.place, made.id, made.member_id, made.content, made.facets, made.image_url, made.media, made.likes_count, made.self_liked,
  made.comments_count, made.shares_count, made.gifts_count, made.gifts_total, made.created_at, made.hidden_at,
  made.reposts_count, made.quotes_count, made.quote_of, made.more_media, made.warning, made.edited_at, made.imported_from, made.remote,
  case when made.has_poll then (
    select jsonb_build_object('options', poll.options, 'votes', poll.votes, 'ends_at', poll.ends_at)
    from post_polls poll where poll.post_id = made.id
  ) end as post_poll, case when made.card_url is not null then (
    select jsonb_build_object('url', card.url, 'title', card.title, 'description', card.description, 'site', card.site,
      'picture_url', card.picture_url, 'picture', card.picture)
    from link_cards card where card.url = made.card_url and card.state = 'ready'
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, false as liked, false as bookmarked, false as reposted, null::smallint as voted,
  case when made.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = made.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = made.member_id and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = made.member_id)) and (by.id = made.member_id or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = made.member_id and f.following_id = by.id) is not null
  )))
  ) end as quoted_post
from made join asked on asked.post_id = made.id join members m on m.id = made.member_id`,
  (p) => [p.id, p.memberId, p.content, p.facets, p.imageUrl, p.media, p.mediaId, p.moreMedia, p.quoteOf, p.warning, p.hasPoll, p.cardUrl, p.clientKey, p.remote, p.now, p.eventId, p.mentions],
);

/** The files of the pictures after the first: they go with the post. */
export const insertMoreMedia = exec<{ postId: PostId; mediaIds: readonly MediaId[] }>(
  'posts_insert_more_media',
  `insert into post_media (media_id, post_id) select media_id, $1 from unnest($2::uuid[]) as file (media_id)
on conflict do nothing`,
  (p) => [p.postId, p.mediaIds],
);

/** The post that an earlier try with this key made. */
export const selectPostByKey = maybe<{ memberId: MemberId; key: string }, PostRow>(
  'posts_select_post_by_key',
  `select p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at,
  p.reposts_count, p.quotes_count, p.quote_of, p.more_media, p.warning, p.edited_at, p.imported_from, p.remote,
  case when p.has_poll then (
    select jsonb_build_object('options', poll.options, 'votes', poll.votes, 'ends_at', poll.ends_at)
    from post_polls poll where poll.post_id = p.id
  ) end as post_poll, case when p.card_url is not null then (
    select jsonb_build_object('url', card.url, 'title', card.title, 'description', card.description, 'site', card.site,
      'picture_url', card.picture_url, 'picture', card.picture)
    from link_cards card where card.url = p.card_url and card.state = 'ready'
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $1 and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $1 and mine.post_id = p.id) is not null as bookmarked,
  (select true from reposts mine where mine.member_id = $1 and mine.post_id = p.id) is not null as reposted,
  case when p.has_poll then (
    select mine.choice from post_votes mine where mine.member_id = $1 and mine.post_id = p.id
  ) end as voted,
  case when p.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = p.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = $1)) and (by.id = $1 or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = by.id) is not null
  )))
  ) end as quoted_post
from posts p join members m on m.id = p.member_id
where p.member_id = $1 and p.client_key = $2`,
  (p) => [p.memberId, p.key],
);

export interface LockOwnPostRow {
  id: PostId;
  quote_of: PostId | null;
}

/** Nobody likes, answers, shares or saves it any more until this transaction ends. */
export const lockOwnPost = maybe<{ postId: PostId; memberId: MemberId }, LockOwnPostRow>(
  'posts_lock_own_post',
  `select id, quote_of from posts where id = $1 and member_id = $2 for update`,
  (p) => [p.postId, p.memberId],
);

export interface DeletePostRow {
  id: PostId;
}

export type DeletePostEmits = EmittedEvent<PostEvent, 'post.removed', { postId: PostId; authorId: MemberId; mediaId: MediaId | null; createdAt: string; received: EventField<PostEvent, 'post.removed', 'received'> }>;

/** Likes, comments, gifts and bookmarks go with it, and the event says what it had received, by day. It is locked before. */
export const deletePost = maybe<{ postId: PostId; memberId: MemberId; eventId: OutboxId }, DeletePostRow>(
  'posts_delete_post',
  `with gone as (
  delete from posts where id = $1 and member_id = $2 returning id, member_id, media_id, created_at
), counted as (
  update members set posts_count = posts_count + -1 * each_of.number
from (select each_of.id, count(*) as number from (select member_id from gone) each_of (id) group by each_of.id order by each_of.id) each_of
where members.id = each_of.id
), received as (
  select coalesce(jsonb_agg(jsonb_build_object(
    'day', day, 'likes', likes, 'comments', comments, 'shares', shares, 'bookmarks', bookmarks)), '[]') as days
  from (
    select day, count(*) filter (where what = 'likes') as likes, count(*) filter (where what = 'comments') as comments,
      count(*) filter (where what = 'shares') as shares, count(*) filter (where what = 'bookmarks') as bookmarks
    from (
      select (created_at at time zone 'utc')::date as day, 'likes' as what from likes where post_id = $1
      union all select (created_at at time zone 'utc')::date, 'comments' from comments where post_id = $1
      union all select (created_at at time zone 'utc')::date, 'shares' from shares where post_id = $1
      union all select (created_at at time zone 'utc')::date, 'bookmarks' from bookmarks where post_id = $1
    ) reactions
    group by day
  ) days
), emitted as (
  insert into outbox (id, name, payload)
  select $3::uuid, 'post.removed', jsonb_build_object(
    'postId', id, 'authorId', member_id, 'mediaId', media_id, 'createdAt', created_at, 'received', received.days)
  from gone cross join received
)
select id from gone`,
  (p) => [p.postId, p.memberId, p.eventId],
);

/** Older posts are found by the query behind the timeline. */
export const trimTimelines = exec<{ firstKept: PostId }>(
  'posts_trim_timelines',
  `delete from timelines where (member_id, post_id) in (
  select member_id, post_id from timelines where post_id < $1 limit 20000
)`,
  (p) => [p.firstKept],
);

export interface SelectCountViolationsRow {
  violation: string;
}

/** P7: every counter that differs from its rows. An empty answer proves them right. */
export const selectCountViolations = many<void, SelectCountViolationsRow>(
  'posts_select_count_violations',
  `select 'post ' || p.id || ' counts wrong' as violation from posts p
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
)`,
  () => [],
);

export interface SetHiddenRow {
  id: PostId;
}

/** Since when it is hidden, or null to show it again. No row when it is so already, or gone. */
export const setHidden = maybe<{ hiddenAt: Date | null; postId: PostId }, SetHiddenRow>(
  'posts_set_hidden',
  `update posts set hidden_at = $1
where id = $2 and (hidden_at is null) <> ($1::timestamptz is null)
returning id`,
  (p) => [p.hiddenAt, p.postId],
);

export const updateMedia = maybe<{ url: string | null; mediaId: MediaId; media: string; postId: PostId }, PostRow>(
  'posts_update_media',
  `with changed as (
  -- What its author has said about it meanwhile stays.
  update posts set image_url = $1, media_id = $2,
    media = $3 || jsonb_build_object('alt', media -> 'alt', 'captions', media -> 'captions')
  where id = $4 returning *
)
select changed.id, changed.member_id, changed.content, changed.facets, changed.image_url, changed.media, changed.likes_count, changed.self_liked,
  changed.comments_count, changed.shares_count, changed.gifts_count, changed.gifts_total, changed.created_at, changed.hidden_at,
  changed.reposts_count, changed.quotes_count, changed.quote_of, changed.more_media, changed.warning, changed.edited_at, changed.imported_from, changed.remote,
  case when changed.has_poll then (
    select jsonb_build_object('options', poll.options, 'votes', poll.votes, 'ends_at', poll.ends_at)
    from post_polls poll where poll.post_id = changed.id
  ) end as post_poll, case when changed.card_url is not null then (
    select jsonb_build_object('url', card.url, 'title', card.title, 'description', card.description, 'site', card.site,
      'picture_url', card.picture_url, 'picture', card.picture)
    from link_cards card where card.url = changed.card_url and card.state = 'ready'
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, false as liked, false as bookmarked, false as reposted, null::smallint as voted,
  case when changed.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = changed.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = null::uuid and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = null::uuid)) and (by.id = null::uuid or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = by.id) is not null
  )))
  ) end as quoted_post
from changed join members m on m.id = changed.member_id`,
  (p) => [p.url, p.mediaId, p.media, p.postId],
);

/** What a file shows or says, in words: its author alone knows. */
export const describeMedia = maybe<{ alt: string | null; captions: string | null; postId: PostId; memberId: MemberId }, PostRow>(
  'posts_describe_media',
  `with changed as (
  update posts set media = media || jsonb_build_object('alt', $1::text, 'captions', $2::jsonb)
  where id = $3 and member_id = $4 and media is not null returning *
)
select changed.id, changed.member_id, changed.content, changed.facets, changed.image_url, changed.media, changed.likes_count, changed.self_liked,
  changed.comments_count, changed.shares_count, changed.gifts_count, changed.gifts_total, changed.created_at, changed.hidden_at,
  changed.reposts_count, changed.quotes_count, changed.quote_of, changed.more_media, changed.warning, changed.edited_at, changed.imported_from, changed.remote,
  case when changed.has_poll then (
    select jsonb_build_object('options', poll.options, 'votes', poll.votes, 'ends_at', poll.ends_at)
    from post_polls poll where poll.post_id = changed.id
  ) end as post_poll, case when changed.card_url is not null then (
    select jsonb_build_object('url', card.url, 'title', card.title, 'description', card.description, 'site', card.site,
      'picture_url', card.picture_url, 'picture', card.picture)
    from link_cards card where card.url = changed.card_url and card.state = 'ready'
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, false as liked, false as bookmarked, false as reposted, null::smallint as voted,
  case when changed.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = changed.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = null::uuid and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = null::uuid)) and (by.id = null::uuid or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = by.id) is not null
  )))
  ) end as quoted_post
from changed join members m on m.id = changed.member_id`,
  (p) => [p.alt, p.captions, p.postId, p.memberId],
);
