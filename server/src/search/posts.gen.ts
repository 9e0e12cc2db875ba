// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { PollInJson, QuotedInJson } from '#posts';
import type { Facet } from '@wagram/contract/kernel';
import { many, maybe, type MemberId, type MemberVerifiedBy, type PostId, type PostImportedFrom, type ShownMedia, type StoredMedia } from '#kernel';

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

/** Through the index of tags. */
export const selectByTag = many<{ viewer: MemberId | null; tag: string; before: PostId; since: PostId; has: readonly string[]; tags: readonly string[]; count: bigint | number }, PostRow>(
  'search_select_by_tag',
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
from post_tags first join posts p on p.id = first.post_id join members m on m.id = p.member_id
where first.tag = $2 and first.post_id < $3 and first.post_id >= $4 and p.id >= $4 and ('media' <> all($5::text[]) or p.image_url is not null)
and ('image' <> all($5) or (p.image_url is not null and coalesce(p.media ->> 'kind', 'image') <> 'video'))
and ('video' <> all($5) or p.media ->> 'kind' = 'video')
and ('poll' <> all($5) or p.has_poll)
and ('link' <> all($5) or p.content ~* 'https?://') and not exists (
    select 1 from unnest($6::text[]) wanted (tag)
    where not exists (select 1 from post_tags t where t.tag = wanted.tag and t.post_id = p.id)
  ) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id) and (p.hidden_at is null or p.member_id = $1) and (m.host is null or not exists (
  select 1 from federation_hosts quiet where quiet.name = m.host and quiet.state = 'limited'
))
order by first.post_id desc limit $7`,
  (p) => [p.viewer, p.tag, p.before, p.since, p.has, p.tags, p.count],
);

/** So many of the newest posts are read, and so many matches are enough: what is common is found at once, and who may see it is asked for those alone. */
export const selectAmongNewest = many<{ viewer: MemberId | null; before: PostId; since: PostId; read: bigint | number; words: string; enough: bigint | number; has: readonly string[]; tags: readonly string[]; count: bigint | number }, PostRow>(
  'search_select_among_newest',
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
  ) end as quoted_post from (
  select * from (select * from posts where id < $2 and id >= $3 order by id desc limit $4) newest
  where to_tsvector('simple', newest.content) @@ to_tsquery('simple', $5) limit $6
) p join members m on m.id = p.member_id
where p.id >= $3 and ('media' <> all($7::text[]) or p.image_url is not null)
and ('image' <> all($7) or (p.image_url is not null and coalesce(p.media ->> 'kind', 'image') <> 'video'))
and ('video' <> all($7) or p.media ->> 'kind' = 'video')
and ('poll' <> all($7) or p.has_poll)
and ('link' <> all($7) or p.content ~* 'https?://') and not exists (
    select 1 from unnest($8::text[]) wanted (tag)
    where not exists (select 1 from post_tags t where t.tag = wanted.tag and t.post_id = p.id)
  ) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id) and (p.hidden_at is null or p.member_id = $1) and (m.host is null or not exists (
  select 1 from federation_hosts quiet where quiet.name = m.host and quiet.state = 'limited'
)) order by p.id desc limit $9`,
  (p) => [p.viewer, p.before, p.since, p.read, p.words, p.enough, p.has, p.tags, p.count],
);

export interface SelectByWordsRow {
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
  found: number;
}

/** Through the index of words; complete when no more than `most` posts hold them. `found` says how many were met. */
export const selectByWords = many<{ words: string; before: PostId; since: PostId; most: bigint | number; viewer: MemberId | null; has: readonly string[]; tags: readonly string[]; count: bigint | number }, SelectByWordsRow>(
  'search_select_by_words',
  `with found as materialized (
  select p.id from posts p where to_tsvector('simple', p.content) @@ to_tsquery('simple', $1) and (p.id < $2 and p.id >= $3) is true limit $4
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
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $5 and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $5 and mine.post_id = p.id) is not null as bookmarked,
  (select true from reposts mine where mine.member_id = $5 and mine.post_id = p.id) is not null as reposted,
  case when p.has_poll then (
    select mine.choice from post_votes mine where mine.member_id = $5 and mine.post_id = p.id
  ) end as voted,
  case when p.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = p.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $5 and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = $5)) and (by.id = $5 or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = $5 and f.following_id = by.id) is not null
  )))
  ) end as quoted_post, (select count(*)::int from found) as found
from (select id from found order by id desc) newest join posts p on p.id = newest.id join members m on m.id = p.member_id
where p.id >= $3 and ('media' <> all($6::text[]) or p.image_url is not null)
and ('image' <> all($6) or (p.image_url is not null and coalesce(p.media ->> 'kind', 'image') <> 'video'))
and ('video' <> all($6) or p.media ->> 'kind' = 'video')
and ('poll' <> all($6) or p.has_poll)
and ('link' <> all($6) or p.content ~* 'https?://') and not exists (
    select 1 from unnest($7::text[]) wanted (tag)
    where not exists (select 1 from post_tags t where t.tag = wanted.tag and t.post_id = p.id)
  ) and not exists (select 1 from blocks hidden where hidden.blocker_id = $5 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $5) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $5 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $5 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $5 and hidden.muted_id = p.member_id) and (p.hidden_at is null or p.member_id = $5) and (m.host is null or not exists (
  select 1 from federation_hosts quiet where quiet.name = m.host and quiet.state = 'limited'
)) order by p.id desc limit $8`,
  (p) => [p.words, p.before, p.since, p.most, p.viewer, p.has, p.tags, p.count],
);

