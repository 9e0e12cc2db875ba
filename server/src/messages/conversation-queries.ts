import { apartFrom, knownTo } from '#blocks';
import { emitted, statement } from '#kernel';
import { wants } from '#settings';
import { heardIn, OPEN, READABLE, SEAT } from './access.ts';

export interface ConversationRow {
  conversation_id: string;
  kind: 'direct' | 'group' | 'channel';
  is_request: boolean;
  is_muted: boolean;
  role: 'owner' | 'admin' | 'moderator' | 'member';
  last_seq: number;
  last_change: number;
  last_at: Date;
  read_seq: number;
  unread: number;
  last_content: string | null;
  last_kind: 'text' | 'media' | 'voice' | 'poll' | 'system' | null;
  last_media_kind: string | null;
  last_deleted: boolean;
  last_sender_id: string | null;
  last_sender_name: string | null;
  title: string | null;
  avatar_url: string | null;
  members_count: number;
  other_id: string | null;
  other_username: string | null;
  other_name: string | null;
  other_avatar_url: string | null;
  verified: boolean | null;
  verified_by: string | null;
  platinum: boolean | null;
  other_delivered_seq: number | null;
  other_read_seq: number | null;
  is_online: boolean;
  /** The viewer has blocked the other; and a block of either keeps the two apart. */
  is_blocked: boolean;
  is_apart: boolean;
}

/** Presence is for those who show their own, and not for whom they have not let in (D37). `now` is a parameter. */
const online = (now: string): string => `not other.is_request and ${knownTo('$1', 'o.id')} and exists (
  select 1 from presence p where p.member_id = o.id and p.online_until > ${now} and p.online_until <= ${now}::timestamptz + interval '75 seconds'
    and ${wants('o.id', 'messages', "'onlineStatus'")} and ${wants('$1', 'messages', "'onlineStatus'")}
)`;

/** Whoever has not accepted a request does not tell that they have seen it. */
const told = (column: string): string => `case when not other.is_request then other.${column} end`;

/** What was said since, without what a block hides among many: that is seldom, and looked up by who said it. */
const UNREAD = `greatest(c.last_seq - greatest(me.read_seq, me.first_seq), 0) - case when c.kind = 'direct' then 0 else (
  select count(*)::int from (${apartFrom('$1')}) apart join messages hidden on hidden.sender_id = apart.id
    and hidden.conversation_id = c.id and hidden.seq > greatest(me.read_seq, me.first_seq)
) end`;

const conversation = (now: string): string => `
  select c.id as conversation_id, c.kind, me.is_request, me.is_muted, me.role, c.last_seq, c.last_change, c.last_at, me.read_seq,
    ${UNREAD} as unread, c.title, c.avatar_url, c.members_count,
    last.content as last_content, last.kind as last_kind, last.media ->> 'kind' as last_media_kind,
    last.deleted_at is not null as last_deleted, last.sender_id as last_sender_id,
    coalesce(speaker.display_name, last.author) as last_sender_name,
    o.id as other_id, o.username as other_username, o.display_name as other_name, o.avatar_url as other_avatar_url,
    o.verified, o.verified_by, o.platinum,
    ${told('delivered_seq')} as other_delivered_seq, ${told('read_seq')} as other_read_seq, coalesce(${online(now)}, false) as is_online,
    exists (select 1 from blocks b where b.blocker_id = $1 and b.blocked_id = o.id) as is_blocked,
    o.id is not null and o.id in (${apartFrom('$1')}) as is_apart
  from ${SEAT}
    left join messages last on last.conversation_id = c.id and last.seq = c.last_seq and last.seq > me.first_seq and ${heardIn('c.kind', 'last')}
    left join members speaker on c.kind <> 'direct' and speaker.id = last.sender_id
    left join conversation_members other on c.kind = 'direct' and other.conversation_id = c.id and other.member_id <> $1
    left join members o on o.id = other.member_id`;

/** $2 and $3 time and id of the conversation before the page, $4 how many, $5 now. */
export const selectConversations = statement<ConversationRow>(
  'conversations_list',
  `${conversation('$5')}
   where (c.last_at, c.id) < ($2, $3) and (c.last_seq > me.first_seq or c.kind <> 'direct') and ${READABLE}
   order by c.last_at desc, c.id desc limit $4`,
);

/** $2 which, $3 now. */
export const selectConversation = statement<ConversationRow>(
  'conversation_one',
  `${conversation('$3')} where c.id = $2 and ${READABLE}`,
);

/** What is unread in conversations that were accepted, and how many were not yet; without those that are muted. */
export const selectTotals = statement<{ unread: number; requests: number }>(
  'conversations_totals',
  `select coalesce(sum(${UNREAD}) filter (where not me.is_request), 0)::int as unread,
     count(*) filter (where me.is_request and c.last_seq > me.first_seq)::int as requests
   from ${SEAT} where not me.is_muted and ${OPEN}`,
);

/** Two people have one conversation, whoever begins it. */
export const pairOf = (a: string, b: string): string => [a, b].sort().join(':');

export const selectPair = statement<{ id: string }>(
  'conversation_of_pair',
  'select id from conversations where pair = $1',
);

