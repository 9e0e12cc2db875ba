// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { PollInJson, QuotedInJson } from '#posts';
import type { Facet } from '@wagram/contract/kernel';
import { many, maybe, type MemberId, type MemberVerifiedBy, type PostId, type PostImportedFrom, type RankingRanking, type ShownMedia, type StoredMedia, type TopicSpan } from '#kernel';

export interface RankedRow {
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
  score: number;
  ranked_likes: number;
  ranked_replies: number;
  ranked_shares: number;
  age_factor: number;
  mention: string | null;
}

export const selectRanked = many<{ viewer: MemberId | null; ranking: RankingRanking; score: number; before: PostId; count: bigint | number }, RankedRow>(
  'trending_select_ranked',
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
  ) end as quoted_post, r.score, r.likes as ranked_likes,
  r.replies as ranked_replies, r.shares as ranked_shares, r.age_factor, r.mention
from rankings r join posts p on p.id = r.post_id join members m on m.id = p.member_id
where r.ranking = $2 and (r.score, r.post_id) < ($3, $4) and not m.private and not p.remote and (p.hidden_at is null or p.member_id = $1) and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id))
order by r.score desc, r.post_id desc limit $5`,
  (p) => [p.viewer, p.ranking, p.score, p.before, p.count],
);

/** Those that hold the words, in the language of to_tsquery. */
export const selectRankedWith = many<{ viewer: MemberId | null; ranking: RankingRanking; score: number; before: PostId; words: string; count: bigint | number }, RankedRow>(
  'trending_select_ranked_with',
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
  ) end as quoted_post, r.score, r.likes as ranked_likes,
  r.replies as ranked_replies, r.shares as ranked_shares, r.age_factor, r.mention
from rankings r join posts p on p.id = r.post_id join members m on m.id = p.member_id
where r.ranking = $2 and (r.score, r.post_id) < ($3, $4) and not m.private and not p.remote and (p.hidden_at is null or p.member_id = $1) and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id)) and to_tsvector('simple', p.content) @@ to_tsquery('simple', $5)
order by r.score desc, r.post_id desc limit $6`,
  (p) => [p.viewer, p.ranking, p.score, p.before, p.words, p.count],
);

export interface SelectSnapshotRow {
  post_id: PostId;
  author_id: MemberId;
  likes: number;
  replies: number;
  shares: number;
  age_factor: number;
  mention: string | null;
}

/** SOC-12: what a ranking is made of, kept in memory. Who may see what of it is asked when it is shown. */
export const selectSnapshot = many<{ ranking: RankingRanking }, SelectSnapshotRow>(
  'trending_select_snapshot',
  `select r.post_id, p.member_id as author_id, r.likes, r.replies, r.shares, r.age_factor, r.mention
from rankings r join posts p on p.id = r.post_id where r.ranking = $1`,
  (p) => [p.ranking],
);

export interface ListedRow {
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

/** Those of some posts that their viewer may meet in a list for everybody. */
export const selectListed = many<{ viewer: MemberId | null; ids: readonly PostId[] }, ListedRow>(
  'trending_select_listed',
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
where p.id = any($2) and not m.private and not p.remote and (p.hidden_at is null or p.member_id = $1) and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id))`,
  (p) => [p.viewer, p.ids],
);

export interface SelectFollowedAmongRow {
  id: MemberId;
}

export const selectFollowedAmong = many<{ viewer: MemberId; authors: readonly MemberId[] }, SelectFollowedAmongRow>(
  'trending_select_followed_among',
  `select f.following_id as id from follows f where f.follower_id = $1 and f.following_id = any($2)`,
  (p) => [p.viewer, p.authors],
);

export interface FormulaRow {
  post_id: PostId;
  username: string;
  display_name: string;
  excerpt: string;
  followed: boolean;
  likes: number;
  replies: number;
  shares: number;
  age_factor: number;
  mention: string | null;
}

/** SOC-12: a whole ranking as its viewer may see it, to be worked out anew by them. */
export const selectFormula = many<{ viewer: MemberId | null; ranking: RankingRanking }, FormulaRow>(
  'trending_select_formula',
  `select p.id as post_id, m.username, m.display_name, left(coalesce(p.warning, p.content), 90) as excerpt,
  (select exists (select 1 from follows f where f.follower_id = $1 and f.following_id = p.member_id)) as followed, r.likes, r.replies, r.shares, r.age_factor, r.mention
