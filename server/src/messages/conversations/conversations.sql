-- Conversations as somebody has them: their list, how far they have read, and what they do with their seat.
-- events: MessageEvent from '@wagram/contract/messages'

-- macro: unread_in(viewer)
-- What was said since, without what a block hides among many: that is seldom, and looked up by who said it.
greatest(c.last_seq - greatest(me.read_seq, me.first_seq), 0) - case when c.kind = 'direct' then 0 else (
    select count(*)::int from (apart_from(:viewer)) apart join messages hidden on hidden.sender_id = apart.id
      and hidden.conversation_id = c.id and hidden.thread_of is null and hidden.seq > greatest(me.read_seq, me.first_seq)
  ) end

-- macro: is_shown_online(viewer)
-- Presence is for those who show their own, and not for whom they have not let in (D37).
not other.is_request and can_know(:viewer, o.id) and exists (
    select 1 from presence p where p.member_id = o.id and p.online_until > :now
      and p.online_until <= :now::timestamptz + interval '75 seconds' and shows_online(o.id) and shows_online(:viewer)
  )

-- macro: conversations_of(viewer)
-- Whoever has not accepted a request does not tell that they have seen it. is_blocked: by the viewer; is_apart: a block of
-- either keeps the two apart.
select c.id as conversation_id, c.kind, me.is_request, me.is_muted, me.role, c.last_seq, c.last_change, c.last_at, me.read_seq,
  unread_in(:viewer) as unread, c.title, c.avatar_url, c.members_count,
  last.content as last_content, last.kind as last_kind, last.credit as last_credit, last.media ->> 'kind' as last_media_kind,
  last.media #>> '{file,name}' as last_file_name, 1 + coalesce(jsonb_array_length(last.more_media), 0) as last_media_count,
  coalesce(last.more_media @> '[{"stored": {"kind": "video"}}]', false) as last_has_more_videos,
  last.deleted_at is not null as last_deleted, last.sender_id as last_sender_id,
  coalesce(speaker.display_name, last.author) as last_sender_name,
  o.id as other_id, o.username as other_username, o.display_name as other_name, o.avatar_url as other_avatar_url,
  o.verified, o.verified_by, o.platinum,
  case when not other.is_request then other.delivered_seq end as other_delivered_seq,
  case when not other.is_request then case when (shows_reads(o.id)) and (shows_reads(:viewer)) then other.read_seq else 0 end end
    as other_read_seq,
  coalesce(is_shown_online(:viewer), false) as is_online,
  exists (select 1 from blocks b where b.blocker_id = :viewer and b.blocked_id = o.id) as is_blocked,
  o.id is not null and o.id in (apart_from(:viewer)) as "is_apart!"
from conversations c join conversation_members me on is_seated_row(:viewer, c, me)
  left join lateral (
    select said.* from messages said
    where said.conversation_id = c.id and said.thread_of is null and said.seq > me.first_seq
      and is_said_to(:viewer, c.kind, said)
      and is_unhidden_by(:viewer, said)
    order by said.seq desc limit 1
  ) last on true
  left join members speaker on c.kind <> 'direct' and speaker.id = last.sender_id
  left join conversation_members other on c.kind = 'direct' and other.conversation_id = c.id and other.member_id <> :viewer
  left join members o on o.id = other.member_id

-- name: selectConversations :many
-- row: ConversationRow
conversations_of(:viewer)
where (c.last_at, c.id) < (:before, :before_id) and (c.last_seq > me.first_seq or c.kind <> 'direct')
order by c.last_at desc, c.id desc limit :limit!;

-- name: selectConversation :maybe
-- row: ConversationRow
conversations_of(:viewer) where c.id = :conversation_id;

-- name: selectTotals :one
-- What is unread in conversations that were accepted, and how many were not yet; without those that are muted.
select coalesce(sum(unread_in(:viewer)) filter (where not me.is_request), 0)::int as unread,
  count(*) filter (where me.is_request and c.last_seq > me.first_seq)::int as requests
from conversations c join conversation_members me on is_seated_unblocked_row(:viewer, c, me)
where not me.is_muted;

-- name: selectPairByName :maybe
-- The conversation that they have with whoever has this handle, whatever has come between the two since.
select c.id from conversations c join conversation_members me on is_seated_at(:viewer, c.id, me)
  join conversation_members other on other.conversation_id = c.id and other.member_id <> :viewer
  join members o on o.id = other.member_id
where c.kind = 'direct' and lower(o.username) = lower(:username);

-- name: updateRead :maybe
-- Never back, and not while a block stands: nothing more is told then. Answers how far they have now read, if that moved.
with moved as (
  update conversation_members me
  set read_seq = least(:seq::int, c.last_seq), delivered_seq = greatest(me.delivered_seq, least(:seq::int, c.last_seq))
  from conversations c where c.id = :conversation_id and is_seated_unblocked_row(:viewer, c, me)
    and me.read_seq < least(:seq::int, c.last_seq)
  returning me.read_seq as seq, c.kind, me.is_request
), told as (
  select (shows_reads(:viewer)) and not exists (
    select 1 from conversation_members other where other.conversation_id = :conversation_id and other.member_id <> :viewer
      and not (shows_reads(other.member_id))
  ) as is_told from moved where kind = 'direct'
), emitted as (
  insert into outbox (id, name, payload)
  select :event_id::uuid, 'conversation.read',
    jsonb_build_object('memberId', :viewer::uuid, 'conversationId', :conversation_id::uuid)
  from moved
)
select seq, kind, is_request, coalesce((select is_told from told), false) as "is_told!" from moved;

-- name: updateDelivered :maybe
update conversation_members me set delivered_seq = least(:seq::int, c.last_seq)
from conversations c where c.id = :conversation_id and is_seated_unblocked_row(:viewer, c, me)
  and me.delivered_seq < least(:seq::int, c.last_seq)
returning me.delivered_seq as seq, c.kind, me.is_request;

-- name: updateSeat :maybe
-- Accept, decline, mute, unmute or clear. Declined: out of sight, and silent if they write again. A group is neither accepted
-- nor declined: one leaves it.
with changed as (
  update conversation_members me set
    is_request = case :action when 'accept' then false when 'decline' then true else me.is_request end,
    is_muted = case :action when 'mute' then true when 'decline' then true when 'unmute' then false when 'accept' then false
      else me.is_muted end,
    first_seq = case when :action in ('clear', 'decline') then c.last_seq else me.first_seq end,
    read_seq = case when :action in ('clear', 'decline') then c.last_seq else me.read_seq end
  from conversations c where c.id = :conversation_id and is_seated_at(:viewer, c.id, me)
    and (c.kind = 'direct' or :action not in ('accept', 'decline'))
  returning me.conversation_id
), emitted as (
  insert into outbox (id, name, payload)
  select :event_id::uuid, 'request.answered',
    jsonb_build_object('memberId', :viewer::uuid, 'conversationId', :conversation_id::uuid)
  from changed where :action in ('accept', 'decline')
)
select conversation_id from changed;

-- name: selectTalkViolations :many
-- P7: every count of a conversation that differs from its rows.
-- for: operators
select 'conversation ' || c.id || ' counts its members wrong' as "violation!" from conversations c
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
where m.comments_count <> (select count(*) from messages said where said.thread_of = m.id and said.deleted_at is null);
