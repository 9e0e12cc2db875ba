import { statement, type StoredMedia } from '#kernel';
import type { Facet } from '@wagram/contract/kernel';
import type { SeatRole } from '@wagram/contract/messages';
import { heardIn, OPEN, READABLE, SEAT } from './access.ts';

export interface MessageRow {
  id: string;
  conversation_id: string;
  conversation_kind: 'direct' | 'group' | 'channel';
  seq: number;
  change: number;
  kind: 'text' | 'media' | 'voice' | 'poll' | 'system';
  sender_id: string | null;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  duration: number | null;
  client_id: string | null;
  /** The name of a bot. */
  author: string | null;
  views_count: number;
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
  reply_sender_id: string | null;
  reply_username: string | null;
  reply_content: string | null;
  reactions: { emoji: string; count: number; mine: boolean }[] | null;
  poll: PollRow | null;
}

export interface PollRow {
  options: string[];
  counts: number[];
  multiple: boolean;
  voters: number;
  closed: boolean;
  mine: number[] | null;
}

/** A message `m` as $1 sees it, with who said it, what it answers, what people felt and chose. */
export const MESSAGE = `m.id, m.conversation_id, talk.kind as conversation_kind, m.seq, m.change, m.kind, m.sender_id, m.content, m.facets,
    m.image_url, m.media, m.duration, m.author, m.views_count,
    case when m.sender_id = $1 then m.client_id end as client_id, m.created_at, m.edited_at, m.deleted_at,
    s.username as sender_username, coalesce(s.display_name, m.author) as sender_name, s.avatar_url as sender_avatar,
    r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar,
    answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
    answered.content as reply_content,
    (select jsonb_agg(felt order by felt.emoji) from (
       select emoji, count(*)::int as count, bool_or(member_id = $1) as mine from reactions where message_id = m.id group by emoji
     ) felt) as reactions,
    case when m.kind = 'poll' then (
      select jsonb_build_object('options', p.options, 'counts', p.counts, 'multiple', p.multiple, 'voters', p.voters_count,
        'closed', p.closed_at is not null, 'mine', (select v.choices from poll_votes v where v.message_id = m.id and v.member_id = $1))
      from polls p where p.message_id = m.id
    ) end as poll`;

/**
 * The message with the id `answers`, as `who` may see it in a conversation of a `kind`; nothing is looked for when there is no
 * id.
 */
export const answeredBy = (answers: string, kind: string, who: string): string => `left join lateral (
      select said.id, said.sender_id, answerer.username,
        case when said.deleted_at is null then left(said.content, 200) else '' end as content
      from messages said left join members answerer on answerer.id = said.sender_id
      where ${answers} is not null and said.id = ${answers} and ${heardIn(kind, 'said', who)} limit 1
    ) answered on true`;

// Each of the two looks for one row, and only where there is one: a group of many thousands is not read for its messages.
export const AROUND = `join conversations talk on talk.id = m.conversation_id
    left join members s on s.id = m.sender_id
    left join lateral (
      select other.id, other.username, other.avatar_url from conversation_members seat join members other on other.id = seat.member_id
      where talk.kind = 'direct' and seat.conversation_id = talk.id and seat.member_id is distinct from m.sender_id limit 1
    ) r on true
    ${answeredBy('m.reply_to', 'talk.kind', '$1')}`;

/** $2 conversation, $3 the number before which, $4 how many. Newest first. */
export const selectMessages = statement<MessageRow>(
  'messages_before',
  `select ${MESSAGE} from ${SEAT} join messages m on m.conversation_id = c.id ${AROUND}
   where c.id = $2 and m.seq < $3 and m.seq > me.first_seq and ${READABLE} and ${heardIn('c.kind', 'm')}
   order by m.seq desc limit $4`,
);

/** $2 conversation, $3 the number after which, $4 how many. */
export const selectMessagesAfter = statement<MessageRow>(
  'messages_after',
  `select ${MESSAGE} from ${SEAT} join messages m on m.conversation_id = c.id ${AROUND}
   where c.id = $2 and m.seq > greatest($3::int, me.first_seq) and ${READABLE} and ${heardIn('c.kind', 'm')}
   order by m.seq limit $4`,
);

/** $2 conversation, $3 the change that was seen, $4 how many. */
export const selectChanges = statement<MessageRow>(
  'messages_changes',
  `select ${MESSAGE} from ${SEAT} join messages m on m.conversation_id = c.id ${AROUND}
   where c.id = $2 and m.change > $3 and m.seq > me.first_seq and ${READABLE} and ${heardIn('c.kind', 'm')}
   order by m.change limit $4`,
);

/** With what the viewer is in the conversation. */
export type SeenRow = MessageRow & { viewer_role: SeatRole };

/** $2 which. */
export const selectMessage = statement<SeenRow>(
  'message_one',
  `select ${MESSAGE}, me.role as viewer_role from messages m join ${SEAT} on c.id = m.conversation_id ${AROUND}
   where m.id = $2 and m.seq > me.first_seq and ${OPEN} and ${heardIn('c.kind', 'm')}`,
);

export const selectMessageByClientId = statement<MessageRow>(
  'message_by_client_id',
  `select ${MESSAGE} from messages m ${AROUND} where m.sender_id = $1 and m.client_id = $2`,
);

/** $2 conversation, $3 words as a query, $4 the number before which, $5 how many. */
export const selectFound = statement<MessageRow>(
  'messages_search',
  `select ${MESSAGE} from ${SEAT} join messages m on m.conversation_id = c.id ${AROUND}
   where c.id = $2 and m.seq < $4 and m.seq > me.first_seq and m.deleted_at is null and ${READABLE} and ${heardIn('c.kind', 'm')}
     and to_tsvector('simple', m.content) @@ websearch_to_tsquery('simple', $3)
   order by m.seq desc limit $5`,
);
