// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { PollInJson, QuotedInJson } from '../in-json.ts';
import type { Facet } from '@wagram/contract/kernel';
import { many, maybe, one, type MemberId, type MemberVerifiedBy, type PostId, type PostImportedFrom, type ShownMedia, type StoredMedia } from '#kernel';

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

export const selectTrenches = many<{ viewer: MemberId | null; before: PostId; count: bigint | number }, PostRow>(
  'posts_select_trenches',
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
where p.id < $2 and not m.private and not p.remote and p.hidden_at is null and p.imported_from is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id))
order by p.id desc limit $3`,
  (p) => [p.viewer, p.before, p.count],
);

/** By likes, then newest, between the oldest and the newest id that counts: both close the range, and the planner knows that it is a small part of all posts. */
export const selectTrending = many<{ viewer: MemberId | null; oldest: PostId; newest: PostId; likes: number; before: PostId; count: bigint | number }, PostRow>(
  'posts_select_trending',
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
from (
  select top.id from (
    select r.id, r.member_id, (r.likes_count - r.self_liked::int) as likes from posts r
    where r.id between $2 and $3 and ((r.likes_count - r.self_liked::int), r.id) < ($4::int, $5::uuid)
      and not r.remote and r.hidden_at is null and r.imported_from is null
    order by (r.likes_count - r.self_liked::int) desc, r.id desc offset 0
  ) top
  where (select exists (select 1 from members m where m.id = top.member_id and not m.private))
    and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = top.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = top.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = top.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = top.member_id))
  order by top.likes desc, top.id desc limit $6
) page join posts p on p.id = page.id join members m on m.id = p.member_id
order by (p.likes_count - p.self_liked::int) desc, p.id desc`,
  (p) => [p.viewer, p.oldest, p.newest, p.likes, p.before, p.count],
);

export interface SelectTimelineRow {
  place: PostId;
  id: PostId;
  is_repost: boolean;
  username: string | null;
  display_name: string | null;
  author_id: MemberId;
}

/** The timeline written ahead; the follow is looked at again, so that an unfollow is felt at once. One's own posts stand among those of the people one follows (D41). */
export const selectTimeline = many<{ viewer: MemberId; before: PostId; count: bigint | number }, SelectTimelineRow>(
  'posts_select_timeline',
  `select page.place, page.id, page.is_repost, by.username as username, by.display_name as display_name,
  page.author_id
from (
  select t.post_id as place, coalesce(t.shows, t.post_id) as id, t.shows is not null as is_repost, t.author_id
  from timelines t
  where t.member_id = $1 and t.post_id < $2
    and (t.author_id = $1 or (select exists (select 1 from follows f where f.follower_id = $1 and f.following_id = t.author_id))) and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = t.author_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = t.author_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = t.author_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = t.author_id))
    and (t.shows is null or (select exists (
      select 1 from reposts r join posts p on p.id = r.post_id where r.id = t.post_id and p.hidden_at is null and p.member_id <> $1 and not (select exists (select 1 from follows f where f.follower_id = $1 and f.following_id = p.member_id))
  and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id))
    ) and not exists (
      select 1 from timelines first join reposts r on r.id = first.post_id
      where first.member_id = $1 and first.shows = t.shows and first.post_id < t.post_id
        and (select exists (select 1 from follows f where f.follower_id = $1 and f.following_id = first.author_id))
    )))
  order by t.post_id desc limit $3
) page left join members by on by.id = page.author_id and page.is_repost
order by page.place desc`,
  (p) => [p.viewer, p.before, p.count],
);

/** As anybody would see them: the statement that found their lines has found that this viewer may. */
export const selectPosts = many<{ ids: readonly PostId[] }, PostRow>(
  'posts_select_posts',
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
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, false as liked, false as bookmarked, false as reposted, null::smallint as voted,
  case when p.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = p.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = null::uuid and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = null::uuid)) and (by.id = null::uuid or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = by.id) is not null
  )))
  ) end as quoted_post
