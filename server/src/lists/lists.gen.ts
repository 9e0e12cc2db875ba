// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { PollInJson, QuotedInJson } from '#posts';
import type { Facet } from '@wagram/contract/kernel';
import { exec, many, maybe, type ListId, type MemberId, type MemberVerifiedBy, type PostId, type PostImportedFrom, type ShownMedia, type StoredMedia } from '#kernel';

export interface SelectListsRow {
  id: ListId;
  name: string;
  members_count: number;
  holds: boolean;
}

export const selectLists = many<{ ownerId: MemberId; memberId: MemberId | null }, SelectListsRow>(
  'lists_select_lists',
  `select l.id, l.name,
  (select count(*)::int from list_members s where s.list_id = l.id and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = s.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.member_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = s.member_id and (known.state = 'active' or known.id = $1))) as members_count,
  exists (select 1 from list_members s where s.list_id = l.id and s.member_id = $2) as holds
from lists l where l.owner_id = $1 order by l.id`,
  (p) => [p.ownerId, p.memberId],
);

export const insertList = exec<{ id: ListId; ownerId: MemberId; name: string; now: Date }>(
  'lists_insert_list',
  `insert into lists (id, owner_id, name, created_at) values ($1, $2, $3, $4)`,
  (p) => [p.id, p.ownerId, p.name, p.now],
);

export const updateList = exec<{ name: string; listId: ListId; ownerId: MemberId }>(
  'lists_update_list',
  `update lists set name = $1 where id = $2 and owner_id = $3`,
  (p) => [p.name, p.listId, p.ownerId],
);

export const deleteList = exec<{ listId: ListId; ownerId: MemberId }>(
  'lists_delete_list',
  `delete from lists where id = $1 and owner_id = $2`,
  (p) => [p.listId, p.ownerId],
);

export interface SelectSeatsRow {
  seats: number;
  holds: boolean;
}

export const selectSeats = maybe<{ memberId: MemberId; listId: ListId; ownerId: MemberId }, SelectSeatsRow>(
  'lists_select_seats',
  `select count(s.member_id)::int as seats, coalesce(bool_or(s.member_id = $1), false) as holds
from lists l left join list_members s on s.list_id = l.id
where l.id = $2 and l.owner_id = $3 group by l.id`,
  (p) => [p.memberId, p.listId, p.ownerId],
);

export interface InsertSeatRow {
  member_id: MemberId;
}

/** No row when there is no such member for the owner. */
export const insertSeat = maybe<{ now: Date; memberId: MemberId; listId: ListId; ownerId: MemberId }, InsertSeatRow>(
  'lists_insert_seat',
  `insert into list_members (list_id, member_id, created_at)
select l.id, m.id, $1 from lists l join members m on m.id = $2
where l.id = $3 and l.owner_id = $4 and not exists (select 1 from blocks hidden where hidden.blocker_id = $4 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $4) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $4))
on conflict (list_id, member_id) do update set created_at = list_members.created_at
returning member_id`,
  (p) => [p.now, p.memberId, p.listId, p.ownerId],
);

export const deleteSeat = exec<{ listId: ListId; memberId: MemberId; ownerId: MemberId }>(
  'lists_delete_seat',
  `delete from list_members s using lists l
where s.list_id = $1 and s.member_id = $2 and l.id = s.list_id and l.owner_id = $3`,
  (p) => [p.listId, p.memberId, p.ownerId],
);

export interface SelectSeatedRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
}

export const selectSeated = many<{ listId: ListId; ownerId: MemberId }, SelectSeatedRow>(
  'lists_select_seated',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum from list_members s join lists l on l.id = s.list_id join members m on m.id = s.member_id
where s.list_id = $1 and l.owner_id = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $2))
order by s.created_at desc, m.id`,
  (p) => [p.listId, p.ownerId],
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

/** A page of n posts can only hold posts of the n people who posted last before the cursor. A private member's posts are for those whom they let in, whoever has put them on a list. */
export const selectListPosts = many<{ listId: ListId; viewer: MemberId; before: PostId; count: bigint | number }, PostRow>(
  'lists_select_list_posts',
  `with authors as (
  select f.id, latest.id as latest
  from (
    select s.member_id as id from list_members s join lists l on l.id = s.list_id
    where s.list_id = $1 and l.owner_id = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.member_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.member_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $2 and hidden.muted_id = s.member_id)
  ) f cross join lateral (
    select p.id from posts p where p.member_id = f.id and p.id < $3 and p.hidden_at is null order by p.id desc limit 1
  ) latest
  order by latest.id desc limit $4
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
  ) end as link_card, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $2 and mine.post_id = p.id) is not null as liked, (select true from bookmarks mine where mine.member_id = $2 and mine.post_id = p.id) is not null as bookmarked,
  (select true from reposts mine where mine.member_id = $2 and mine.post_id = p.id) is not null as reposted,
  case when p.has_poll then (
    select mine.choice from post_votes mine where mine.member_id = $2 and mine.post_id = p.id
  ) end as voted,
  case when p.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = p.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = $2)) and (by.id = $2 or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = by.id) is not null
  )))
  ) end as quoted_post
from authors join members m on m.id = authors.id
cross join lateral (
  select * from posts p where p.member_id = authors.id and p.id < $3 and p.hidden_at is null
  order by p.id desc limit $4
) p
order by p.id desc limit $4`,
  (p) => [p.listId, p.viewer, p.before, p.count],
);

export interface ExportListsRow {
  id: ListId;
  name: string;
  created_at: Date;
}

export const exportLists = many<{ memberId: MemberId }, ExportListsRow>(
  'lists_export_lists',
  `select l.id, l.name, l.created_at
from lists l where l.owner_id = $1 order by l.id`,
  (p) => [p.memberId],
);

export interface ExportListMembersRow {
  list: string;
  member: string;
  created_at: Date;
}

export const exportListMembers = many<{ memberId: MemberId }, ExportListMembersRow>(
  'lists_export_list_members',
  `select l.name as list, m.username as member, s.created_at
from list_members s join lists l on l.id = s.list_id join members m on m.id = s.member_id
where l.owner_id = $1 order by s.created_at`,
  (p) => [p.memberId],
);

export const eraseLists = exec<{ memberId: MemberId }>(
  'lists_erase_lists',
  `delete from lists where owner_id = $1`,
  (p) => [p.memberId],
);

export const eraseSeats = exec<{ memberId: MemberId }>(
  'lists_erase_seats',
  `delete from list_members where member_id = $1`,
  (p) => [p.memberId],
);