/** SOC-13, from: through the index of a member's posts, so many of them for each page. */
export const selectByAuthor = many<{ viewer: MemberId | null; author: string; before: PostId; since: PostId; read: bigint | number; words: string | null; has: readonly string[]; tags: readonly string[]; count: bigint | number }, PostRow>(
  'search_select_by_author',
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
  ) end as quoted_post from (
  select * from posts own where own.member_id = (select a.id from members a where lower(a.username) = $2)
    and own.id < $3 and own.id >= $4 order by own.id desc limit $5
) p join members m on m.id = p.member_id
where ($6::text is null or to_tsvector('simple', p.content) @@ to_tsquery('simple', $6)) and p.id >= $4 and ('media' <> all($7::text[]) or p.image_url is not null)
and ('image' <> all($7) or (p.image_url is not null and coalesce(p.media ->> 'kind', 'image') <> 'video'))
and ('video' <> all($7) or p.media ->> 'kind' = 'video')
and ('poll' <> all($7) or p.has_poll)
and ('link' <> all($7) or p.content ~* 'https?://') and not exists (
    select 1 from unnest($8::text[]) wanted (tag)
    where not exists (select 1 from post_tags t where t.tag = wanted.tag and t.post_id = p.id)
  ) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id) and (p.hidden_at is null or p.member_id = $1) and (m.host is null or not exists (
  select 1 from federation_hosts quiet where quiet.name = m.host and quiet.state = 'limited'
))
order by p.id desc limit $9`,
  (p) => [p.viewer, p.author, p.before, p.since, p.read, p.words, p.has, p.tags, p.count],
);

/** SOC-13: without words, by time and what they have. */
export const selectNewest = many<{ viewer: MemberId | null; before: PostId; since: PostId; read: bigint | number; has: readonly string[]; tags: readonly string[]; count: bigint | number }, PostRow>(
  'search_select_newest',
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
  ) end as quoted_post from (
  select * from posts where id < $2 and id >= $3 order by id desc limit $4
) p join members m on m.id = p.member_id
where p.id >= $3 and ('media' <> all($5::text[]) or p.image_url is not null)
and ('image' <> all($5) or (p.image_url is not null and coalesce(p.media ->> 'kind', 'image') <> 'video'))
and ('video' <> all($5) or p.media ->> 'kind' = 'video')
and ('poll' <> all($5) or p.has_poll)
and ('link' <> all($5) or p.content ~* 'https?://') and not exists (
    select 1 from unnest($6::text[]) wanted (tag)
    where not exists (select 1 from post_tags t where t.tag = wanted.tag and t.post_id = p.id)
  ) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id) and (p.hidden_at is null or p.member_id = $1) and (m.host is null or not exists (
  select 1 from federation_hosts quiet where quiet.name = m.host and quiet.state = 'limited'
)) order by p.id desc limit $7`,
  (p) => [p.viewer, p.before, p.since, p.read, p.has, p.tags, p.count],
);

export interface SelectAuthorFloorRow {
  id: PostId;
}

/** The same as the floor, of one member. */
export const selectAuthorFloor = maybe<{ author: string; before: PostId; passed: bigint | number }, SelectAuthorFloorRow>(
  'search_select_author_floor',
  `select own.id from posts own where own.member_id = (select a.id from members a where lower(a.username) = $1)
  and own.id < $2 order by own.id desc offset $3 limit 1`,
  (p) => [p.author, p.before, p.passed],
);

export interface SelectFloorRow {
  id: PostId;
}

/** The last of so many newest posts: where the next page begins, whoever may see it. */
export const selectFloor = maybe<{ before: PostId; passed: bigint | number }, SelectFloorRow>(
  'search_select_floor',
  `select id from posts where id < $1 order by id desc offset $2 limit 1`,
  (p) => [p.before, p.passed],
);