from rankings r join posts p on p.id = r.post_id join members m on m.id = p.member_id
where r.ranking = $2 and not m.private and not p.remote and (p.hidden_at is null or p.member_id = $1) and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id))
order by r.score desc, r.post_id desc`,
  (p) => [p.viewer, p.ranking],
);

export interface SelectUnrankedRow {
  post_id: PostId;
  username: string;
  display_name: string;
  excerpt: string;
  followed: boolean;
  id: PostId;
  content: string;
  likes: number;
  replies: number;
  shares: number;
  created_at: Date;
}

/** A post that no ranking holds, with what one would count of it now. */
export const selectUnranked = maybe<{ viewer: MemberId | null; postId: PostId }, SelectUnrankedRow>(
  'trending_select_unranked',
  `select p.id as post_id, m.username, m.display_name, left(coalesce(p.warning, p.content), 90) as excerpt,
  (select exists (select 1 from follows f where f.follower_id = $1 and f.following_id = p.member_id)) as followed, p.id, p.content, (p.likes_count - p.self_liked::int) as likes,
  (select count(distinct c.member_id)::int from comments c
   where c.post_id = p.id and c.member_id <> p.member_id and c.hidden_at is null) as replies,
  p.shares_count - (
    select count(*)::int from shares s where s.post_id = p.id and s.member_id = p.member_id
  ) as shares, p.created_at
from posts p join members m on m.id = p.member_id
where p.id = $2 and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1)) and (m.id = $1 or (m.state = 'active' and (
    not m.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = m.id) is not null
  ))) and (p.hidden_at is null or p.member_id = $1)`,
  (p) => [p.viewer, p.postId],
);

export interface SelectRestRow {
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

/** Newest first, all that is not in a list; without a list nothing is left out. */
export const selectRest = many<{ viewer: MemberId | null; before: PostId; except: RankingRanking | null; count: bigint | number }, SelectRestRow>(
  'trending_select_rest',
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
where p.id < $2 and p.imported_from is null and not m.private and not p.remote and (p.hidden_at is null or p.member_id = $1) and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id))
  and (select not exists (select 1 from rankings r where r.ranking = $3 and r.post_id = p.id))
order by p.id desc limit $4`,
  (p) => [p.viewer, p.before, p.except, p.count],
);

export interface TopicRow {
  tag: string;
  ranked_people: number;
  ranked_posts: number;
  posts: number;
  people: number;
  before: number;
}

/** A hashtag of which the viewer sees nothing is none. */
export const selectTopics = many<{ since: PostId; viewer: MemberId | null; sinceBefore: PostId; span: TopicSpan; people: number; posts: number; tag: string; letters: string | null; category: string | null; count: bigint | number }, TopicRow>(
  'trending_select_topics',
  `select * from (
  select t.tag, t.people as ranked_people, t.posts as ranked_posts,
    case when t.posts < 40 then seen.posts else t.posts end as posts,
    case when t.posts < 40 then seen.people else t.people end as people,
    case when t.before < 40 then earlier.posts else t.before end as before
  from topics t
  cross join lateral (select count(*)::int as posts, count(distinct one.member_id)::int as people
from (
  select p.member_id from post_tags x join posts p on p.id = x.post_id join members m on m.id = p.member_id
  where x.tag = t.tag and not x.remote and x.post_id >= $1 and x.post_id < 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    and not m.private and not p.remote and (p.hidden_at is null or p.member_id = $2) and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $2 and hidden.muted_id = p.member_id))
  order by x.post_id desc limit case when t.posts < 40 then 40 else 1 end
) one) seen
  cross join lateral (select count(*)::int as posts, count(distinct one.member_id)::int as people
from (
  select p.member_id from post_tags x join posts p on p.id = x.post_id join members m on m.id = p.member_id
  where x.tag = t.tag and not x.remote and x.post_id >= $3 and x.post_id < $1
    and not m.private and not p.remote and (p.hidden_at is null or p.member_id = $2) and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $2 and hidden.muted_id = p.member_id))
  order by x.post_id desc limit case when t.before < 40 then 40 else 0 end
) one) earlier
  where t.span = $4 and (t.people, t.posts, t.tag) < ($5, $6, $7)
    and ($8::text is null or position($8 in t.tag) > 0)
    and seen.posts > 0
  order by t.people desc, t.posts desc, t.tag desc
) shown
where $9::text is null
  or $9 = case when before = 0 then 'new' when posts > before then 'trending' else 'popular' end
order by ranked_people desc, ranked_posts desc, tag desc limit $10`,
  (p) => [p.since, p.viewer, p.sinceBefore, p.span, p.people, p.posts, p.tag, p.letters, p.category, p.count],
);
