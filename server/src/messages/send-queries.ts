import { knownTo } from '#blocks';
import { emittedTogether, batched } from '#kernel';
import { MAY_WRITE } from './access.ts';
import { answeredBy, type MessageRow } from './message-queries.ts';

/** What the database adds to words that were said: their place, and who is around them. No id: they were not written. */
export interface PutRow extends Pick<
  MessageRow,
  | 'conversation_kind'
  | 'seq'
  | 'change'
  | 'duration'
  | 'sender_username'
  | 'sender_name'
  | 'sender_avatar'
  | 'receiver_id'
  | 'receiver_username'
  | 'receiver_avatar'
  | 'reply_id'
  | 'reply_sender_id'
  | 'reply_username'
  | 'reply_content'
> {
  [column: string]: unknown;
  id: string | null;
  members_count: number;
}

const DRAFT = {
  who: 'uuid',
  talk_id: 'uuid',
  message_id: 'uuid',
  kind: 'text',
  content: 'text',
  facets: 'jsonb',
  image_url: 'text',
  media: 'jsonb',
  media_id: 'uuid',
  duration: 'real',
  reply_to: 'uuid',
  client_id: 'text',
  at: 'timestamptz',
  poll: 'jsonb',
  // Whether the room that runs groups has let it pass.
  is_passed: 'boolean',
} as const;

/**
 * What is asked, with the seats of those who ask, and whether each may say it: to somebody they can know, or among many when
 * it has passed; and not what they have said already.
 */
const seats = `seats as materialized (
    select asked.*, c.kind as talk_kind, other.member_id as other_id, other.is_request, other.is_muted,
      case c.kind when 'direct' then coalesce(other.is_known, false) else is_passed and ${MAY_WRITE} end
      and (client_id is null or not exists (
        select 1 from messages earlier where earlier.sender_id = asked.who and earlier.client_id = asked.client_id
      )) as is_open
    from asked join conversations c on c.id = asked.talk_id
      join conversation_members me on me.conversation_id = c.id and me.member_id = asked.who
      left join lateral (
        select o.member_id, o.is_request, o.is_muted, (${knownTo('asked.who', 'o.member_id')}) as is_known
        from conversation_members o where c.kind = 'direct' and o.conversation_id = c.id and o.member_id <> asked.who limit 1
      ) other on true
  )`;

/** What will be said: the same words of two tries once, and numbered within their conversation as they came. */
const said = `said as materialized (
    select fresh.*, row_number() over (partition by talk_id order by place)::int as number from (
      select distinct on (who, coalesce(client_id, message_id::text)) * from seats where is_open
      order by who, coalesce(client_id, message_id::text), place
    ) fresh
  )`;

/** The row of a conversation is locked until the commit, so that numbers are committed in their order. */
const moved = `moved as (
    update conversations c set last_seq = c.last_seq + more.number, last_change = c.last_change + more.number, last_at = more.at
    from (select talk_id, count(*)::int as number, max(at) as at from said group by talk_id order by talk_id) more
    where c.id = more.talk_id
    returning c.id, c.last_seq - more.number as seq, c.last_change - more.number as change, c.members_count
  ), placed as materialized (
    select said.*, moved.seq + number as seq, moved.change + number as change, moved.members_count,
      case when reply_to is not null then (
        select answered.id from messages answered where answered.id = said.reply_to and answered.conversation_id = said.talk_id
      ) end as answers
    from said join moved on moved.id = talk_id
  )`;

const written = `made as (
    insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, image_url, media, media_id, duration, reply_to, client_id, created_at)
    select message_id, talk_id, seq, change, who, kind, content, facets, image_url, media, media_id, duration, answers, client_id, at
    from placed
  ), polled as (
    insert into polls (message_id, options, multiple, counts)
    select message_id, array(select jsonb_array_elements_text(poll -> 'options')), (poll ->> 'multiple')::boolean,
      array_fill(0, array[jsonb_array_length(poll -> 'options')])
    from placed where poll is not null
  ), seated as (
    update conversation_members me set read_seq = newest.seq, delivered_seq = newest.seq, is_request = false
    from (select talk_id, who, max(seq) as seq from placed group by 1, 2 order by 1, 2) newest
    where me.conversation_id = newest.talk_id and me.member_id = newest.who
  )`;

const event = `jsonb_build_object('messageId', message_id, 'conversationId', talk_id, 'kind', talk_kind, 'senderId', who,
  'receiverId', other_id, 'isRequest', is_request, 'isMuted', is_muted)`;

/**
 * Number, message, poll, the sender's place and the event of many messages in one statement. Whoever sits in the conversation
 * gets a row; it has no id when nothing was written: it was said before, or they may not say it.
 */
export const insertMessage = batched<PutRow>(
  'message_insert',
  DRAFT,
  `${seats}, ${said}, ${moved}, ${written}, told as (${emittedTogether('message_id', 'message.sent', event, `placed where talk_kind = 'direct'`)})
   select seats.place, seats.talk_kind as conversation_kind, made.message_id as id, made.seq, made.change, made.duration,
     made.members_count, s.username as sender_username, s.display_name as sender_name, s.avatar_url as sender_avatar,
     r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar, answered.id as reply_id,
     answered.sender_id as reply_sender_id, answered.username as reply_username, answered.content as reply_content
   from seats left join placed made on made.place = seats.place
     left join members s on s.id = made.who left join members r on r.id = made.other_id
     ${answeredBy('made.answers', 'made.talk_kind', 'made.who')}`,
);
