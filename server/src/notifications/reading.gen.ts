// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { NoticeDetails } from './details.ts';
import type { NoticeKind } from '@wagram/contract/notifications';
import { exec, many, one, type CommentId, type MemberId, type MemberVerifiedBy, type NoticeId, type PostId } from '#kernel';

export interface Unread {
  unread: number;
  unseen: number;
}

export const selectUnreadOf = one<{ memberId: MemberId }, Unread>(
  'notifications_select_unread_of',
  `with others as materialized (select array(select blocked_id as id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1) as apart),
sight as materialized (
  select apart, apart || array(select muted_id from mutes where member_id = $1) as unheard from others
)
select count(*)::int as unread, count(*) filter (where is_unseen)::int as unseen from (
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
) newest`,
  (p) => [p.memberId],
);

export interface NoticeRow {
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
}

/** Newest first, each with the number of unread ones beside it. */
export const selectNotices = many<{ memberId: MemberId; before: NoticeId; limit: bigint | number }, NoticeRow>(
  'notifications_select_notices',
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
) newest)
select n.id, n.member_id, n.kind, n.details, not (n.read_at is null and n.id > coalesce((select k.read_until from notice_marks k where k.member_id = n.member_id), '00000000-0000-0000-0000-000000000000'::uuid)) as is_read, n.created_at, n.from_id, p.id as post_id,
  n.comment_id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  case when length(p.content) > 280 then rtrim(left(p.content, 280)) || '…' else p.content end as post_content, case when length(c.content) > 280 then rtrim(left(c.content, 280)) || '…' else c.content end as comment_content, counted.unread, counted.unseen from notices n left join members m on m.id = n.from_id
left join posts p on p.id = n.post_id and (n.from_id is not null or p.member_id = n.member_id)
left join comments c on c.id = n.comment_id cross join counted
where n.member_id = $1 and n.id < $2 and (n.from_id is null or (
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
order by n.id desc limit $3`,
  (p) => [p.memberId, p.before, p.limit],
);

export interface SelectUnreadRow {
  member_id: MemberId;
  unread: number;
  unseen: number;
}

/** The same number, of many members at once. */
export const selectUnread = many<{ memberIds: readonly MemberId[] }, SelectUnreadRow>(
  'notifications_select_unread',
  `select whose.id as member_id, counted.unread, counted.unseen
from unnest($1::uuid[]) as whose (id) cross join lateral (select count(*)::int as unread, count(*) filter (where is_unseen)::int as unseen from (
  select n.id > coalesce((select k.seen_until from notice_marks k where k.member_id = whose.id), '00000000-0000-0000-0000-000000000000'::uuid) as is_unseen from notices n
  where n.member_id = whose.id and n.read_at is null and n.id > coalesce((select k.read_until from notice_marks k where k.member_id = whose.id), '00000000-0000-0000-0000-000000000000'::uuid) and (n.from_id is null or (
  not exists (select 1 from blocks hidden where hidden.blocker_id = whose.id and hidden.blocked_id = n.from_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = n.from_id and hidden.blocked_id = whose.id) and exists (select 1 from members known where known.id = n.from_id and (known.state = 'active' or known.id = whose.id)) and not exists (select 1 from mutes hidden where hidden.member_id = whose.id and hidden.muted_id = n.from_id)
  and (n.kind = 'like'
    or num_nonnulls(n.post_id, n.comment_id, n.details ->> 'streamId', n.details ->> 'groupId',
      n.details ->> 'messageId') = (
      select count(*) from (select p.member_id, p.hidden_at from posts p where p.id = n.post_id
union all select c.member_id, c.hidden_at from comments c where c.id = n.comment_id
union all select s.host_id, null from streams s where s.id = (n.details ->> 'streamId')::uuid
union all select s.member_id, null from conversation_members s
  where s.conversation_id = (n.details ->> 'groupId')::uuid and s.member_id = whose.id
union all select whose.id, null from messages said join messages post on post.id = said.thread_of
  where said.id = (n.details ->> 'messageId')::uuid and said.deleted_at is null and post.deleted_at is null) thing
      where thing.member_id = whose.id or (thing.hidden_at is null and not exists (select 1 from blocks hidden where hidden.blocker_id = whose.id and hidden.blocked_id = thing.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = thing.member_id and hidden.blocked_id = whose.id) and exists (select 1 from members shown where shown.id = thing.member_id and (shown.id = whose.id or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = whose.id and f.following_id = shown.id) is not null
  )))))))
  and (n.kind <> 'follow_request' or exists (
    select 1 from follow_requests r where r.follower_id = n.from_id and r.following_id = whose.id))
  and (n.kind <> 'message_request' or exists (
  select 1 from conversation_members me where me.member_id = whose.id and me.is_request and not me.is_muted
    and n.key = 'message_request:' || me.conversation_id
))
))
  order by n.id desc limit 100
) newest) counted`,
  (p) => [p.memberIds],
);

export const updateRead = exec<{ now: Date; memberId: MemberId; ids: readonly NoticeId[] }>(
  'notifications_update_read',
  `update notices set read_at = $1 where member_id = $2 and id = any($3) and read_at is null`,
  (p) => [p.now, p.memberId, p.ids],
);

export interface MarkAllReadRow {
  marked: number;
}

/** Everything is read and seen. Answers how many were not. */
export const markAllRead = one<{ memberId: MemberId; until: NoticeId }, MarkAllReadRow>(
  'notifications_mark_all_read',
  `with counted as materialized (
  select count(*)::int as marked from notices n
  where n.member_id = $1 and n.id <= $2 and n.read_at is null and n.id > coalesce((select k.read_until from notice_marks k where k.member_id = $1), '00000000-0000-0000-0000-000000000000'::uuid)
), kept as (
  insert into notice_marks as k (member_id, read_until, seen_until)
  select $1, until, until from (select coalesce(
  (select n.id from notices n where n.member_id = $1 and n.id <= $2 order by n.id desc limit 1),
  '00000000-0000-0000-0000-000000000000'::uuid
) as until) named
  on conflict (member_id) do update set read_until = greatest(k.read_until, excluded.read_until),
    seen_until = greatest(k.seen_until, excluded.seen_until)
)
select marked from counted`,
  (p) => [p.memberId, p.until],
);

export const markAllSeen = exec<{ memberId: MemberId; until: NoticeId }>(
  'notifications_mark_all_seen',
  `insert into notice_marks as k (member_id, seen_until) values ($1, coalesce(
  (select n.id from notices n where n.member_id = $1 and n.id <= $2 order by n.id desc limit 1),
  '00000000-0000-0000-0000-000000000000'::uuid
))
on conflict (member_id) do update set seen_until = greatest(k.seen_until, excluded.seen_until)`,
  (p) => [p.memberId, p.until],
);
