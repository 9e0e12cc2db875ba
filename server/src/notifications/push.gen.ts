// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { NoticeDetails } from './details.ts';
import type { Device } from './push-sender.ts';
import type { NoticeKind } from '@wagram/contract/notifications';
import { exec, many, maybe, one, type CommentId, type Json, type MemberId, type MemberVerifiedBy, type NoticeId, type PostId, type PushSubscriptionId, type SessionId } from '#kernel';

export interface InsertSubscriptionRow {
  id: PushSubscriptionId;
}

/** One device for each session. A browser that another member has left is taken over by whoever shows its keys. */
export const insertSubscription = maybe<{ sessionId: SessionId; endpoint: string; id: PushSubscriptionId; memberId: MemberId; keys: Json<Device['keys']>; now: Date }, InsertSubscriptionRow>(
  'notifications_insert_subscription',
  `with other as (
  delete from push_subscriptions where session_id = $1 and endpoint <> $2
)
insert into push_subscriptions (id, member_id, session_id, endpoint, keys, created_at)
values ($3, $4, $1, $2, $5, $6)
on conflict (endpoint) do update
  set member_id = excluded.member_id, session_id = excluded.session_id, failures = 0, created_at = excluded.created_at
  where push_subscriptions.keys = excluded.keys
returning id`,
  (p) => [p.sessionId, p.endpoint, p.id, p.memberId, p.keys, p.now],
);

export const deleteSessionSubscription = exec<{ sessionId: SessionId }>(
  'notifications_delete_session_subscription',
  `delete from push_subscriptions where session_id = $1`,
  (p) => [p.sessionId],
);

export interface SelectIsSubscribedRow {
  found: boolean;
}

export const selectIsSubscribed = one<{ sessionId: SessionId }, SelectIsSubscribedRow>(
  'notifications_select_is_subscribed',
  `select exists (select 1 from push_subscriptions where session_id = $1) as found`,
  (p) => [p.sessionId],
);

export const deleteSubscription = exec<{ id: PushSubscriptionId }>(
  'notifications_delete_subscription',
  `delete from push_subscriptions where id = $1`,
  (p) => [p.id],
);

export const updateDelivered = exec<{ id: PushSubscriptionId }>(
  'notifications_update_delivered',
  `update push_subscriptions set failures = 0 where id = $1 and failures > 0`,
  (p) => [p.id],
);

/** So many failures in a row end it. */
export const updateFailed = exec<{ id: PushSubscriptionId; most: number }>(
  'notifications_update_failed',
  `with failed as (
  update push_subscriptions set failures = failures + 1 where id = $1 and failures + 1 < $2
)
delete from push_subscriptions where id = $1 and failures + 1 >= $2`,
  (p) => [p.id, p.most],
);

export interface InsertPushesRow {
  owed: number;
}

/** Written with the notices, for every device of those whom they tell, with the job that wakes it: what a process leaves undone another does. A request wakes none (D37). */
export const insertPushes = one<{ noticeIds: readonly NoticeId[]; now: Date }, InsertPushesRow>(
  'notifications_insert_pushes',
  `with owed as (
  insert into pushes (subscription_id, notice_id)
  select s.id, n.id from notices n join push_subscriptions s on s.member_id = n.member_id
  where n.id = any($1) and n.kind <> 'message_request' and not exists (select 1 from settings chosen where chosen.member_id = n.member_id and chosen.choices -> 'account' -> 'push' = 'false')
  on conflict do nothing returning subscription_id
), asked as (
  insert into jobs (kind, key, lane, member_id, payload, due_at)
select 'push', job.key, job.lane, job.member_id, job.payload, job.due_at from (select distinct subscription_id::text as key, subscription_id::text as lane, null::uuid as member_id,
    '{}'::jsonb as payload, $2::timestamptz as due_at from owed) job
on conflict (kind, key) where key is not null and leased_until is null and failed_at is null
do update set due_at = least(jobs.due_at, excluded.due_at) where jobs.tries = 0
)
select count(*)::int as owed from owed`,
  (p) => [p.noticeIds, p.now],
);

export interface SelectPushesRow {
  subscription_id: PushSubscriptionId;
  notice_id: NoticeId;
  id: NoticeId | null;
  member_id: MemberId | null;
  kind: NoticeKind | null;
  details: NoticeDetails | null;
  is_read: boolean | null;
  created_at: Date | null;
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
  own_username: string | null;
  language: string | null;
  endpoint: string | null;
  keys: Device['keys'] | null;
}

