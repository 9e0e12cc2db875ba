// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { PollInJson, QuotedInJson } from '../in-json.ts';
import type { Facet } from '@wagram/contract/kernel';
import type { PostEvent } from '@wagram/contract/posts';
import { batchedStatement, type EmittedEvent, type MemberId, type MemberVerifiedBy, type PostId, type PostImportedFrom, type ShownMedia, type StoredMedia } from '#kernel';

export interface ReactedPost {
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

export type LikePostEmits = EmittedEvent<PostEvent, 'post.liked', { postId: PostId; authorId: MemberId; memberId: MemberId; likedAt: string }>;

/** A second like changes nothing and answers the same. */
export const likePost = batchedStatement<{ memberId: MemberId; postId: PostId; eventId: string; now: Date }, ReactedPost>(
  'posts_like_post',
  `with asked as materialized (select who, post_id, event_id, at, place::int
from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[])
  with ordinality as one (who, post_id, event_id, at, place)
limit 64),
target as materialized (select asked.place, asked.who, asked.event_id, asked.at, p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at,
  p.reposts_count, p.quotes_count, p.quote_of, p.more_media, p.warning, p.edited_at, p.imported_from, p.remote,
  case when p.has_poll then (
    select jsonb_build_object('options', poll.options, 'votes', poll.votes, 'ends_at', poll.ends_at)
    from post_polls poll where poll.post_id = p.id
  ) end as post_poll, case when p.card_url is not null then (
    select jsonb_build_object('url', card.url, 'title', card.title, 'description', card.description, 'site', card.site,
      'picture_url', card.picture_url, 'picture', card.picture)
    from link_cards card where card.url = p.card_url and card.state = 'ready'
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private,
  true as liked, (select true from bookmarks mine where mine.member_id = asked.who and mine.post_id = p.id) is not null as bookmarked, (select true from reposts mine where mine.member_id = asked.who and mine.post_id = p.id) is not null as reposted,
  case when p.has_poll then (
    select mine.choice from post_votes mine where mine.member_id = asked.who and mine.post_id = p.id
  ) end as voted,
  case when p.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = p.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = asked.who and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = asked.who)) and (by.id = asked.who or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = asked.who and f.following_id = by.id) is not null
  )))
  ) end as quoted_post
from asked join posts p on p.id = asked.post_id
cross join lateral (select * from members m where m.id = p.member_id limit 1) m
where (select not exists (select 1 from blocks hidden where hidden.blocker_id = asked.who and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = asked.who)) and (m.id = asked.who or (m.state = 'active' and (
    not m.private
    or (select true from follows f where f.follower_id = asked.who and f.following_id = m.id) is not null
  ))) and (p.hidden_at is null or p.member_id = asked.who)),
moved as (insert into likes (member_id, post_id, created_at)
select distinct on (target.id, who) who, target.id, at from target order by target.id, who
on conflict do nothing
returning member_id, post_id, created_at),
changed as (
  update posts p set likes_count = p.likes_count + new.number, self_liked = p.self_liked or p.member_id = any(new.people)
  from (select post_id, count(*) as number, array_agg(member_id) as people from moved group by post_id order by post_id) new
  where p.id = new.post_id
  returning p.id, p.likes_count, p.self_liked
),
emitted as (insert into outbox (id, name, payload)
select (array_agg(event_id))[1], 'post.liked', jsonb_agg(jsonb_build_object(
  'postId', id, 'authorId', member_id, 'memberId', who, 'likedAt', moved_at) order by event_id)
from (
  select distinct on (target.id, who) target.*, moved.created_at as moved_at
  from target join moved on moved.post_id = target.id and moved.member_id = who
) told
having count(*) > 0)
select target.place, target.id, target.member_id, target.content, target.facets, target.image_url, target.media,
  coalesce(changed.likes_count, target.likes_count) as likes_count, coalesce(changed.self_liked, target.self_liked) as self_liked, target.comments_count, target.shares_count as shares_count, target.gifts_count,
  target.gifts_total, target.created_at, target.hidden_at, target.reposts_count as reposts_count, target.quotes_count, target.quote_of,
  target.more_media, target.warning, target.edited_at, target.imported_from, target.remote, target.post_poll, target.link_card,
  target.username, target.display_name, target.avatar_url, target.verified, target.verified_by, target.platinum,
  target.private, target.liked, target.bookmarked, target.reposted as reposted, target.voted, target.quoted_post
from target left join changed on changed.id = target.id`,
  (p) => [p.memberId, p.postId, p.eventId, p.now],
);

export type UnlikePostEmits = EmittedEvent<PostEvent, 'post.unliked', { postId: PostId; authorId: MemberId; memberId: MemberId; likedAt: string }>;

export const unlikePost = batchedStatement<{ memberId: MemberId; postId: PostId; eventId: string; now: Date }, ReactedPost>(
  'posts_unlike_post',
  `with asked as materialized (select who, post_id, event_id, at, place::int
from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[])
  with ordinality as one (who, post_id, event_id, at, place)
limit 64),
target as materialized (select asked.place, asked.who, asked.event_id, asked.at, p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at,
  p.reposts_count, p.quotes_count, p.quote_of, p.more_media, p.warning, p.edited_at, p.imported_from, p.remote,
  case when p.has_poll then (
    select jsonb_build_object('options', poll.options, 'votes', poll.votes, 'ends_at', poll.ends_at)
    from post_polls poll where poll.post_id = p.id
  ) end as post_poll, case when p.card_url is not null then (
    select jsonb_build_object('url', card.url, 'title', card.title, 'description', card.description, 'site', card.site,
      'picture_url', card.picture_url, 'picture', card.picture)
    from link_cards card where card.url = p.card_url and card.state = 'ready'
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private,
  false as liked, (select true from bookmarks mine where mine.member_id = asked.who and mine.post_id = p.id) is not null as bookmarked, (select true from reposts mine where mine.member_id = asked.who and mine.post_id = p.id) is not null as reposted,
  case when p.has_poll then (
    select mine.choice from post_votes mine where mine.member_id = asked.who and mine.post_id = p.id
  ) end as voted,
  case when p.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = p.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = asked.who and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = asked.who)) and (by.id = asked.who or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = asked.who and f.following_id = by.id) is not null
  )))
  ) end as quoted_post
from asked join posts p on p.id = asked.post_id
cross join lateral (select * from members m where m.id = p.member_id limit 1) m
where (select not exists (select 1 from blocks hidden where hidden.blocker_id = asked.who and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = asked.who)) and (m.id = asked.who or (m.state = 'active' and (
    not m.private
    or (select true from follows f where f.follower_id = asked.who and f.following_id = m.id) is not null
  ))) and (p.hidden_at is null or p.member_id = asked.who)),
moved as (
  delete from likes l
  using (select distinct on (id, who) id, who from target order by id, who) gone
  where l.member_id = gone.who and l.post_id = gone.id
  returning l.member_id, l.post_id, l.created_at
),
changed as (
  update posts p set likes_count = p.likes_count - old.number, self_liked = p.self_liked and p.member_id <> all(old.people)
  from (select post_id, count(*) as number, array_agg(member_id) as people from moved group by post_id order by post_id) old
  where p.id = old.post_id
  returning p.id, p.likes_count, p.self_liked
),
emitted as (insert into outbox (id, name, payload)
select (array_agg(event_id))[1], 'post.unliked', jsonb_agg(jsonb_build_object(
  'postId', id, 'authorId', member_id, 'memberId', who, 'likedAt', moved_at) order by event_id)
from (
  select distinct on (target.id, who) target.*, moved.created_at as moved_at
  from target join moved on moved.post_id = target.id and moved.member_id = who
) told
having count(*) > 0)
select target.place, target.id, target.member_id, target.content, target.facets, target.image_url, target.media,
  coalesce(changed.likes_count, target.likes_count) as likes_count, coalesce(changed.self_liked, target.self_liked) as self_liked, target.comments_count, target.shares_count as shares_count, target.gifts_count,
  target.gifts_total, target.created_at, target.hidden_at, target.reposts_count as reposts_count, target.quotes_count, target.quote_of,
  target.more_media, target.warning, target.edited_at, target.imported_from, target.remote, target.post_poll, target.link_card,
  target.username, target.display_name, target.avatar_url, target.verified, target.verified_by, target.platinum,
  target.private, target.liked, target.bookmarked, target.reposted as reposted, target.voted, target.quoted_post
from target left join changed on changed.id = target.id`,
  (p) => [p.memberId, p.postId, p.eventId, p.now],
);

export type SharePostEmits = EmittedEvent<PostEvent, 'post.shared', { postId: PostId; authorId: MemberId; memberId: MemberId; sharedAt: string }>;

export const sharePost = batchedStatement<{ memberId: MemberId; postId: PostId; eventId: string; now: Date }, ReactedPost>(
  'posts_share_post',
  `with asked as materialized (select who, post_id, event_id, at, place::int
from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[])
  with ordinality as one (who, post_id, event_id, at, place)
limit 64),
target as materialized (select asked.place, asked.who, asked.event_id, asked.at, p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at,
  p.reposts_count, p.quotes_count, p.quote_of, p.more_media, p.warning, p.edited_at, p.imported_from, p.remote,
  case when p.has_poll then (
    select jsonb_build_object('options', poll.options, 'votes', poll.votes, 'ends_at', poll.ends_at)
    from post_polls poll where poll.post_id = p.id
  ) end as post_poll, case when p.card_url is not null then (
    select jsonb_build_object('url', card.url, 'title', card.title, 'description', card.description, 'site', card.site,
      'picture_url', card.picture_url, 'picture', card.picture)
    from link_cards card where card.url = p.card_url and card.state = 'ready'
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private,
  (select true from likes mine where mine.member_id = asked.who and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = asked.who and mine.post_id = p.id) is not null as bookmarked, (select true from reposts mine where mine.member_id = asked.who and mine.post_id = p.id) is not null as reposted,
  case when p.has_poll then (
    select mine.choice from post_votes mine where mine.member_id = asked.who and mine.post_id = p.id
  ) end as voted,
  case when p.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = p.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = asked.who and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = asked.who)) and (by.id = asked.who or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = asked.who and f.following_id = by.id) is not null
  )))
  ) end as quoted_post
from asked join posts p on p.id = asked.post_id
cross join lateral (select * from members m where m.id = p.member_id limit 1) m
where (select not exists (select 1 from blocks hidden where hidden.blocker_id = asked.who and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = asked.who)) and (m.id = asked.who or (m.state = 'active' and (
    not m.private
    or (select true from follows f where f.follower_id = asked.who and f.following_id = m.id) is not null
  ))) and (p.hidden_at is null or p.member_id = asked.who)),
moved as (insert into shares (member_id, post_id, created_at)
select distinct on (target.id, who) who, target.id, at from target order by target.id, who
on conflict do nothing
returning member_id, post_id, created_at),
changed as (
  update posts p set shares_count = p.shares_count + new.number
  from (select post_id, count(*) as number, array_agg(member_id) as people from moved group by post_id order by post_id) new
  where p.id = new.post_id
  returning p.id, p.shares_count
),
emitted as (insert into outbox (id, name, payload)
select (array_agg(event_id))[1], 'post.shared', jsonb_agg(jsonb_build_object(
  'postId', id, 'authorId', member_id, 'memberId', who, 'sharedAt', moved_at) order by event_id)
from (
  select distinct on (target.id, who) target.*, moved.created_at as moved_at
  from target join moved on moved.post_id = target.id and moved.member_id = who
) told
having count(*) > 0)
select target.place, target.id, target.member_id, target.content, target.facets, target.image_url, target.media,
  target.likes_count as likes_count, target.self_liked as self_liked, target.comments_count, coalesce(changed.shares_count, target.shares_count) as shares_count, target.gifts_count,
  target.gifts_total, target.created_at, target.hidden_at, target.reposts_count as reposts_count, target.quotes_count, target.quote_of,
  target.more_media, target.warning, target.edited_at, target.imported_from, target.remote, target.post_poll, target.link_card,
  target.username, target.display_name, target.avatar_url, target.verified, target.verified_by, target.platinum,
  target.private, target.liked, target.bookmarked, target.reposted as reposted, target.voted, target.quoted_post
from target left join changed on changed.id = target.id`,
  (p) => [p.memberId, p.postId, p.eventId, p.now],
);
