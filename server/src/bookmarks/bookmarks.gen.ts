// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { PollInJson, QuotedInJson } from '#posts';
import type { BookmarkEvent } from '@wagram/contract/bookmarks';
import type { Facet } from '@wagram/contract/kernel';
import { batchedStatement, exec, many, one, type EmittedEvent, type MemberId, type MemberVerifiedBy, type PostId, type PostImportedFrom, type ShownMedia, type StoredMedia } from '#kernel';

export interface InsertBookmarkRow {
  id: PostId;
}

export type InsertBookmarkEmits = EmittedEvent<BookmarkEvent, 'post.bookmarked', { postId: PostId; authorId: MemberId; memberId: MemberId; bookmarkedAt: string }>;

/** No row when the post cannot be seen; a second save changes nothing. */
export const insertBookmark = batchedStatement<{ memberId: MemberId; postId: PostId; id: string; now: Date; eventId: string }, InsertBookmarkRow>(
  'bookmarks_insert_bookmark',
  `with asked as materialized (
  select who, post_id, bookmark_id, at, event_id, place::int
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::uuid[])
    with ordinality as one (who, post_id, bookmark_id, at, event_id, place)
  limit 64
), held as materialized (
  select id from posts where id in (select post_id from asked) order by id for key share
), target as materialized (
  select asked.*, p.id, p.member_id as author_id
  from asked join held on held.id = asked.post_id join posts p on p.id = asked.post_id
  where not exists (select 1 from blocks hidden where hidden.blocker_id = asked.who and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = asked.who) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = asked.who or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = asked.who and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = asked.who)
), changed as (
  insert into bookmarks (id, member_id, post_id, created_at)
  select distinct on (id, who) bookmark_id, who, id, at from target order by id, who
  on conflict do nothing
  returning member_id, post_id, created_at
), emitted as (
  insert into outbox (id, name, payload)
select (array_agg(event_id))[1], 'post.bookmarked', jsonb_agg(jsonb_build_object(
  'postId', target.id, 'authorId', target.author_id, 'memberId', target.who, 'bookmarkedAt', changed.created_at)
  order by event_id)
from (select distinct on (id, who) * from target) target
join changed on changed.post_id = target.id and changed.member_id = target.who
having count(*) > 0
)
select place, id from target`,
  (p) => [p.memberId, p.postId, p.id, p.now, p.eventId],
);

export interface DeleteBookmarkRow {
  id: PostId;
}

export type DeleteBookmarkEmits = EmittedEvent<BookmarkEvent, 'post.unbookmarked', { postId: PostId; authorId: MemberId; memberId: MemberId; bookmarkedAt: string }>;

export const deleteBookmark = batchedStatement<{ memberId: MemberId; postId: PostId; eventId: string }, DeleteBookmarkRow>(
  'bookmarks_delete_bookmark',
  `with asked as materialized (
  select who, post_id, event_id, place::int
  from unnest($1::uuid[], $2::uuid[], $3::uuid[])
    with ordinality as one (who, post_id, event_id, place)
  limit 64
), held as materialized (
  select id from posts where id in (select post_id from asked) order by id for key share
), target as materialized (
  select asked.*, p.id, p.member_id as author_id
  from asked join held on held.id = asked.post_id join posts p on p.id = asked.post_id
), changed as (
  delete from bookmarks b using target where b.member_id = target.who and b.post_id = target.id
  returning b.member_id, b.post_id, b.created_at
), emitted as (
  insert into outbox (id, name, payload)
select (array_agg(event_id))[1], 'post.unbookmarked', jsonb_agg(jsonb_build_object(
  'postId', target.id, 'authorId', target.author_id, 'memberId', target.who, 'bookmarkedAt', changed.created_at)
  order by event_id)
from (select distinct on (id, who) * from target) target
join changed on changed.post_id = target.id and changed.member_id = target.who
having count(*) > 0
)
select place, id from target`,
  (p) => [p.memberId, p.postId, p.eventId],
);

export interface SelectBookmarksRow {
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
  bookmark_id: string;
  bookmarked_at: Date;
}

export const selectBookmarks = many<{ memberId: MemberId; before: string; pattern: string | null; limit: bigint | number }, SelectBookmarksRow>(
  'bookmarks_select_bookmarks',
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
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $1 and mine.post_id = p.id) is not null as liked, true as bookmarked,
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
  ) end as quoted_post,
  b.id as bookmark_id, b.created_at as bookmarked_at
from bookmarks b join posts p on p.id = b.post_id join members m on m.id = p.member_id
where b.member_id = $1 and b.id < $2
  and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = $1)
  and ($3::text is null or p.content ilike $3 or m.username ilike $3 or m.display_name ilike $3)
order by b.id desc limit $4`,
  (p) => [p.memberId, p.before, p.pattern, p.limit],
);

export interface CountBookmarksRow {
  total: number;
}

export const countBookmarks = one<{ memberId: MemberId }, CountBookmarksRow>(
  'bookmarks_count_bookmarks',
  `select count(*)::int as total
from bookmarks b join posts p on p.id = b.post_id
where b.member_id = $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = $1)`,
  (p) => [p.memberId],
);

export interface ExportBookmarksRow {
  post_id: PostId;
  author: string;
  content: string;
  created_at: Date;
}

export const exportBookmarks = many<{ memberId: MemberId }, ExportBookmarksRow>(
  'bookmarks_export_bookmarks',
  `select b.post_id, author.username as author, p.content, b.created_at
from bookmarks b join posts p on p.id = b.post_id join members author on author.id = p.member_id
where b.member_id = $1 order by b.id`,
  (p) => [p.memberId],
);

export const eraseBookmarks = exec<{ memberId: MemberId }>(
  'bookmarks_erase_bookmarks',
  `delete from bookmarks where member_id = $1`,
  (p) => [p.memberId],
);

export const insertBookmarks = exec<{ drafts: string }>(
  'bookmarks_insert_bookmarks',
  `insert into bookmarks (id, member_id, post_id, created_at)
select id, "memberId", "postId", "createdAt"
from jsonb_to_recordset($1) as draft (id uuid, "memberId" uuid, "postId" uuid, "createdAt" timestamptz)
on conflict do nothing`,
  (p) => [p.drafts],
);
