// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { NoticeDetails } from './details.ts';
import type { NoticeKind } from '@wagram/contract/notifications';
import { exec, many, type CommentId, type MemberId, type MemberVerifiedBy, type NoticeId, type PostId } from '#kernel';

export interface SelectGroupsRow {
  id: NoticeId;
  member_id: MemberId;
  kind: NoticeKind;
  details: NoticeDetails;
  is_read: boolean;
  created_at: Date;
  from_id: MemberId | null;
  post_id: PostId | null;
  comment_id: CommentId | null;
  username: string | null;
  display_name: string | null;
  avatar_url: string | null;
  verified: boolean | null;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean | null;
  post_content: string | null;
  comment_content: string | null;
  unread: number;
  unseen: number;
  group_key: string;
  items: number;
  people: number;
  unread_items: number;
}

/** Newest first, with how many belong to each. `kinds` narrows it to some. */
export const selectGroups = many<{ memberId: MemberId; before: NoticeId; kinds: readonly NoticeKind[]; limit: bigint | number }, SelectGroupsRow>(
  'notifications_select_groups',
  `with others as materialized (select array(select blocked_id as id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1) as apart),
sight as materialized (
  select apart, apart || array(select muted_id from mutes where member_id = $1) as unheard from others
), counted as materialized (select count(*)::int as unread, count(*) filter (where is_unseen)::int as unseen from (
  select n.id > coalesce((select k.seen_until from notice_marks k where k.member_id = $1), '00000000-0000-0000-0000-000000000000'::uuid) as is_unseen from notices n
  where n.member_id = $1 and n.read_at is null and n.id > coalesce((select k.read_until from notice_marks k where k.member_id = $1), '00000000-0000-0000-0000-000000000000'::uuid) and (n.from_id is null or (
  n.from_id <> all ((select unheard from sight)::uuid[]) and exists (select 1 from members known where known.id = n.from_id and (known.state = 'active' or known.id = $1))
  and (n.kind = 'like'
    or num_nonnulls(n.post_id, n.comment_id, n.details ->> 'streamId', n.details ->> 'groupId',
      n.details ->> 'messageId') = (
      select count(*) from (select p.member_id, p.hidden_at from posts p where p.id = n.post_id
union all select c.member_id, c.hidden_at from comments c where c.id = n.comment_id
union all select s.host_id, null from streams s where s.id = (n.details ->> 'streamId')::uuid
union all select s.member_id, null from conversation_members s
  where s.conversation_id = (n.details ->> 'groupId')::uuid and s.member_id = $1
union all select $1, null from messages said join messages post on post.id = said.thread_of
  where said.id = (n.details ->> 'messageId')::uuid and said.deleted_at is null and post.deleted_at is null) thing
      where thing.member_id = $1 or (thing.hidden_at is null and thing.member_id <> all ((select apart from sight)::uuid[]) and exists (select 1 from members shown where shown.id = thing.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))))))
  and (n.kind <> 'follow_request' or exists (
    select 1 from follow_requests r where r.follower_id = n.from_id and r.following_id = $1))
  and (n.kind <> 'message_request' or exists (
  select 1 from conversation_members me where me.member_id = $1 and me.is_request and not me.is_muted
    and n.key = 'message_request:' || me.conversation_id
))
))
  order by n.id desc limit 100
) newest),
page as materialized (
  select n.id as page_id from notices n
  where n.member_id = $1 and n.id < $2 and n.kind = any($3)
    and (n.from_id is null or (
  n.from_id <> all ((select unheard from sight)::uuid[]) and exists (select 1 from members known where known.id = n.from_id and (known.state = 'active' or known.id = $1))
  and (n.kind = 'like'
    or num_nonnulls(n.post_id, n.comment_id, n.details ->> 'streamId', n.details ->> 'groupId',
      n.details ->> 'messageId') = (
      select count(*) from (select p.member_id, p.hidden_at from posts p where p.id = n.post_id
union all select c.member_id, c.hidden_at from comments c where c.id = n.comment_id
union all select s.host_id, null from streams s where s.id = (n.details ->> 'streamId')::uuid
union all select s.member_id, null from conversation_members s
  where s.conversation_id = (n.details ->> 'groupId')::uuid and s.member_id = $1
union all select $1, null from messages said join messages post on post.id = said.thread_of
  where said.id = (n.details ->> 'messageId')::uuid and said.deleted_at is null and post.deleted_at is null) thing
      where thing.member_id = $1 or (thing.hidden_at is null and thing.member_id <> all ((select apart from sight)::uuid[]) and exists (select 1 from members shown where shown.id = thing.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))))))
  and (n.kind <> 'follow_request' or exists (
    select 1 from follow_requests r where r.follower_id = n.from_id and r.following_id = $1))
  and (n.kind <> 'message_request' or exists (
  select 1 from conversation_members me where me.member_id = $1 and me.is_request and not me.is_muted
    and n.key = 'message_request:' || me.conversation_id
))
)) and n.id = (
  select newest.id from notices newest where newest.member_id = $1 and newest.group_key = n.group_key
    and (newest.from_id is null or (
  newest.from_id <> all ((select unheard from sight)::uuid[]) and exists (select 1 from members known where known.id = newest.from_id and (known.state = 'active' or known.id = $1))
  and (newest.kind = 'like'
    or num_nonnulls(newest.post_id, newest.comment_id, newest.details ->> 'streamId', newest.details ->> 'groupId',
      newest.details ->> 'messageId') = (
      select count(*) from (select p.member_id, p.hidden_at from posts p where p.id = newest.post_id
union all select c.member_id, c.hidden_at from comments c where c.id = newest.comment_id
union all select s.host_id, null from streams s where s.id = (newest.details ->> 'streamId')::uuid
union all select s.member_id, null from conversation_members s
  where s.conversation_id = (newest.details ->> 'groupId')::uuid and s.member_id = $1
union all select $1, null from messages said join messages post on post.id = said.thread_of
  where said.id = (newest.details ->> 'messageId')::uuid and said.deleted_at is null and post.deleted_at is null) thing
      where thing.member_id = $1 or (thing.hidden_at is null and thing.member_id <> all ((select apart from sight)::uuid[]) and exists (select 1 from members shown where shown.id = thing.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))))))
  and (newest.kind <> 'follow_request' or exists (
    select 1 from follow_requests r where r.follower_id = newest.from_id and r.following_id = $1))
  and (newest.kind <> 'message_request' or exists (
  select 1 from conversation_members me where me.member_id = $1 and me.is_request and not me.is_muted
    and newest.key = 'message_request:' || me.conversation_id
))
))
  order by newest.id desc limit 1
)
  order by n.id desc limit $4
)
select n.id, n.member_id, n.kind, n.details, not (n.read_at is null and n.id > coalesce((select k.read_until from notice_marks k where k.member_id = n.member_id), '00000000-0000-0000-0000-000000000000'::uuid)) as is_read, n.created_at, n.from_id, p.id as post_id,
  n.comment_id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  case when length(p.content) > 280 then rtrim(left(p.content, 280)) || '…' else p.content end as post_content, case when length(c.content) > 280 then rtrim(left(c.content, 280)) || '…' else c.content end as comment_content, counted.unread, counted.unseen, n.group_key, of_group.items, of_group.people, of_group.unread_items
from page join notices n left join members m on m.id = n.from_id
left join posts p on p.id = n.post_id and (n.from_id is not null or p.member_id = n.member_id)
left join comments c on c.id = n.comment_id on n.id = page.page_id cross join counted cross join lateral (
  select count(*)::int as items, count(distinct o.from_id)::int as people,
    count(*) filter (where o.read_at is null and o.id > coalesce((select k.read_until from notice_marks k where k.member_id = $1), '00000000-0000-0000-0000-000000000000'::uuid))::int as unread_items
  from notices o where o.member_id = $1 and o.group_key = n.group_key
    and (o.from_id is null or (
  o.from_id <> all ((select unheard from sight)::uuid[]) and exists (select 1 from members known where known.id = o.from_id and (known.state = 'active' or known.id = $1))
  and (o.kind = 'like'
    or num_nonnulls(o.post_id, o.comment_id, o.details ->> 'streamId', o.details ->> 'groupId',
      o.details ->> 'messageId') = (
      select count(*) from (select p.member_id, p.hidden_at from posts p where p.id = o.post_id
union all select c.member_id, c.hidden_at from comments c where c.id = o.comment_id
union all select s.host_id, null from streams s where s.id = (o.details ->> 'streamId')::uuid
union all select s.member_id, null from conversation_members s
  where s.conversation_id = (o.details ->> 'groupId')::uuid and s.member_id = $1
union all select $1, null from messages said join messages post on post.id = said.thread_of
  where said.id = (o.details ->> 'messageId')::uuid and said.deleted_at is null and post.deleted_at is null) thing
      where thing.member_id = $1 or (thing.hidden_at is null and thing.member_id <> all ((select apart from sight)::uuid[]) and exists (select 1 from members shown where shown.id = thing.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))))))
  and (o.kind <> 'follow_request' or exists (
    select 1 from follow_requests r where r.follower_id = o.from_id and r.following_id = $1))
  and (o.kind <> 'message_request' or exists (
  select 1 from conversation_members me where me.member_id = $1 and me.is_request and not me.is_muted
    and o.key = 'message_request:' || me.conversation_id
))
))
) of_group
order by n.id desc`,
  (p) => [p.memberId, p.before, p.kinds, p.limit],
);