/** $2 a handle: the conversation with them that $1 has, whatever has come between the two since. */
export const selectPairByName = statement<{ id: string }>(
  'conversation_of_name',
  `select c.id from ${SEAT} join conversation_members other on other.conversation_id = c.id and other.member_id <> $1
     join members o on o.id = other.member_id where c.kind = 'direct' and lower(o.username) = lower($2)`,
);

/** $2 whom, $3 the pair: is there such a member for the one who asks, and have the two spoken? */
export const selectPairOf = statement<{ known: boolean; id: string | null }>(
  'conversation_known',
  `select ${knownTo('$1', '$2')} as known, (select id from conversations where pair = $3) as id`,
);

/** $1 id, $2 pair, $3 sender, $4 receiver, $5 now. A request, unless the receiver follows the sender. */
export const insertPair = statement<{ id: string }>(
  'conversation_begin',
  `with made as (
     insert into conversations (id, kind, pair, last_at, created_at) values ($1, 'direct', $2, $5, $5)
     on conflict (pair) do nothing returning id
   ), seats as (
     insert into conversation_members (conversation_id, member_id, is_request, joined_at)
     select made.id, seat.member_id, seat.member_id = $4 and not exists (
       select 1 from follows f where f.follower_id = $4 and f.following_id = $3
     ), $5 from made cross join (values ($3::uuid), ($4::uuid)) as seat (member_id)
   ) select id from made`,
);

/** Everybody in a conversation, to tell them; at most $2. */
export const selectSeats = statement<{ member_id: string }>(
  'conversation_seats',
  'select member_id from conversation_members where conversation_id = $1 limit $2',
);

/** The same without those whom a block keeps apart from one of $3. */
export const selectHearers = statement<{ member_id: string }>(
  'conversation_hearers',
  `select member_id from conversation_members where conversation_id = $1 and member_id not in (${apartFrom('any($3::uuid[])')}) limit $2`,
);

/** Who is kept apart from one of $3 in a conversation $1 of very many; at most $2. */
export const selectApart = statement<{ member_id: string }>(
  'conversation_apart',
  `select s.member_id from (${apartFrom('any($3::uuid[])')}) apart
     join conversation_members s on s.conversation_id = $1 and s.member_id = apart.id limit $2`,
);

/** $2 which: may they listen to it? */
export const selectMayHear = statement<{ id: string }>(
  'conversation_may_hear',
  `select c.id from ${SEAT} where c.id = $2 and ${OPEN}`,
);

/** Of these pairs, those where the member still sits. $1 members, $2 conversations. */
export const selectStillSeated = statement<{ memberId: string; id: string }>(
  'conversation_still_seated',
  `select s.member_id as "memberId", s.conversation_id as id from unnest($1::uuid[], $2::uuid[]) as asked (member_id, conversation_id)
     join conversation_members s on s.member_id = asked.member_id and s.conversation_id = asked.conversation_id`,
);

const seen = `jsonb_build_object('memberId', $1::uuid, 'conversationId', $2::uuid)`;

/** $2 conversation, $3 how far, $4 id of the event; never back, and not while a block stands: nothing more is told then. Answers how far they have now read, if that moved. */
export const updateRead = statement<{ seq: number; kind: string; is_request: boolean }>(
  'conversation_read',
  `with moved as (
     update conversation_members me set read_seq = least($3::int, c.last_seq), delivered_seq = greatest(me.delivered_seq, least($3::int, c.last_seq))
     from conversations c where c.id = $2 and me.conversation_id = c.id and me.member_id = $1
       and me.read_seq < least($3::int, c.last_seq) and ${OPEN}
     returning me.read_seq as seq, c.kind, me.is_request
   ), told as (${emitted('$4', 'conversation.read', seen, 'moved')})
   select seq, kind, is_request from moved`,
);

export const updateDelivered = statement<{ seq: number; kind: string; is_request: boolean }>(
  'conversation_delivered',
  `update conversation_members me set delivered_seq = least($3::int, c.last_seq)
   from conversations c where c.id = $2 and me.conversation_id = c.id and me.member_id = $1
     and me.delivered_seq < least($3::int, c.last_seq) and ${OPEN}
   returning me.delivered_seq as seq, c.kind, me.is_request`,
);

/**
 * $3 accept, decline, mute, unmute or clear, $4 id of the event. Declined: out of sight, and silent if they write again. A group is neither
 * accepted nor declined: one leaves it.
 */
export const updateSeat = statement<{ conversation_id: string }>(
  'conversation_change',
  `with changed as (
   update conversation_members me set
     is_request = case $3 when 'accept' then false when 'decline' then true else me.is_request end,
     is_muted = case $3 when 'mute' then true when 'decline' then true when 'unmute' then false when 'accept' then false else me.is_muted end,
     first_seq = case when $3 in ('clear', 'decline') then c.last_seq else me.first_seq end,
     read_seq = case when $3 in ('clear', 'decline') then c.last_seq else me.read_seq end
   from conversations c where c.id = $2 and me.conversation_id = c.id and me.member_id = $1
     and (c.kind = 'direct' or $3 not in ('accept', 'decline'))
   returning me.conversation_id
   ), told as (${emitted('$4', 'request.answered', seen, `changed where $3 in ('accept', 'decline')`)})
   select conversation_id from changed`,
);
