// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { MessageEvent } from '@wagram/contract/messages';
import { many, maybe, one, type ConversationId, type ConversationKind, type ConversationMemberRole, type EmittedEvent, type MemberId, type MemberVerifiedBy, type MessageKind, type OutboxId } from '#kernel';

export interface ConversationRow {
  conversation_id: ConversationId;
  kind: ConversationKind;
  is_request: boolean;
  is_muted: boolean;
  role: ConversationMemberRole;
  last_seq: number;
  last_change: number;
  last_at: Date;
  read_seq: number;
  unread: number;
  title: string | null;
  avatar_url: string | null;
  members_count: number;
  last_content: string | null;
  last_kind: MessageKind | null;
  last_credit: string | null;
  last_media_kind: string | null;
  last_file_name: string | null;
  last_media_count: number;
  last_has_more_videos: boolean;
  last_deleted: boolean;
  last_sender_id: MemberId | null;
  last_sender_name: string | null;
  other_id: MemberId | null;
  other_username: string | null;
  other_name: string | null;
  other_avatar_url: string | null;
  verified: boolean | null;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean | null;
  other_delivered_seq: number | null;
  other_read_seq: number | null;
  is_online: boolean;
  is_blocked: boolean;
  is_apart: boolean;
}

export const selectConversations = many<{ viewer: MemberId; now: Date; before: Date; beforeId: ConversationId; limit: bigint | number }, ConversationRow>(
  'messages_select_conversations',
  `select c.id as conversation_id, c.kind, me.is_request, me.is_muted, me.role, c.last_seq, c.last_change, c.last_at, me.read_seq,
  greatest(c.last_seq - greatest(me.read_seq, me.first_seq), 0) - case when c.kind = 'direct' then 0 else (
    select count(*)::int from (select blocked_id as id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1) apart join messages hidden on hidden.sender_id = apart.id
      and hidden.conversation_id = c.id and hidden.thread_of is null and hidden.seq > greatest(me.read_seq, me.first_seq)
  ) end as unread, c.title, c.avatar_url, c.members_count,
  last.content as last_content, last.kind as last_kind, last.credit as last_credit, last.media ->> 'kind' as last_media_kind,
  last.media #>> '{file,name}' as last_file_name, 1 + coalesce(jsonb_array_length(last.more_media), 0) as last_media_count,
  coalesce(last.more_media @> '[{"stored": {"kind": "video"}}]', false) as last_has_more_videos,
  last.deleted_at is not null as last_deleted, last.sender_id as last_sender_id,
  coalesce(speaker.display_name, last.author) as last_sender_name,
  o.id as other_id, o.username as other_username, o.display_name as other_name, o.avatar_url as other_avatar_url,
  o.verified, o.verified_by, o.platinum,
  case when not other.is_request then other.delivered_seq end as other_delivered_seq,
  case when not other.is_request then case when (not exists (select 1 from settings chosen where chosen.member_id = o.id and chosen.choices -> 'messages' -> 'readReceipts' = 'false')) and (not exists (select 1 from settings chosen where chosen.member_id = $1 and chosen.choices -> 'messages' -> 'readReceipts' = 'false')) then other.read_seq else 0 end end
    as other_read_seq,
  coalesce(not other.is_request and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = o.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = o.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = o.id and (known.state = 'active' or known.id = $1)) and exists (
    select 1 from presence p where p.member_id = o.id and p.online_until > $2
      and p.online_until <= $2::timestamptz + interval '75 seconds' and not exists (select 1 from settings chosen where chosen.member_id = o.id and chosen.choices -> 'messages' -> 'onlineStatus' = 'false') and not exists (select 1 from settings chosen where chosen.member_id = $1 and chosen.choices -> 'messages' -> 'onlineStatus' = 'false')
  ), false) as is_online,
  exists (select 1 from blocks b where b.blocker_id = $1 and b.blocked_id = o.id) as is_blocked,
  o.id is not null and o.id in (select blocked_id as id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1) as is_apart
from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
))
  left join lateral (
    select said.* from messages said
    where said.conversation_id = c.id and said.thread_of is null and said.seq > me.first_seq
      and (c.kind = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1))))
      and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = said.id)
    order by said.seq desc limit 1
  ) last on true
  left join members speaker on c.kind <> 'direct' and speaker.id = last.sender_id
  left join conversation_members other on c.kind = 'direct' and other.conversation_id = c.id and other.member_id <> $1
  left join members o on o.id = other.member_id
where (c.last_at, c.id) < ($3, $4) and (c.last_seq > me.first_seq or c.kind <> 'direct')
order by c.last_at desc, c.id desc limit $5`,
  (p) => [p.viewer, p.now, p.before, p.beforeId, p.limit],
);