from posts p join members m on m.id = p.member_id
where p.id = any($1) and p.hidden_at is null`,
  (p) => [p.ids],
);

export interface EntryRow {
  place: string;
  reposter_id: MemberId | null;
  reposter: string | null;
  reposter_name: string | null;
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

/** The truth behind the timeline, for pages older than it reaches. A page of n entries can only hold those of the n people who posted or passed something on last before the cursor, so at most n times n of each are looked at. */
export const selectFollowingFeed = many<{ viewer: MemberId; before: string; count: bigint | number }, EntryRow>(
  'posts_select_following_feed',
  `with authors as (
  select f.id, latest.id as latest
  from (
    select following_id as id from follows where follower_id = $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = following_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = following_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = following_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = following_id)
    union all select $1::uuid
  ) f cross join lateral (
    select id from (
      (select p.id from posts p where p.member_id = f.id and p.id < $2 and p.hidden_at is null and p.imported_from is null
        order by p.id desc limit 1)
      union all (select r.id from reposts r where r.member_id = f.id and r.id < $2::uuid order by r.id desc limit 1)
    ) one order by id desc limit 1
  ) latest
  order by latest.id desc limit $3
), entries as (
  select entry.place, entry.post_id, entry.by_id
  from authors cross join lateral (
    (select p.id as place, p.id as post_id, null::uuid as by_id from posts p
      where p.member_id = authors.id and p.id < $2 and p.hidden_at is null and p.imported_from is null
      order by p.id desc limit $3)
    union all (
      select r.id, r.post_id, r.member_id from reposts r join posts p on p.id = r.post_id
      where r.member_id = authors.id and r.member_id <> $1 and r.id < $2::uuid
        and p.hidden_at is null and p.member_id <> $1 and not (select exists (select 1 from follows f where f.follower_id = $1 and f.following_id = p.member_id))
  and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id)) and not exists (
          select 1 from reposts first
          where first.post_id = r.post_id and first.id < r.id and (select exists (select 1 from follows f where f.follower_id = $1 and f.following_id = first.member_id))
        )
      order by r.id desc limit $3)
  ) entry
  order by entry.place desc limit $3
)
select entries.place, entries.by_id as reposter_id, by.username as reposter, by.display_name as reposter_name,
  p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
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
from entries join posts p on p.id = entries.post_id join members m on m.id = p.member_id
left join members by on by.id = entries.by_id
order by entries.place desc`,
  (p) => [p.viewer, p.before, p.count],
);

export const selectMemberEntries = many<{ author: MemberId; before: string; viewer: MemberId | null; count: bigint | number }, EntryRow>(
  'posts_select_member_entries',
  `with entries as (select entry.place, entry.post_id, entry.by_id from (
  (select p.id as place, p.id as post_id, null::uuid as by_id from posts p
    where p.member_id = $1 and p.id < $2 and (p.hidden_at is null or p.member_id = $3) order by p.id desc limit $4)
  union all (
    select r.id, r.post_id, r.member_id from reposts r join posts p on p.id = r.post_id
    where r.member_id = $1 and r.id < $2::uuid and p.hidden_at is null
      and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  )))) and (p.member_id = $1 or not exists (select 1 from mutes hidden where hidden.member_id = $3 and hidden.muted_id = p.member_id)))
    order by r.id desc limit $4)
) entry
where (select not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = $1::uuid) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1::uuid and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = $1::uuid and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  )))))
order by entry.place desc limit $4)
select entries.place, entries.by_id as reposter_id, by.username as reposter, by.display_name as reposter_name,
  p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at,
  p.reposts_count, p.quotes_count, p.quote_of, p.more_media, p.warning, p.edited_at, p.imported_from, p.remote,
  case when p.has_poll then (
    select jsonb_build_object('options', poll.options, 'votes', poll.votes, 'ends_at', poll.ends_at)
    from post_polls poll where poll.post_id = p.id
  ) end as post_poll, case when p.card_url is not null then (
    select jsonb_build_object('url', card.url, 'title', card.title, 'description', card.description, 'site', card.site,
      'picture_url', card.picture_url, 'picture', card.picture)
    from link_cards card where card.url = p.card_url and card.state = 'ready'
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $3 and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $3 and mine.post_id = p.id) is not null as bookmarked,
  (select true from reposts mine where mine.member_id = $3 and mine.post_id = p.id) is not null as reposted,
  case when p.has_poll then (
    select mine.choice from post_votes mine where mine.member_id = $3 and mine.post_id = p.id
  ) end as voted,
  case when p.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = p.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = $3)) and (by.id = $3 or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = by.id) is not null
  )))
  ) end as quoted_post
