// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { Facet } from '@wagram/contract/kernel';
import { many, maybe, type MemberId, type MemberVerifiedBy, type PostId, type StoredMedia } from '#kernel';

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

/** Through the index of tags. */
export const selectByTag = many<{ viewer: MemberId | null; tag: string; before: PostId; tags: readonly string[]; count: bigint | number }, PostRow>(
  'search_select_by_tag',
  `select p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $1 and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $1 and mine.post_id = p.id) is not null as bookmarked
from post_tags first join posts p on p.id = first.post_id join members m on m.id = p.member_id
where first.tag = $2 and first.post_id < $3 and not exists (
    select 1 from unnest($4::text[]) wanted (tag)
    where not exists (select 1 from post_tags t where t.tag = wanted.tag and t.post_id = p.id)
  ) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id) and (p.hidden_at is null or p.member_id = $1)
order by first.post_id desc limit $5`,
  (p) => [p.viewer, p.tag, p.before, p.tags, p.count],
);

/** So many of the newest posts are read, and so many matches are enough: what is common is found at once, and who may see it is asked for those alone. */
export const selectAmongNewest = many<{ viewer: MemberId | null; before: PostId; read: bigint | number; words: string; enough: bigint | number; tags: readonly string[]; count: bigint | number }, PostRow>(
  'search_select_among_newest',
  `select p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $1 and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $1 and mine.post_id = p.id) is not null as bookmarked from (
  select * from (select * from posts where id < $2 order by id desc limit $3) newest
  where to_tsvector('simple', newest.content) @@ to_tsquery('simple', $4) limit $5
) p join members m on m.id = p.member_id
where not exists (
    select 1 from unnest($6::text[]) wanted (tag)
    where not exists (select 1 from post_tags t where t.tag = wanted.tag and t.post_id = p.id)
  ) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id) and (p.hidden_at is null or p.member_id = $1) order by p.id desc limit $7`,
  (p) => [p.viewer, p.before, p.read, p.words, p.enough, p.tags, p.count],
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
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  private: boolean;
  liked: boolean;
  bookmarked: boolean;
  found: number;
}

/** Through the index of words; complete when no more than `most` posts hold them. `found` says how many were met. */
export const selectByWords = many<{ words: string; before: PostId; most: bigint | number; viewer: MemberId | null; tags: readonly string[]; count: bigint | number }, SelectByWordsRow>(
  'search_select_by_words',
  `with found as materialized (
  select p.id from posts p where to_tsvector('simple', p.content) @@ to_tsquery('simple', $1) and (p.id < $2) is true limit $3
)
select p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $4 and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $4 and mine.post_id = p.id) is not null as bookmarked, (select count(*)::int from found) as found
from (select id from found order by id desc) newest join posts p on p.id = newest.id join members m on m.id = p.member_id
where not exists (
    select 1 from unnest($5::text[]) wanted (tag)
    where not exists (select 1 from post_tags t where t.tag = wanted.tag and t.post_id = p.id)
  ) and not exists (select 1 from blocks hidden where hidden.blocker_id = $4 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $4) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $4 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $4 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $4 and hidden.muted_id = p.member_id) and (p.hidden_at is null or p.member_id = $4) order by p.id desc limit $6`,
  (p) => [p.words, p.before, p.most, p.viewer, p.tags, p.count],
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
