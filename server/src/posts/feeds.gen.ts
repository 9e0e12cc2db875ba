// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { Facet } from '@wagram/contract/kernel';
import { many, maybe, one, type MemberId, type MemberVerifiedBy, type PostId, type StoredMedia } from '#kernel';

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
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  private: boolean;
  liked: boolean;
  bookmarked: boolean;
}

export const selectTrenches = many<{ viewer: MemberId | null; before: PostId; count: bigint | number }, PostRow>(
  'posts_select_trenches',
  `select p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $1 and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $1 and mine.post_id = p.id) is not null as bookmarked
from posts p join members m on m.id = p.member_id
where p.id < $2 and not m.private and p.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
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
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $1 and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $1 and mine.post_id = p.id) is not null as bookmarked
from (
  select top.id from (
    select r.id, r.member_id, (r.likes_count - r.self_liked::int) as likes from posts r
    where r.id between $2 and $3 and ((r.likes_count - r.self_liked::int), r.id) < ($4::int, $5::uuid)
      and r.hidden_at is null
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
  id: PostId;
  liked: boolean;
  bookmarked: boolean;
}

/** The timeline written ahead; the follow is looked at again, so that an unfollow is felt at once. One's own posts stand among those of the people one follows (D41). */
export const selectTimeline = many<{ viewer: MemberId; before: PostId; count: bigint | number }, SelectTimelineRow>(
  'posts_select_timeline',
  `select page.id, (select true from likes mine where mine.member_id = $1 and mine.post_id = page.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $1 and mine.post_id = page.id) is not null as bookmarked
from (
  select t.post_id as id from timelines t
  where t.member_id = $1 and t.post_id < $2
    and (t.author_id = $1 or (select exists (select 1 from follows f where f.follower_id = $1 and f.following_id = t.author_id))) and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = t.author_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = t.author_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = t.author_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = t.author_id))
  order by t.post_id desc limit $3
) page order by page.id desc`,
  (p) => [p.viewer, p.before, p.count],
);

/** As anybody would see them: a timeline has found that this viewer may. */
export const selectPosts = many<{ ids: readonly PostId[] }, PostRow>(
  'posts_select_posts',
  `select p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, false as liked, false as bookmarked
from posts p join members m on m.id = p.member_id
where p.id = any($1) and p.hidden_at is null`,
  (p) => [p.ids],
);

/** The truth behind the timeline, for pages older than it reaches. A page of n posts can only hold posts of the n people who posted last before the cursor, so at most n times n posts are looked at. */
export const selectFollowingFeed = many<{ viewer: MemberId; before: PostId; count: bigint | number }, PostRow>(
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
    select p.id from posts p where p.member_id = f.id and p.id < $2 and p.hidden_at is null order by p.id desc limit 1
  ) latest
  order by latest.id desc limit $3
)
select p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $1 and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $1 and mine.post_id = p.id) is not null as bookmarked
from authors join members m on m.id = authors.id
cross join lateral (
  select * from posts p where p.member_id = authors.id and p.id < $2 and p.hidden_at is null
  order by p.id desc limit $3
) p
order by p.id desc limit $3`,
  (p) => [p.viewer, p.before, p.count],
);

/** A muted member's posts can still be visited. */
export const selectMemberPosts = many<{ viewer: MemberId | null; author: MemberId; before: PostId; count: bigint | number }, PostRow>(
  'posts_select_member_posts',
  `select p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $1 and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $1 and mine.post_id = p.id) is not null as bookmarked
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
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $1 and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $1 and mine.post_id = p.id) is not null as bookmarked
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
  where p.id > $1 and p.id < $2 and p.member_id is distinct from $3 and not m.private and p.hidden_at is null
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
    and (select exists (select 1 from posts p where p.id = t.post_id and p.hidden_at is null))
    and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = t.author_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = t.author_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = t.author_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = t.author_id))
  limit 100
) newer`,
  (p) => [p.viewer, p.since, p.newest],
);

export interface SelectMarksRow {
  kind: 'liked' | 'bookmarked' | 'hidden';
  id: string;
}

/** What the viewer has done to posts, and which of their authors they do not see. Only what there is comes back: for most viewers and pages a row or two. */
export const selectMarks = many<{ postIds: readonly PostId[]; viewer: MemberId; authorIds: readonly MemberId[] }, SelectMarksRow>(
  'posts_select_marks',
  `select 'liked' as kind, shown.id from unnest($1::uuid[]) as shown (id)
cross join lateral (select 1 from likes mine where mine.member_id = $2 and mine.post_id = shown.id limit 1) mark
union all select 'bookmarked' as kind, shown.id from unnest($1::uuid[]) as shown (id)
cross join lateral (select 1 from bookmarks mine where mine.member_id = $2 and mine.post_id = shown.id limit 1) mark
union all select 'hidden', blocked_id from blocks where blocker_id = $2 and blocked_id = any($3)
union all select 'hidden', blocker_id from blocks where blocked_id = $2 and blocker_id = any($3)
union all select 'hidden', muted_id from mutes where member_id = $2 and muted_id = any($3)`,
  (p) => [p.postIds, p.viewer, p.authorIds],
);
