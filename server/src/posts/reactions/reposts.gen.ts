// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { PollInJson, QuotedInJson } from '../in-json.ts';
import type { Facet } from '@wagram/contract/kernel';
import type { PostEvent } from '@wagram/contract/posts';
import { batchedStatement, type EmittedEvent, type MemberId, type MemberVerifiedBy, type PostId, type PostImportedFrom, type RepostId, type ShownMedia, type StoredMedia } from '#kernel';

export interface RepostedRow {
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

export type InsertRepostEmits = EmittedEvent<PostEvent, 'post.reposted', { postId: PostId; authorId: MemberId; memberId: MemberId; repostId: RepostId; repostedAt: string }>;

/** A second one changes nothing and answers the same. A private member's posts are passed on by nobody else. */
export const insertRepost = batchedStatement<{ memberId: MemberId; postId: PostId; repostId: RepostId; eventId: string; now: Date }, RepostedRow>(
  'posts_insert_repost',
  `with asked as materialized (
  select who, post_id, repost_id, event_id, at, place::int
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[])
    with ordinality as one (who, post_id, repost_id, event_id, at, place)
  limit 64
),
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
moved as (
  insert into reposts (id, member_id, post_id, created_at)
  select distinct on (target.id, target.who) asked.repost_id, target.who, target.id, target.at
  from target join asked on asked.place = target.place
  where not target.private or target.member_id = target.who
  order by target.id, target.who
  on conflict do nothing
  returning id, member_id, post_id, created_at
),
changed as (
  update posts p set reposts_count = p.reposts_count + new.number
  from (select post_id, count(*) as number, array_agg(member_id) as people from moved group by post_id order by post_id) new
  where p.id = new.post_id
  returning p.id, p.reposts_count
),
lined as (
  insert into timelines (member_id, post_id, author_id, shows)
  select f.follower_id, moved.id, moved.member_id, moved.post_id
  from moved join posts p on p.id = moved.post_id join follows f on f.following_id = moved.member_id and not f.away
  where p.member_id <> f.follower_id and not (select exists (select 1 from follows f where f.follower_id = f.follower_id and f.following_id = p.member_id))
),
emitted as (insert into outbox (id, name, payload)
select (array_agg(event_id))[1], 'post.reposted', jsonb_agg(jsonb_build_object(
  'postId', id, 'authorId', member_id, 'memberId', who, 'repostId', repost_id, 'repostedAt', moved_at) order by event_id)
from (
  select distinct on (target.id, who) target.*, moved.id as repost_id, moved.created_at as moved_at
  from target join moved on moved.post_id = target.id and moved.member_id = who
) told
having count(*) > 0)
select target.place, target.id, target.member_id, target.content, target.facets, target.image_url, target.media,
  target.likes_count as likes_count, target.self_liked as self_liked, target.comments_count, target.shares_count as shares_count, target.gifts_count,
  target.gifts_total, target.created_at, target.hidden_at, coalesce(changed.reposts_count, target.reposts_count) as reposts_count, target.quotes_count, target.quote_of,
  target.more_media, target.warning, target.edited_at, target.imported_from, target.remote, target.post_poll, target.link_card,
  target.username, target.display_name, target.avatar_url, target.verified, target.verified_by, target.platinum,
  target.private, target.liked, target.bookmarked, (not target.private or target.member_id = target.who) as reposted, target.voted, target.quoted_post
from target left join changed on changed.id = target.id`,
  (p) => [p.memberId, p.postId, p.repostId, p.eventId, p.now],
);

export type DeleteRepostEmits = EmittedEvent<PostEvent, 'post.unreposted', { postId: PostId; authorId: MemberId; memberId: MemberId; repostId: RepostId; repostedAt: string }>;

/** The lines of timelines stay behind: they are passed over, as those of posts that are gone. */
export const deleteRepost = batchedStatement<{ memberId: MemberId; postId: PostId; eventId: string; now: Date }, RepostedRow>(
  'posts_delete_repost',
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
moved as (
  delete from reposts r
  using (select distinct on (id, who) id, who from target order by id, who) gone
  where r.member_id = gone.who and r.post_id = gone.id
  returning r.id, r.member_id, r.post_id, r.created_at
),
changed as (
  update posts p set reposts_count = p.reposts_count - old.number
  from (select post_id, count(*) as number, array_agg(member_id) as people from moved group by post_id order by post_id) old
  where p.id = old.post_id
  returning p.id, p.reposts_count
),
emitted as (insert into outbox (id, name, payload)
select (array_agg(event_id))[1], 'post.unreposted', jsonb_agg(jsonb_build_object(
  'postId', id, 'authorId', member_id, 'memberId', who, 'repostId', repost_id, 'repostedAt', moved_at) order by event_id)
from (
  select distinct on (target.id, who) target.*, moved.id as repost_id, moved.created_at as moved_at
  from target join moved on moved.post_id = target.id and moved.member_id = who
) told
having count(*) > 0)
select target.place, target.id, target.member_id, target.content, target.facets, target.image_url, target.media,
  target.likes_count as likes_count, target.self_liked as self_liked, target.comments_count, target.shares_count as shares_count, target.gifts_count,
  target.gifts_total, target.created_at, target.hidden_at, coalesce(changed.reposts_count, target.reposts_count) as reposts_count, target.quotes_count, target.quote_of,
  target.more_media, target.warning, target.edited_at, target.imported_from, target.remote, target.post_poll, target.link_card,
  target.username, target.display_name, target.avatar_url, target.verified, target.verified_by, target.platinum,
  target.private, target.liked, target.bookmarked, false as reposted, target.voted, target.quoted_post
from target left join changed on changed.id = target.id`,
  (p) => [p.memberId, p.postId, p.eventId, p.now],
);