from entries join posts p on p.id = entries.post_id join members m on m.id = p.member_id
left join members by on by.id = entries.by_id
order by entries.place desc`,
  (p) => [p.author, p.before, p.viewer, p.count],
);

export interface SelectMemberEntryLinesRow {
  place: string;
  id: PostId;
  is_repost: boolean;
  username: string | null;
  display_name: string | null;
  author_id: MemberId;
}

/** The same for visitors: which posts, and who passed them on. What they say comes from memory. */
export const selectMemberEntryLines = many<{ author: MemberId; before: string; viewer: MemberId | null; count: bigint | number }, SelectMemberEntryLinesRow>(
  'posts_select_member_entry_lines',
  `with entries as (select entry.place, entry.post_id, entry.by_id from (
  (select p.id as place, p.id as post_id, null::uuid as by_id from posts p
    where p.member_id = $1 and p.id < $2 and (p.hidden_at is null or p.member_id = $3) order by p.id desc limit $4)
  union all (
    select r.id, r.post_id, r.member_id from reposts r join posts p on p.id = r.post_id
    where r.member_id = $1 and r.id < $2::uuid and p.hidden_at is null
      and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  )))) and (p.member_id = $1 or not exists (select 1 from mutes hidden where hidden.member_id = $3 and hidden.muted_id = p.member_id)))
    order by r.id desc limit $4)
) entry
where (select not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = $1::uuid) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1::uuid and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = $1::uuid and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  )))))
order by entry.place desc limit $4)
select entries.place, entries.post_id as id, entries.by_id is not null as is_repost, by.username as username,
  by.display_name as display_name, coalesce(entries.by_id, $1) as author_id
from entries left join members by on by.id = entries.by_id
order by entries.place desc`,
  (p) => [p.author, p.before, p.viewer, p.count],
);

export interface SelectMemberLinesRow {
  place: PostId;
  id: PostId;
  is_repost: boolean;
  username: string | null;
  display_name: string | null;
  author_id: MemberId;
}

/** A muted member's posts can still be visited. */
export const selectMemberLines = many<{ author: MemberId; before: PostId; viewer: MemberId | null; count: bigint | number }, SelectMemberLinesRow>(
  'posts_select_member_lines',
  `select p.id as place, p.id, false as is_repost, null::text as username, null::text as display_name, p.member_id as author_id
from posts p
where p.member_id = $1 and p.id < $2 and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = $1::uuid) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1::uuid and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = $1::uuid and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  ))))) and p.hidden_at is null
order by p.id desc limit $4`,
  (p) => [p.author, p.before, p.viewer, p.count],
);

export const selectQuotes = many<{ viewer: MemberId | null; postId: PostId; before: PostId; count: bigint | number }, PostRow>(
  'posts_select_quotes',
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
where p.quote_of = $2 and p.id < $3 and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id)) and (p.hidden_at is null or p.member_id = $1)
order by p.id desc limit $4`,
  (p) => [p.viewer, p.postId, p.before, p.count],
);

/** A muted member's posts can still be visited. */
export const selectMemberPosts = many<{ viewer: MemberId | null; author: MemberId; before: PostId; count: bigint | number }, PostRow>(
  'posts_select_member_posts',
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
where p.member_id = $2 and p.id < $3 and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = $2::uuid) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2::uuid and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = $2::uuid and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  ))))) and (p.hidden_at is null or p.member_id = $1)
order by p.id desc limit $4`,
  (p) => [p.viewer, p.author, p.before, p.count],
);

export const selectPost = maybe<{ viewer: MemberId | null; postId: PostId }, PostRow>(
  'posts_select_post',
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
where p.id = $2 and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1)) and (m.id = $1 or (m.state = 'active' and (
    not m.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = m.id) is not null
  ))) and (p.hidden_at is null or p.member_id = $1)`,
  (p) => [p.viewer, p.postId],
);

export interface CountNewerRow {
  count: number;
}

/** Newer than one post and not of the future, up to a hundred: the pill says no more than that. */
export const countNewer = one<{ since: PostId; newest: PostId; viewer: MemberId | null }, CountNewerRow>(
  'posts_count_newer',
  `select count(*)::int as count from (
  select 1 from posts p join members m on m.id = p.member_id
  where p.id > $1 and p.id < $2 and p.member_id is distinct from $3 and not m.private and not p.remote and p.hidden_at is null and p.imported_from is null
    and not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $3 and hidden.muted_id = p.member_id)
  limit 100
) newer`,
  (p) => [p.since, p.newest, p.viewer],
);

export interface CountNewerFollowedRow {
  count: number;
}

export const countNewerFollowed = one<{ viewer: MemberId; since: PostId; newest: PostId }, CountNewerFollowedRow>(
  'posts_count_newer_followed',
  `select count(*)::int as count from (
  select 1 from timelines t
  where t.member_id = $1 and t.post_id > $2 and t.post_id < $3 and (select exists (select 1 from follows f where f.follower_id = $1 and f.following_id = t.author_id))
    and (select exists (
      select 1 from posts p where p.id = coalesce(t.shows, t.post_id) and p.hidden_at is null
        and (t.shows is null or p.hidden_at is null and p.member_id <> $1 and not (select exists (select 1 from follows f where f.follower_id = $1 and f.following_id = p.member_id))
  and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id)))
    ))
    and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = t.author_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = t.author_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = t.author_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = t.author_id))
  limit 100
) newer`,
  (p) => [p.viewer, p.since, p.newest],
);