export const selectConversation = maybe<{ viewer: MemberId; now: Date; conversationId: ConversationId }, ConversationRow>(
  'messages_select_conversation',
  `select c.id as conversation_id, c.kind, me.is_request, me.is_muted, me.role, c.last_seq, c.last_change, c.last_at, me.read_seq,
  greatest(c.last_seq - greatest(me.read_seq, me.first_seq), 0) - case when c.kind = 'direct' then 0 else (
    select count(*)::int from (select blocked_id as id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1) apart join messages hidden on hidden.sender_id = apart.id
      and hidden.conversation_id = c.id and hidden.thread_of is null and hidden.seq > greatest(me.read_seq, me.first_seq)
  ) end as unread, c.title, c.avatar_url, c.members_count,
  last.content as last_content, last.kind as last_kind, last.credit as last_credit, last.media ->> 'kind' as last_media_kind,
  last.media #>> '{file,name}' as last_file_name, 1 + coalesce(jsonb_array_length(last.more_media), 0) as last_media_count,
  coalesce(last.more_media @> '[{"stored": {"kind": "video"}}]', false) as last_has_more_videos,
  last.deleted_at is not null as last_deleted, last.sender_id as last_sender_id,
  coalesce(speaker.display_name, last.author) as last_sender_name,
  o.id as other_id, o.username as other_username, o.display_name as other_name, o.avatar_url as other_avatar_url,
  o.verified, o.verified_by, o.platinum,
  case when not other.is_request then other.delivered_seq end as other_delivered_seq,
  case when not other.is_request then case when (not exists (select 1 from settings chosen where chosen.member_id = o.id and chosen.choices -> 'messages' -> 'readReceipts' = 'false')) and (not exists (select 1 from settings chosen where chosen.member_id = $1 and chosen.choices -> 'messages' -> 'readReceipts' = 'false')) then other.read_seq else 0 end end
    as other_read_seq,
  coalesce(not other.is_request and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = o.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = o.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = o.id and (known.state = 'active' or known.id = $1)) and exists (
    select 1 from presence p where p.member_id = o.id and p.online_until > $2
      and p.online_until <= $2::timestamptz + interval '75 seconds' and not exists (select 1 from settings chosen where chosen.member_id = o.id and chosen.choices -> 'messages' -> 'onlineStatus' = 'false') and not exists (select 1 from settings chosen where chosen.member_id = $1 and chosen.choices -> 'messages' -> 'onlineStatus' = 'false')
  ), false) as is_online,
  exists (select 1 from blocks b where b.blocker_id = $1 and b.blocked_id = o.id) as is_blocked,
  o.id is not null and o.id in (select blocked_id as id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1) as is_apart
from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
))
  left join lateral (
    select said.* from messages said
    where said.conversation_id = c.id and said.thread_of is null and said.seq > me.first_seq
      and (c.kind = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1))))
      and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = said.id)
    order by said.seq desc limit 1
  ) last on true
  left join members speaker on c.kind <> 'direct' and speaker.id = last.sender_id
  left join conversation_members other on c.kind = 'direct' and other.conversation_id = c.id and other.member_id <> $1
  left join members o on o.id = other.member_id where c.id = $3`,
  (p) => [p.viewer, p.now, p.conversationId],
);

export interface SelectTotalsRow {
  unread: number;
  requests: number;
}

/** What is unread in conversations that were accepted, and how many were not yet; without those that are muted. */
export const selectTotals = one<{ viewer: MemberId }, SelectTotalsRow>(
  'messages_select_totals',
  `select coalesce(sum(greatest(c.last_seq - greatest(me.read_seq, me.first_seq), 0) - case when c.kind = 'direct' then 0 else (
    select count(*)::int from (select blocked_id as id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1) apart join messages hidden on hidden.sender_id = apart.id
      and hidden.conversation_id = c.id and hidden.thread_of is null and hidden.seq > greatest(me.read_seq, me.first_seq)
  ) end) filter (where not me.is_request), 0)::int as unread,
  count(*) filter (where me.is_request and c.last_seq > me.first_seq)::int as requests
from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = other.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = other.member_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
))
where not me.is_muted`,
  (p) => [p.viewer],
);

export interface SelectPairByNameRow {
  id: ConversationId;
}

/** The conversation that they have with whoever has this handle, whatever has come between the two since. */
export const selectPairByName = maybe<{ viewer: MemberId; username: string }, SelectPairByNameRow>(
  'messages_select_pair_by_name',
  `select c.id from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1
  join conversation_members other on other.conversation_id = c.id and other.member_id <> $1
  join members o on o.id = other.member_id
where c.kind = 'direct' and lower(o.username) = lower($2)`,
  (p) => [p.viewer, p.username],
);

export interface UpdateReadRow {
  seq: number;
  kind: ConversationKind;
  is_request: boolean;
  is_told: boolean;
}

export type UpdateReadEmits = EmittedEvent<MessageEvent, 'conversation.read', { memberId: MemberId; conversationId: ConversationId }>;

