import { announced, statement, type StoredMedia } from '#kernel';
import type { Facet } from '@house/contract/kernel';
import { OPEN, SEAT } from './access.ts';

export interface MessageRow {
  id: string;
  conversation_id: string;
  seq: number;
  change: number;
  kind: 'text' | 'media' | 'voice' | 'system';
  sender_id: string | null;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  duration: number | null;
  client_id: string | null;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  sender_username: string | null;
  sender_name: string | null;
  sender_avatar: string | null;
  receiver_id: string | null;
  receiver_username: string | null;
  receiver_avatar: string | null;
  reply_id: string | null;
  reply_username: string | null;
  reply_content: string | null;
  reactions: { emoji: string; count: number; mine: boolean }[] | null;
}

/** A message `m` as $1 sees it, with who said it, what it answers, and what people felt. */
const MESSAGE = `m.id, m.conversation_id, m.seq, m.change, m.kind, m.sender_id, m.content, m.facets, m.image_url, m.media, m.duration,
    case when m.sender_id = $1 then m.client_id end as client_id, m.created_at, m.edited_at, m.deleted_at,
    s.username as sender_username, s.display_name as sender_name, s.avatar_url as sender_avatar,
    r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar,
    answered.id as reply_id, answerer.username as reply_username,
    case when answered.deleted_at is null then left(answered.content, 200) else '' end as reply_content,
    (select jsonb_agg(felt order by felt.emoji) from (
       select emoji, count(*)::int as count, bool_or(member_id = $1) as mine from reactions where message_id = m.id group by emoji
     ) felt) as reactions`;

const AROUND = `left join members s on s.id = m.sender_id
    left join conversations of on of.id = m.conversation_id and of.kind = 'direct'
    left join conversation_members receiver on receiver.conversation_id = of.id and receiver.member_id is distinct from m.sender_id
    left join members r on r.id = receiver.member_id
    left join messages answered on answered.id = m.reply_to
    left join members answerer on answerer.id = answered.sender_id`;

/** $2 conversation, $3 the number before which, $4 how many. Newest first. */
export const selectMessages = statement<MessageRow>(
  'messages_before',
  `select ${MESSAGE} from ${SEAT} join messages m on m.conversation_id = c.id ${AROUND}
   where c.id = $2 and m.seq < $3 and m.seq > me.first_seq and ${OPEN}
   order by m.seq desc limit $4`,
);

/** $2 conversation, $3 the change that was seen, $4 how many. */
export const selectChanges = statement<MessageRow>(
  'messages_changes',
  `select ${MESSAGE} from ${SEAT} join messages m on m.conversation_id = c.id ${AROUND}
   where c.id = $2 and m.change > $3 and m.seq > me.first_seq and ${OPEN}
   order by m.change limit $4`,
);

/** $2 which. */
export const selectMessage = statement<MessageRow>(
  'message_one',
  `select ${MESSAGE} from messages m join ${SEAT} on c.id = m.conversation_id ${AROUND}
   where m.id = $2 and m.seq > me.first_seq and ${OPEN}`,
);

export const selectMessageByClientId = statement<MessageRow>(
  'message_by_client_id',
  `select ${MESSAGE} from messages m ${AROUND} where m.sender_id = $1 and m.client_id = $2`,
);

/** $2 conversation, $3 words as a query, $4 the number before which, $5 how many. */
export const selectFound = statement<MessageRow>(
  'messages_search',
  `select ${MESSAGE} from ${SEAT} join messages m on m.conversation_id = c.id ${AROUND}
   where c.id = $2 and m.seq < $4 and m.seq > me.first_seq and m.deleted_at is null and ${OPEN}
     and to_tsvector('simple', m.content) @@ websearch_to_tsquery('simple', $3)
   order by m.seq desc limit $5`,
);

const fact = `jsonb_build_object('messageId', made.id, 'conversationId', made.conversation_id, 'kind', moved.kind, 'senderId', $1::uuid,
  'receiverId', (select member_id from other), 'isRequest', coalesce((select is_request from other), false),
  'isMuted', coalesce((select is_muted from other), false))`;

/**
 * Number, message, the sender's place and the fact in one statement. $1 sender, $2 conversation, $3 id, $4 kind, $5 content,
 * $6 facets, $7 image_url, $8 media, $9 media id, $10 duration, $11 reply to, $12 client id, $13 now, $14 id of the fact.
 * No row: they may not write there. The row of the conversation is locked, so that numbers are committed in their order.
 */
export const insertMessage = statement<{ id: string; seq: number }>(
  'message_insert',
  `with moved as (
     update conversations set last_seq = last_seq + 1, last_change = last_change + 1, last_message_id = $3, last_at = $13
     where id in (select c.id from ${SEAT} where c.id = $2 and ${OPEN}) returning id, kind, last_seq, last_change
   ), other as (
     select member_id, is_request, is_muted from conversation_members where conversation_id = $2 and member_id <> $1
       and (select kind from moved) = 'direct'
   ), made as (
     insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, image_url, media, media_id, duration, reply_to, client_id, created_at)
     select $3, id, last_seq, last_change, $1, $4, $5, $6, $7, $8, $9, $10,
       (select answered.id from messages answered where answered.id = $11 and answered.conversation_id = $2), $12, $13
     from moved returning id, conversation_id, seq
   ), seated as (
     update conversation_members me set read_seq = made.seq, delivered_seq = made.seq, is_request = false from made
     where me.conversation_id = made.conversation_id and me.member_id = $1
   ), told as (${announced('$14', 'message.sent', fact, 'made cross join moved')})
   select id, seq from made`,
);

/** Each change of a message takes the conversation's next number. $1 message; `set` says what changes. */
const changed = (set: string, when: string): string => `
  with moved as (
    update conversations set last_change = last_change + 1
    where id = (select conversation_id from messages where id = $1 and ${when}) returning last_change
  ) update messages set change = moved.last_change${set} from moved where messages.id = $1 returning messages.id`;

/** $2 content, $3 facets, $4 now. */
export const updateContent = statement<{ id: string }>(
  'message_edit',
  changed(', content = $2, facets = $3, edited_at = $4', 'deleted_at is null'),
);

/** $2 now. What it said and showed is gone at once. */
export const updateDeleted = statement<{ id: string }>(
  'message_take_back',
  changed(
    `, content = '', facets = '[]', image_url = null, media = null, media_id = null, duration = null, deleted_at = $2`,
    'deleted_at is null',
  ),
);

/** $2 who, $3 emoji, $4 now. */
export const insertReaction = statement<{ message_id: string }>(
  'reaction_insert',
  'insert into reactions (message_id, member_id, emoji, created_at) values ($1, $2, $3, $4) on conflict do nothing returning message_id',
);

export const deleteReaction = statement<{ message_id: string }>(
  'reaction_delete',
  'delete from reactions where message_id = $1 and member_id = $2 and emoji = $3 returning message_id',
);

export const touchMessage = statement<{ id: string }>('message_touch', changed('', 'deleted_at is null'));
