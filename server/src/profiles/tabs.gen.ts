// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { PollInJson, QuotedInJson } from '#posts';
import type { Facet } from '@wagram/contract/kernel';
import { many, type CommentId, type MemberId, type MemberVerifiedBy, type PostId, type PostImportedFrom, type ShownMedia, type StoredMedia } from '#kernel';

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

export const selectMediaPosts = many<{ viewer: MemberId | null; author: MemberId; before: PostId; count: bigint | number }, PostRow>(
  'profiles_select_media_posts',
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
where p.member_id = $2 and p.image_url is not null and p.id < $3
  and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = $2::uuid) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2::uuid and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = $2::uuid and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  ))))) and (p.hidden_at is null or p.member_id = $1)
order by p.id desc limit $4`,
  (p) => [p.viewer, p.author, p.before, p.count],
);

/** In the order of the posts, which the key of likes has. Of others only what they show, and of that only what the viewer may read; whoever the viewer has muted was not asked for here. */
export const selectLikedPosts = many<{ viewer: MemberId | null; author: MemberId; before: PostId; count: bigint | number }, PostRow>(
  'profiles_select_liked_posts',
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
from likes l join posts p on p.id = l.post_id join members m on m.id = p.member_id
where l.member_id = $2 and l.post_id < $3
  and (select $2 = $1 or exists (
    select 1 from members shown where shown.id = $2 and shown.shows_likes and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = $2::uuid) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2::uuid and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = $2::uuid and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  ))))))
  and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id)) and (p.hidden_at is null or p.member_id = $1)
order by l.post_id desc limit $4`,
  (p) => [p.viewer, p.author, p.before, p.count],
);

export interface SelectRepliesRow {
  id: CommentId;
  post_id: PostId;
  parent_id: CommentId | null;
  member_id: MemberId;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  likes_count: number;
  created_at: Date;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  private: boolean;
  liked: boolean;
}

export const selectReplies = many<{ viewer: MemberId | null; author: MemberId; before: CommentId; count: bigint | number }, SelectRepliesRow>(
  'profiles_select_replies',
  `select c.id, c.post_id, c.parent_id, c.member_id, c.content, c.facets, c.image_url, c.media,
  c.likes_count, c.created_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from comment_likes mine where mine.member_id = $1 and mine.comment_id = c.id) is not null as liked
from comments c join members m on m.id = c.member_id
where c.member_id = $2 and c.id < $3 and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = $2::uuid) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2::uuid and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = $2::uuid and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  ))))) and (c.hidden_at is null or c.member_id = $1)
  and (select exists (
    select 1 from posts p where p.id = c.post_id and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id) and (p.hidden_at is null or p.member_id = $1)))
order by c.id desc limit $4`,
  (p) => [p.viewer, p.author, p.before, p.count],
);

/** The posts of a page of replies, each judged again. */
export const selectPostsUnder = many<{ viewer: MemberId | null; ids: readonly PostId[] }, PostRow>(
  'profiles_select_posts_under',
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
where p.id = any($2) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = $1)`,
  (p) => [p.viewer, p.ids],
);
