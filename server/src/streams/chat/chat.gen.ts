// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type MemberId, type StreamId, type StreamMessageId, type TransferId } from '#kernel';

export interface ChatRow {
  id: StreamMessageId;
  stream_id: StreamId;
  member_id: MemberId;
  content: string;
  amount: string | null;
  created_at: Date;
  username: string;
  display_name: string;
  avatar_url: string | null;
  private: boolean;
  named: boolean;
}

/** No row where they may not write. */
export const insertMessage = maybe<{ streamId: StreamId; memberId: MemberId; id: StreamMessageId; content: string; clientKey: string; now: Date; amount: bigint | number | null; transferId: TransferId | null }, ChatRow>(
  'streams_insert_message',
  `with target as (
  select s.id, s.host_id from streams s
  where s.id = $1 and s.state = 'live' and (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $2))))
  and (s.hidden_at is null or s.host_id = $2)
    and not exists (select 1 from stream_bans b where b.stream_id = s.id and b.member_id = $2)
), made as (
  insert into stream_messages (id, stream_id, member_id, content, client_key, created_at, amount, transfer_id)
  select $3, id, $2, $4, $5, $6, $7, $8 from target
  on conflict do nothing
  returning *
), changed as (
  update streams s set comments_count = s.comments_count + 1, earnings = s.earnings + coalesce(made.amount, 0)
  from made where s.id = made.stream_id
)
select made.id, made.stream_id, made.member_id, made.content, made.amount, made.created_at,
  m.username, m.display_name, m.avatar_url, m.private, (select true from stream_moderators named where named.host_id = target.host_id and named.member_id = m.id) is not null as named from made join target on target.id = made.stream_id join members m on m.id = made.member_id`,
  (p) => [p.streamId, p.memberId, p.id, p.content, p.clientKey, p.now, p.amount, p.transferId],
);

/** What an earlier try with this key has said. */
export const selectMessageByKey = maybe<{ memberId: MemberId; key: string }, ChatRow>(
  'streams_select_message_by_key',
  `select c.id, c.stream_id, c.member_id, c.content, c.amount, c.created_at,
  m.username, m.display_name, m.avatar_url, m.private, (select true from stream_moderators named where named.host_id = s.host_id and named.member_id = m.id) is not null as named
from stream_messages c join streams s on s.id = c.stream_id join members m on m.id = c.member_id
where c.member_id = $1 and c.client_key = $2`,
  (p) => [p.memberId, p.key],
);

export const selectChat = many<{ streamId: StreamId; before: StreamMessageId; viewer: MemberId | null; count: bigint | number }, ChatRow>(
  'streams_select_chat',
  `select c.id, c.stream_id, c.member_id, c.content, c.amount, c.created_at,
  m.username, m.display_name, m.avatar_url, m.private, (select true from stream_moderators named where named.host_id = s.host_id and named.member_id = m.id) is not null as named
from stream_messages c join streams s on s.id = c.stream_id join members m on m.id = c.member_id
where c.stream_id = $1 and c.id < $2 and c.deleted_at is null
  and (((s.host_id = $3 or ((select true from stream_moderators named where named.host_id = s.host_id and named.member_id = $3) is not null and (not exists (select 1 from ticket_sales sale where sale.stream_id = s.id and sale.state <> 'off') or exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $3
    and own.state in ('held', 'paying', 'paid')
)))) and not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = c.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = c.member_id and hidden.blocked_id = $3) and exists (select 1 from members known where known.id = c.member_id and (known.state = 'active' or known.id = $3)))
    or (not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = c.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = c.member_id and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = c.member_id and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  ))))))
order by c.id desc limit $4`,
  (p) => [p.streamId, p.before, p.viewer, p.count],
);