export interface SelectMarksRow {
  kind: 'liked' | 'bookmarked' | 'reposted' | 'voted' | 'hidden';
  id: string;
  choice: number | null;
}

/** What the viewer has done to posts, and which of their authors they do not see. Only what there is comes back: for most viewers and pages a row or two. */
export const selectMarks = many<{ postIds: readonly PostId[]; viewer: MemberId; pollIds: readonly PostId[]; authorIds: readonly MemberId[] }, SelectMarksRow>(
  'posts_select_marks',
  `select 'liked' as kind, shown.id, null::smallint as choice from unnest($1::uuid[]) as shown (id)
cross join lateral (select 1 from likes mine where mine.member_id = $2 and mine.post_id = shown.id limit 1) mark
union all select 'bookmarked' as kind, shown.id, null::smallint as choice from unnest($1::uuid[]) as shown (id)
cross join lateral (select 1 from bookmarks mine where mine.member_id = $2 and mine.post_id = shown.id limit 1) mark
union all select 'reposted' as kind, shown.id, null::smallint as choice from unnest($1::uuid[]) as shown (id)
cross join lateral (select 1 from reposts mine where mine.member_id = $2 and mine.post_id = shown.id limit 1) mark
union all select 'voted', post_id, choice from post_votes where member_id = $2 and post_id = any($3)
union all select 'hidden', blocked_id, null from blocks where blocker_id = $2 and blocked_id = any($4)
union all select 'hidden', blocker_id, null from blocks where blocked_id = $2 and blocker_id = any($4)
union all select 'hidden', muted_id, null from mutes where member_id = $2 and muted_id = any($4)`,
  (p) => [p.postIds, p.viewer, p.pollIds, p.authorIds],
);

export interface SelectViewerMarksRow {
  kind: 'liked' | 'bookmarked' | 'reposted' | 'voted' | 'apart' | 'muted';
  id: string;
  choice: number | null;
}

/** The same for all newer posts at once, and everybody whom the viewer does not see. */
export const selectViewerMarks = many<{ viewer: MemberId; most: bigint | number }, SelectViewerMarksRow>(
  'posts_select_viewer_marks',
  `(select 'liked' as kind, mine.post_id as id, null::smallint as choice from likes mine where mine.member_id = $1
  order by mine.post_id desc limit $2)
union all (select 'bookmarked' as kind, mine.post_id as id, null::smallint as choice from bookmarks mine where mine.member_id = $1
  order by mine.post_id desc limit $2)
union all (select 'reposted' as kind, mine.post_id as id, null::smallint as choice from reposts mine where mine.member_id = $1
  order by mine.post_id desc limit $2)
union all (select 'voted', post_id, choice from post_votes where member_id = $1 order by post_id desc limit $2)
union all (select 'apart', blocked_id, null from blocks where blocker_id = $1 limit $2)
union all (select 'apart', blocker_id, null from blocks where blocked_id = $1 limit $2)
union all (select 'muted', muted_id, null from mutes where member_id = $1 limit $2)`,
  (p) => [p.viewer, p.most],
);

/** As a guest sees them. */
export const selectOpenPosts = many<{ ids: readonly PostId[] }, PostRow>(
  'posts_select_open_posts',
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
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, false as liked, false as bookmarked, false as reposted, null::smallint as voted,
  case when p.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = p.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = null::uuid and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = null::uuid)) and (by.id = null::uuid or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = by.id) is not null
  )))
  ) end as quoted_post
from posts p join members m on m.id = p.member_id
where p.id = any($1) and (select not exists (select 1 from blocks hidden where hidden.blocker_id = null::uuid and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = null::uuid)) and (m.id = null::uuid or (m.state = 'active' and (
    not m.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = m.id) is not null
  ))) and (p.hidden_at is null or p.member_id = null::uuid)`,
  (p) => [p.ids],
);

export interface SelectQuotedRow {
  id: PostId;
  quoted_post: QuotedInJson | null;
}

/** What posts of a timeline speak of, as far as it is for the viewer. */
export const selectQuoted = many<{ viewer: MemberId; ids: readonly PostId[] }, SelectQuotedRow>(
  'posts_select_quoted',
  `select p.id, case when p.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = p.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = $1)) and (by.id = $1 or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = by.id) is not null
  )))
  ) end as quoted_post from posts p where p.id = any($2)`,
  (p) => [p.viewer, p.ids],
);
