// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type ConversationId, type ConversationKind, type ConversationMemberRole, type MediaId, type MemberId, type MessageId } from '#kernel';

export interface SelectSeatsRow {
  member_id: MemberId;
}

export const selectSeats = many<{ conversationId: ConversationId; limit: bigint | number }, SelectSeatsRow>(
  'messages_select_seats',
  `select member_id from conversation_members where conversation_id = $1 limit $2`,
  (p) => [p.conversationId, p.limit],
);

export interface SelectHearersRow {
  member_id: MemberId;
}

/** The same without those whom a block keeps apart from one of `others`. */
export const selectHearers = many<{ conversationId: ConversationId; others: readonly MemberId[]; limit: bigint | number }, SelectHearersRow>(
  'messages_select_hearers',
  `select member_id from conversation_members
where conversation_id = $1 and member_id not in (select blocked_id as id from blocks where blocker_id = any($2::uuid[]) union select blocker_id from blocks where blocked_id = any($2::uuid[])) limit $3`,
  (p) => [p.conversationId, p.others, p.limit],
);

export interface SelectCameAfterRow {
  found: boolean;
}

/** Is there anybody who came after that was said, or has cleared it away? */
export const selectCameAfter = one<{ messageId: MessageId }, SelectCameAfterRow>(
  'messages_select_came_after',
  `select exists (
  select 1 from messages said join conversation_members seat on seat.conversation_id = said.conversation_id
  where said.id = $1 and seat.first_seq >= said.seq
) as found`,
  (p) => [p.messageId],
);

export interface SelectApartRow {
  member_id: MemberId;
}

/** Who is kept apart from one of them in a conversation of very many. */
export const selectApart = many<{ others: readonly MemberId[]; conversationId: ConversationId; limit: bigint | number }, SelectApartRow>(
  'messages_select_apart',
  `select s.member_id from (select blocked_id as id from blocks where blocker_id = any($1::uuid[]) union select blocker_id from blocks where blocked_id = any($1::uuid[])) apart
  join conversation_members s on s.conversation_id = $2 and s.member_id = apart.id
limit $3`,
  (p) => [p.others, p.conversationId, p.limit],
);

export interface SelectThreadHearersRow {
  member_id: MemberId;
}

/** TLK-03: who is told of a comment: those for whom its post is there, too. */
export const selectThreadHearers = many<{ postId: MessageId; others: readonly MemberId[]; limit: bigint | number }, SelectThreadHearersRow>(
  'messages_select_thread_hearers',
  `select s.member_id from messages post join conversation_members s on s.conversation_id = post.conversation_id
where post.id = $1 and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > s.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = s.member_id or (not exists (select 1 from blocks hidden where hidden.blocker_id = s.member_id and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = s.member_id) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = s.member_id)))) and not exists (select 1 from hidden_messages away where away.member_id = s.member_id and away.message_id = post.id) and s.member_id not in (select blocked_id as id from blocks where blocker_id = any($2::uuid[]) union select blocker_id from blocks where blocked_id = any($2::uuid[]))
limit $3`,
  (p) => [p.postId, p.others, p.limit],
);

export interface SelectApartFromThreadRow {
  member_id: MemberId;
}

/** Among very many, those who are not: a block keeps them apart also from who wrote the post, they have hidden it, or they came or cleared the channel after it. */
export const selectApartFromThread = many<{ postId: MessageId; others: readonly MemberId[]; limit: bigint | number }, SelectApartFromThreadRow>(
  'messages_select_apart_from_thread',
  `with post as (
  select p.id, p.conversation_id, p.seq, p.sender_id from messages p where p.id = $1
)
select s.member_id from post cross join lateral (
    select blocked_id as id from blocks where blocker_id = any($2::uuid[] || post.sender_id) union select blocker_id from blocks where blocked_id = any($2::uuid[] || post.sender_id)
    union select away.member_id from hidden_messages away where away.message_id = post.id
  ) apart join conversation_members s on s.conversation_id = post.conversation_id and s.member_id = apart.id
union all
select s.member_id from post join conversation_members s on s.conversation_id = post.conversation_id and s.first_seq >= post.seq
limit $3`,
  (p) => [p.postId, p.others, p.limit],
);

export interface SelectMayHearRow {
  id: ConversationId;
}

/** May they listen to it? */
export const selectMayHear = maybe<{ viewer: MemberId; conversationId: ConversationId }, SelectMayHearRow>(
  'messages_select_may_hear',
  `select c.id from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = other.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = other.member_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
))
where c.id = $2`,
  (p) => [p.viewer, p.conversationId],
);

export interface SelectStillSeatedRow {
  memberId: MemberId;
  id: ConversationId;
}