/** What is owed to a device. Without an id there is nothing to tell any more: it was read, taken back, or is not wanted. What is a day old wakes nobody. */
export const selectPushes = many<{ now: Date; subscriptionId: PushSubscriptionId; limit: bigint | number }, SelectPushesRow>(
  'notifications_select_pushes',
  `select owed.subscription_id, owed.notice_id, told.* from pushes owed left join lateral (
  select n.id, n.member_id, n.kind, n.details, not (n.read_at is null and n.id > coalesce((select k.read_until from notice_marks k where k.member_id = n.member_id), '00000000-0000-0000-0000-000000000000'::uuid)) as is_read, n.created_at, n.from_id, p.id as post_id,
  n.comment_id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  case when length(p.content) > 280 then rtrim(left(p.content, 280)) || '…' else p.content end as post_content, case when length(c.content) > 280 then rtrim(left(c.content, 280)) || '…' else c.content end as comment_content, own.username as own_username,
    coalesce((select chosen.choices -> 'display' ->> 'language' from settings chosen where chosen.member_id = own.id), (
  select held.language from sessions held where held.member_id = own.id and held.language is not null
  order by held.last_seen_at desc limit 1
)) as language, s.endpoint, s.keys from notices n left join members m on m.id = n.from_id
left join posts p on p.id = n.post_id and (n.from_id is not null or p.member_id = n.member_id)
left join comments c on c.id = n.comment_id
  join members own on own.id = n.member_id
  join push_subscriptions s on s.id = owed.subscription_id and s.member_id = own.id
  join sessions session on session.id = s.session_id and session.expires_at > $1
  where n.id = owed.notice_id and n.read_at is null and n.id > coalesce((select k.read_until from notice_marks k where k.member_id = n.member_id), '00000000-0000-0000-0000-000000000000'::uuid) and n.created_at > $1::timestamptz - interval '1 day'
    and not exists (select 1 from settings chosen where chosen.member_id = own.id and chosen.choices -> 'account' -> 'push' = 'false') and (n.from_id is null or (
  not exists (select 1 from blocks hidden where hidden.blocker_id = n.member_id and hidden.blocked_id = n.from_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = n.from_id and hidden.blocked_id = n.member_id) and exists (select 1 from members known where known.id = n.from_id and (known.state = 'active' or known.id = n.member_id)) and not exists (select 1 from mutes hidden where hidden.member_id = n.member_id and hidden.muted_id = n.from_id)
  and (n.kind = 'like'
    or num_nonnulls(n.post_id, n.comment_id, n.details ->> 'streamId', n.details ->> 'groupId',
      n.details ->> 'messageId') = (
      select count(*) from (select p.member_id, p.hidden_at from posts p where p.id = n.post_id
union all select c.member_id, c.hidden_at from comments c where c.id = n.comment_id
union all select s.host_id, null from streams s where s.id = (n.details ->> 'streamId')::uuid
union all select s.member_id, null from conversation_members s
  where s.conversation_id = (n.details ->> 'groupId')::uuid and s.member_id = n.member_id
union all select n.member_id, null from messages said join messages post on post.id = said.thread_of
  where said.id = (n.details ->> 'messageId')::uuid and said.deleted_at is null and post.deleted_at is null) thing
      where thing.member_id = n.member_id or (thing.hidden_at is null and not exists (select 1 from blocks hidden where hidden.blocker_id = n.member_id and hidden.blocked_id = thing.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = thing.member_id and hidden.blocked_id = n.member_id) and exists (select 1 from members shown where shown.id = thing.member_id and (shown.id = n.member_id or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = n.member_id and f.following_id = shown.id) is not null
  )))))))
  and (n.kind <> 'follow_request' or exists (
    select 1 from follow_requests r where r.follower_id = n.from_id and r.following_id = n.member_id))
  and (n.kind <> 'message_request' or exists (
  select 1 from conversation_members me where me.member_id = n.member_id and me.is_request and not me.is_muted
    and n.key = 'message_request:' || me.conversation_id
))
))
) told on true
where owed.subscription_id = $2 order by owed.notice_id desc limit $3`,
  (p) => [p.now, p.subscriptionId, p.limit],
);

/** Nothing is owed any more. */
export const deletePushes = exec<{ subscriptionId: PushSubscriptionId; noticeIds: readonly NoticeId[] }>(
  'notifications_delete_pushes',
  `delete from pushes where subscription_id = $1 and notice_id = any($2)`,
  (p) => [p.subscriptionId, p.noticeIds],
);