export interface SelectFacesRow {
  group_key: string;
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  is_following: boolean;
  is_requested: boolean;
}

/** The newest few people of each group, and whether the reader follows them: following back needs no other page. */
export const selectFaces = many<{ memberId: MemberId; groupKeys: readonly string[]; most: bigint | number }, SelectFacesRow>(
  'notifications_select_faces',
  `with others as materialized (select array(select blocked_id as id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1) as apart),
sight as materialized (
  select apart, apart || array(select muted_id from mutes where member_id = $1) as unheard from others
)
select face.group_key, m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id) as is_following,
  exists (select 1 from follow_requests r where r.follower_id = $1 and r.following_id = m.id) as is_requested
from unnest($2::text[]) as asked (group_key) cross join lateral (
  select o.group_key, o.from_id, max(o.id::text) as newest from notices o
  where o.member_id = $1 and o.group_key = asked.group_key and o.from_id is not null
    and (o.from_id is null or (
  o.from_id <> all ((select unheard from sight)::uuid[]) and exists (select 1 from members known where known.id = o.from_id and (known.state = 'active' or known.id = $1))
  and (o.kind = 'like'
    or num_nonnulls(o.post_id, o.comment_id, o.details ->> 'streamId', o.details ->> 'groupId',
      o.details ->> 'messageId') = (
      select count(*) from (select p.member_id, p.hidden_at from posts p where p.id = o.post_id
union all select c.member_id, c.hidden_at from comments c where c.id = o.comment_id
union all select s.host_id, null from streams s where s.id = (o.details ->> 'streamId')::uuid
union all select s.member_id, null from conversation_members s
  where s.conversation_id = (o.details ->> 'groupId')::uuid and s.member_id = $1
union all select $1, null from messages said join messages post on post.id = said.thread_of
  where said.id = (o.details ->> 'messageId')::uuid and said.deleted_at is null and post.deleted_at is null) thing
      where thing.member_id = $1 or (thing.hidden_at is null and thing.member_id <> all ((select apart from sight)::uuid[]) and exists (select 1 from members shown where shown.id = thing.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))))))
  and (o.kind <> 'follow_request' or exists (
    select 1 from follow_requests r where r.follower_id = o.from_id and r.following_id = $1))
  and (o.kind <> 'message_request' or exists (
  select 1 from conversation_members me where me.member_id = $1 and me.is_request and not me.is_muted
    and o.key = 'message_request:' || me.conversation_id
))
))
  group by o.group_key, o.from_id order by newest desc limit $3
) face join members m on m.id = face.from_id
order by face.newest desc`,
  (p) => [p.memberId, p.groupKeys, p.most],
);

/** What came after the newest that was seen stays unread. */
export const markGroupsRead = exec<{ now: Date; memberId: MemberId; groupKeys: readonly string[]; until: NoticeId }>(
  'notifications_mark_groups_read',
  `update notices set read_at = $1
where member_id = $2 and group_key = any($3) and id <= $4 and read_at is null`,
  (p) => [p.now, p.memberId, p.groupKeys, p.until],
);