/** Of these pairs, those where the member still sits. */
export const selectStillSeated = many<{ memberIds: readonly MemberId[]; conversationIds: readonly ConversationId[] }, SelectStillSeatedRow>(
  'messages_select_still_seated',
  `select s.member_id as "memberId", s.conversation_id as id
from unnest($1::uuid[], $2::uuid[]) as asked (member_id, conversation_id)
  join conversation_members s on s.member_id = asked.member_id and s.conversation_id = asked.conversation_id`,
  (p) => [p.memberIds, p.conversationIds],
);

/** With its owner in it. */
export const insertTalk = exec<{ id: ConversationId; kind: ConversationKind; title: string; avatarUrl: string | null; avatarMediaId: MediaId | null; memberLimit: number | null; now: Date; ownerId: MemberId }>(
  'messages_insert_talk',
  `with made as (
  insert into conversations (id, kind, title, avatar_url, avatar_media_id, member_limit, members_count, last_at, created_at)
  values ($1, $2, $3, $4, $5, $6, 1, $7, $7) returning id
)
insert into conversation_members (conversation_id, member_id, role, joined_at) select id, $8, 'owner', $7 from made`,
  (p) => [p.id, p.kind, p.title, p.avatarUrl, p.avatarMediaId, p.memberLimit, p.now, p.ownerId],
);

export interface LockTalkRow {
  id: ConversationId;
}

export const lockTalk = maybe<{ id: ConversationId }, LockTalkRow>(
  'messages_lock_talk',
  `select id from conversations where id = $1 and kind <> 'direct' for no key update`,
  (p) => [p.id],
);

/** The count and the limit in the one statement: never more than that, however many come at once. Without `reads_from` they read what is said from now on. */
export const insertSeat = exec<{ conversationId: ConversationId; memberId: MemberId; readsFrom: number | null; now: Date }>(
  'messages_insert_seat',
  `with place as (
  update conversations set members_count = members_count + 1
  where id = $1 and kind <> 'direct' and (member_limit is null or members_count < member_limit)
  returning id, last_seq
)
insert into conversation_members (conversation_id, member_id, role, read_seq, delivered_seq, first_seq, joined_at)
select id, $2, 'member', last_seq, last_seq, coalesce($3::int, last_seq), $4 from place`,
  (p) => [p.conversationId, p.memberId, p.readsFrom, p.now],
);

/** A trigger takes them out of the count. */
export const deleteSeat = exec<{ conversationId: ConversationId; memberId: MemberId }>(
  'messages_delete_seat',
  `delete from conversation_members where conversation_id = $1 and member_id = $2`,
  (p) => [p.conversationId, p.memberId],
);

export interface SelectRoleRow {
  role: ConversationMemberRole;
}

export const selectRole = maybe<{ conversationId: ConversationId; memberId: MemberId }, SelectRoleRow>(
  'messages_select_role',
  `select role from conversation_members where conversation_id = $1 and member_id = $2`,
  (p) => [p.conversationId, p.memberId],
);

export const updateRole = exec<{ role: ConversationMemberRole; conversationId: ConversationId; memberId: MemberId }>(
  'messages_update_role',
  `update conversation_members set role = $1 where conversation_id = $2 and member_id = $3`,
  (p) => [p.role, p.conversationId, p.memberId],
);

export interface SelectHeirRow {
  member_id: MemberId;
}

/** Who follows an owner that goes: an admin, else a moderator, else who has been there longest. */
export const selectHeir = maybe<{ conversationId: ConversationId; ownerId: MemberId }, SelectHeirRow>(
  'messages_select_heir',
  `select s.member_id from conversation_members s join members m on m.id = s.member_id
where s.conversation_id = $1 and s.member_id <> $2
order by m.state <> 'active', array_position(array['admin', 'moderator', 'member'], s.role), s.joined_at, s.member_id
limit 1`,
  (p) => [p.conversationId, p.ownerId],
);

/** Changes nothing when there are more members than the new limit. */
export const updateTalk = exec<{ title: string | null; isNewAvatar: boolean; avatarUrl: string | null; avatarMediaId: MediaId | null; isNewLimit: boolean; memberLimit: number | null; id: ConversationId }>(
  'messages_update_talk',
  `update conversations set title = coalesce($1, title),
  avatar_url = case when $2 then $3 else avatar_url end,
  avatar_media_id = case when $2 then $4 else avatar_media_id end,
  member_limit = case when $5 then $6 else member_limit end
where id = $7 and kind <> 'direct'
  and (not $5 or $6::int is null or members_count <= $6)`,
  (p) => [p.title, p.isNewAvatar, p.avatarUrl, p.avatarMediaId, p.isNewLimit, p.memberLimit, p.id],
);

/** With everything that was said there. */
export const deleteTalk = exec<{ id: ConversationId }>(
  'messages_delete_talk',
  `delete from conversations where id = $1 and kind <> 'direct'`,
  (p) => [p.id],
);