/** STG-01: from a moment on, oldest first. Who was banned is not heard again. */
export const selectReplayChat = many<{ streamId: StreamId; after: StreamMessageId; viewer: MemberId | null; count: bigint | number }, ChatRow>(
  'streams_select_replay_chat',
  `select c.id, c.stream_id, c.member_id, c.content, c.amount, c.created_at,
  m.username, m.display_name, m.avatar_url, m.private, (select true from stream_moderators named where named.host_id = s.host_id and named.member_id = m.id) is not null as named
from stream_messages c join streams s on s.id = c.stream_id join members m on m.id = c.member_id
where c.stream_id = $1 and c.id > $2 and c.deleted_at is null and (((s.host_id = $3 or ((select true from stream_moderators named where named.host_id = s.host_id and named.member_id = $3) is not null and (not exists (select 1 from ticket_sales sale where sale.stream_id = s.id and sale.state <> 'off') or exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $3
    and own.state in ('held', 'paying', 'paid')
)))) and not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = c.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = c.member_id and hidden.blocked_id = $3) and exists (select 1 from members known where known.id = c.member_id and (known.state = 'active' or known.id = $3)))
    or (not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = c.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = c.member_id and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = c.member_id and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  ))))))
  and not (select true from stream_bans mine where mine.stream_id = s.id and mine.member_id = c.member_id) is not null
order by c.id limit $4`,
  (p) => [p.streamId, p.after, p.viewer, p.count],
);

export interface HideMessageRow {
  id: StreamMessageId;
  stream_id: StreamId;
}

/** Moderators leave the host and each other alone. */
export const hideMessage = maybe<{ now: Date; id: StreamMessageId; memberId: MemberId }, HideMessageRow>(
  'streams_hide_message',
  `with gone as (
  update stream_messages c set content = '', deleted_at = $1 from streams s
  where c.id = $2 and c.deleted_at is null and s.id = c.stream_id and (
    c.member_id = $3 or s.host_id = $3
    or ((not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $3
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $3) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $3))))
  and (s.hidden_at is null or s.host_id = $3) and ((select true from stream_moderators named where named.host_id = s.host_id and named.member_id = $3) is not null and (not exists (select 1 from ticket_sales sale where sale.stream_id = s.id and sale.state <> 'off') or exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $3
    and own.state in ('held', 'paying', 'paid')
))) and not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = c.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = c.member_id and hidden.blocked_id = $3) and exists (select 1 from members known where known.id = c.member_id and (known.state = 'active' or known.id = $3))
      and c.member_id <> s.host_id and not (select true from stream_moderators named where named.host_id = s.host_id and named.member_id = c.member_id) is not null))
  returning c.id, c.stream_id
), changed as (
  update streams set comments_count = comments_count - 1 where id in (select stream_id from gone)
)
select id, stream_id from gone`,
  (p) => [p.now, p.id, p.memberId],
);

export interface SelectSeenMessageRow {
  id: StreamMessageId;
}

/** Who may see it, though they may not take it out. */
export const selectSeenMessage = maybe<{ id: StreamMessageId; viewer: MemberId }, SelectSeenMessageRow>(
  'streams_select_seen_message',
  `select c.id from stream_messages c join streams s on s.id = c.stream_id
where c.id = $1 and c.deleted_at is null and (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $2))))
  and (s.hidden_at is null or s.host_id = $2) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = c.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = c.member_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = c.member_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  ))))`,
  (p) => [p.id, p.viewer],
);

export interface SelectSuperchatRow {
  stream_id: StreamId;
  host_id: MemberId;
  amount: string;
  transfer_id: TransferId;
  created_at: Date;
}

export const selectSuperchat = maybe<{ id: StreamMessageId; memberId: MemberId }, SelectSuperchatRow>(
  'streams_select_superchat',
  `select c.stream_id, s.host_id, c.amount as amount, c.transfer_id as transfer_id, c.created_at
from stream_messages c join streams s on s.id = c.stream_id
where c.id = $1 and c.member_id = $2 and c.amount is not null`,
  (p) => [p.id, p.memberId],
);

/** Whoever takes back the same superchat, or deletes the stream, waits here. */
export const lockPaidStream = exec<{ streamId: StreamId }>(
  'streams_lock_paid_stream',
  `select id from streams where id = $1 for no key update`,
  (p) => [p.streamId],
);

/** The counts of the stream follow by a trigger. */
export const deleteSuperchat = exec<{ id: StreamMessageId; memberId: MemberId }>(
  'streams_delete_superchat',
  `delete from stream_messages where id = $1 and member_id = $2 and amount is not null`,
  (p) => [p.id, p.memberId],
);

export interface SelectApartRow {
  id: MemberId;
}

/** Whom a block keeps apart from somebody who speaks. */
export const selectApart = many<{ memberId: MemberId; count: bigint | number }, SelectApartRow>(
  'streams_select_apart',
  `select id from (select blocked_id as id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1) a limit $2`,
  (p) => [p.memberId, p.count],
);
