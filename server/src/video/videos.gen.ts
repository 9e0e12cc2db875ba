// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { PollInJson, QuotedInJson } from '#posts';
import type { Facet } from '@wagram/contract/kernel';
import { exec, many, maybe, type MemberId, type MemberVerifiedBy, type PostId, type PostImportedFrom, type ShownMedia, type StoredMedia } from '#kernel';

export interface VideoRow {
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
  title: string;
  description: string;
  duration: number | null;
  is_following: boolean;
  is_requested: boolean;
}

/** Each row is judged as the index brings it. */
export const selectVideos = many<{ viewer: MemberId | null; before: PostId; count: bigint | number }, VideoRow>(
  'video_select_videos',
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
  ) end as quoted_post, v.title, v.description, v.duration,
  (select true from follows f where f.follower_id = $1 and f.following_id = p.member_id) is not null as is_following,
  (select true from follow_requests f where f.follower_id = $1 and f.following_id = p.member_id) is not null as is_requested
from videos v join posts p on p.id = v.post_id join members m on m.id = p.member_id
where v.post_id < $2 and p.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id))
order by v.post_id desc limit $3`,
  (p) => [p.viewer, p.before, p.count],
);

/** Of those whom the viewer follows, and their own (D41). A page of n holds videos of the n people at most who posted one last before the cursor, so at most n times n are looked at, whoever they follow. */
export const selectFollowedVideos = many<{ viewer: MemberId; before: PostId; count: bigint | number }, VideoRow>(
  'video_select_followed_videos',
  `with authors as (
  select f.id from (
    select following_id as id from follows where follower_id = $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = following_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = following_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = following_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = following_id)
    union all select $1::uuid
  ) f cross join lateral (
    select v.post_id from videos v join posts p on p.id = v.post_id
    where v.member_id = f.id and v.post_id < $2 and p.hidden_at is null order by v.post_id desc limit 1
  ) latest
  order by latest.post_id desc limit $3
), page as (
  select shown.post_id from authors cross join lateral (
    select v.post_id from videos v join posts p on p.id = v.post_id
    where v.member_id = authors.id and v.post_id < $2 and p.hidden_at is null order by v.post_id desc limit $3
  ) shown
  order by shown.post_id desc limit $3
)
select p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
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
  ) end as quoted_post, v.title, v.description, v.duration,
  (select true from follows f where f.follower_id = $1 and f.following_id = p.member_id) is not null as is_following,
  (select true from follow_requests f where f.follower_id = $1 and f.following_id = p.member_id) is not null as is_requested
from videos v join posts p on p.id = v.post_id join members m on m.id = p.member_id
join page on page.post_id = v.post_id
order by v.post_id desc`,
  (p) => [p.viewer, p.before, p.count],
);

/** For whoever has just made it. */
export const selectOwnVideo = maybe<{ memberId: MemberId; postId: PostId }, VideoRow>(
  'video_select_own_video',
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
  ) end as quoted_post, v.title, v.description, v.duration,
  (select true from follows f where f.follower_id = $1 and f.following_id = p.member_id) is not null as is_following,
  (select true from follow_requests f where f.follower_id = $1 and f.following_id = p.member_id) is not null as is_requested
from videos v join posts p on p.id = v.post_id join members m on m.id = p.member_id
where v.post_id = $2 and p.member_id = $1`,
  (p) => [p.memberId, p.postId],
);

/** What an image host keeps is nothing that we could re-encode. */
export const insertVideo = exec<{ title: string; description: string; postId: PostId }>(
  'video_insert_video',
  `insert into videos (post_id, member_id, title, description, duration, media_id, state)
select p.id, p.member_id, $1, $2, file.duration, p.media_id, case when p.media_id is null then 'ready' else 'waiting' end
from posts p left join media file on file.id = p.media_id
where p.id = $3`,
  (p) => [p.title, p.description, p.postId],
);

/** Of posts that are there already, in a form that every browser plays. */
export const insertVideos = exec<{ drafts: string }>(
  'video_insert_videos',
  `insert into videos (post_id, member_id, title, description, duration, media_id, state)
select p.id, p.member_id, draft.title, draft.description, draft.duration, p.media_id, 'ready'
from jsonb_to_recordset($1) as draft ("postId" uuid, title text, description text, duration real)
join posts p on p.id = draft."postId"
on conflict do nothing`,
  (p) => [p.drafts],
);

export interface ExportVideosRow {
  post_id: PostId;
  title: string;
  description: string;
  duration: number | null;
}

export const exportVideos = many<{ memberId: MemberId }, ExportVideosRow>(
  'video_export_videos',
  `select v.post_id, v.title, v.description, v.duration from videos v where v.member_id = $1 order by v.post_id`,
  (p) => [p.memberId],
);

/** The posts go by themselves. */
export const eraseVideos = exec<{ memberId: MemberId }>(
  'video_erase_videos',
  `delete from videos where member_id = $1`,
  (p) => [p.memberId],
);
