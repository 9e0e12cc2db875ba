// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { PollInJson, QuotedInJson } from '#posts';
import type { Facet } from '@wagram/contract/kernel';
import { exec, many, type MemberId, type MemberVerifiedBy, type PostId, type PostImportedFrom, type ShownMedia, type StoredMedia } from '#kernel';

export const insertFollowedTag = exec<{ memberId: MemberId; tag: string; now: Date }>(
  'lists_insert_followed_tag',
  `insert into followed_tags (member_id, tag, created_at) values ($1, $2, $3) on conflict do nothing`,
  (p) => [p.memberId, p.tag, p.now],
);

export const deleteFollowedTag = exec<{ memberId: MemberId; tag: string }>(
  'lists_delete_followed_tag',
  `delete from followed_tags where member_id = $1 and tag = $2`,
  (p) => [p.memberId, p.tag],
);

export interface SelectFollowedTagsRow {
  tag: string;
}

export const selectFollowedTags = many<{ memberId: MemberId }, SelectFollowedTagsRow>(
  'lists_select_followed_tags',
  `select tag from followed_tags where member_id = $1 order by created_at desc, tag`,
  (p) => [p.memberId],
);

export interface ExportFollowedTagsRow {
  tag: string;
  created_at: Date;
}

export const exportFollowedTags = many<{ memberId: MemberId }, ExportFollowedTagsRow>(
  'lists_export_followed_tags',
  `select tag, created_at from followed_tags where member_id = $1 order by created_at, tag`,
  (p) => [p.memberId],
);

export const eraseFollowedTags = exec<{ memberId: MemberId }>(
  'lists_erase_followed_tags',
  `delete from followed_tags where member_id = $1`,
  (p) => [p.memberId],
);

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

/** Of each hashtag no more than a page is looked at. Muted people and private members stay out, as in every feed for everybody. */
export const selectTagPosts = many<{ viewer: MemberId; before: PostId; count: bigint | number }, PostRow>(
  'lists_select_tag_posts',
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
  select distinct recent.post_id as id
  from followed_tags mine cross join lateral (
    select t.post_id from post_tags t join posts one on one.id = t.post_id join members by on by.id = one.member_id
    where t.tag = mine.tag and not t.remote and t.post_id < $2 and not by.private and not one.remote and one.hidden_at is null and one.imported_from is null
      and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = one.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = one.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = one.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = one.member_id))
    order by t.post_id desc limit $3
  ) recent
  where mine.member_id = $1
  order by recent.post_id desc limit $3
) page join posts p on p.id = page.id join members m on m.id = p.member_id
order by p.id desc limit $3`,
  (p) => [p.viewer, p.before, p.count],
);