/** Never back, and not while a block stands: nothing more is told then. Answers how far they have now read, if that moved. */
export const updateRead = maybe<{ seq: number; conversationId: ConversationId; viewer: MemberId; eventId: OutboxId }, UpdateReadRow>(
  'messages_update_read',
  `with moved as (
  update conversation_members me
  set read_seq = least($1::int, c.last_seq), delivered_seq = greatest(me.delivered_seq, least($1::int, c.last_seq))
  from conversations c where c.id = $2 and me.conversation_id = c.id and me.member_id = $3 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $3
    and not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = other.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = other.member_id and hidden.blocked_id = $3) and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $3))
))
    and me.read_seq < least($1::int, c.last_seq)
  returning me.read_seq as seq, c.kind, me.is_request
), told as (
  select (not exists (select 1 from settings chosen where chosen.member_id = $3 and chosen.choices -> 'messages' -> 'readReceipts' = 'false')) and not exists (
    select 1 from conversation_members other where other.conversation_id = $2 and other.member_id <> $3
      and not (not exists (select 1 from settings chosen where chosen.member_id = other.member_id and chosen.choices -> 'messages' -> 'readReceipts' = 'false'))
  ) as is_told from moved where kind = 'direct'
), emitted as (
  insert into outbox (id, name, payload)
  select $4::uuid, 'conversation.read',
    jsonb_build_object('memberId', $3::uuid, 'conversationId', $2::uuid)
  from moved
)
select seq, kind, is_request, coalesce((select is_told from told), false) as is_told from moved`,
  (p) => [p.seq, p.conversationId, p.viewer, p.eventId],
);

export interface UpdateDeliveredRow {
  seq: number;
  kind: ConversationKind;
  is_request: boolean;
}

export const updateDelivered = maybe<{ seq: number; conversationId: ConversationId; viewer: MemberId }, UpdateDeliveredRow>(
  'messages_update_delivered',
  `update conversation_members me set delivered_seq = least($1::int, c.last_seq)
from conversations c where c.id = $2 and me.conversation_id = c.id and me.member_id = $3 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $3
    and not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = other.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = other.member_id and hidden.blocked_id = $3) and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $3))
))
  and me.delivered_seq < least($1::int, c.last_seq)
returning me.delivered_seq as seq, c.kind, me.is_request`,
  (p) => [p.seq, p.conversationId, p.viewer],
);

export interface UpdateSeatRow {
  conversation_id: ConversationId;
}

export type UpdateSeatEmits = EmittedEvent<MessageEvent, 'request.answered', { memberId: MemberId; conversationId: ConversationId }>;

/** Accept, decline, mute, unmute or clear. Declined: out of sight, and silent if they write again. A group is neither accepted nor declined: one leaves it. */
export const updateSeat = maybe<{ action: string; conversationId: ConversationId; viewer: MemberId; eventId: OutboxId }, UpdateSeatRow>(
  'messages_update_seat',
  `with changed as (
  update conversation_members me set
    is_request = case $1 when 'accept' then false when 'decline' then true else me.is_request end,
    is_muted = case $1 when 'mute' then true when 'decline' then true when 'unmute' then false when 'accept' then false
      else me.is_muted end,
    first_seq = case when $1 in ('clear', 'decline') then c.last_seq else me.first_seq end,
    read_seq = case when $1 in ('clear', 'decline') then c.last_seq else me.read_seq end
  from conversations c where c.id = $2 and me.conversation_id = c.id and me.member_id = $3
    and (c.kind = 'direct' or $1 not in ('accept', 'decline'))
  returning me.conversation_id
), emitted as (
  insert into outbox (id, name, payload)
  select $4::uuid, 'request.answered',
    jsonb_build_object('memberId', $3::uuid, 'conversationId', $2::uuid)
  from changed where $1 in ('accept', 'decline')
)
select conversation_id from changed`,
  (p) => [p.action, p.conversationId, p.viewer, p.eventId],
);

export interface SelectTalkViolationsRow {
  violation: string;
}

/** P7: every count of a conversation that differs from its rows. */
export const selectTalkViolations = many<void, SelectTalkViolationsRow>(
  'messages_select_talk_violations',
  `select 'conversation ' || c.id || ' counts its members wrong' as violation from conversations c
where c.members_count <> case when c.kind = 'direct' then 0 else (
  select count(*) from conversation_members s where s.conversation_id = c.id) end
union all
select 'conversation ' || conversation_id || ' has several owners' from conversation_members where role = 'owner'
group by conversation_id having count(*) > 1
union all
select 'poll ' || p.message_id || ' counts wrong' from polls p
where p.voters_count <> (select count(*) from poll_votes v where v.message_id = p.message_id and v.choices <> '{}')
  or p.counts <> (
    select array_agg((
      select count(*) from poll_votes v where v.message_id = p.message_id and o = any(v.choices))::int order by o)
    from generate_series(0, cardinality(p.options) - 1) o)
union all
select 'message ' || m.id || ' counts its views wrong' from messages m
where m.views_count <> (select count(*) from message_views v where v.message_id = m.id)
union all
select 'message ' || m.id || ' counts its comments wrong' from messages m
where m.comments_count <> (select count(*) from messages said where said.thread_of = m.id and said.deleted_at is null)`,
  () => [],
);
