import { statement } from '#kernel';
import { SEAT } from './access.ts';
import { AROUND, MESSAGE, type MessageRow } from './message-queries.ts';

/** A message as its sender sees it, and how many there are to be told. */
export type SentRow = MessageRow & { members_count: number };

/**
 * What the app or a bot says. $1 whom it is about (or null), $2 conversation, $3 id, $4 kind, $5 content, $6 facets,
 * $7 name of the bot, $8 now. No event: nobody sent it.
 */
export const insertSystemMessage = statement<SentRow>(
  'message_said',
  `with moved as (
     update conversations set last_seq = last_seq + 1, last_change = last_change + 1, last_at = $8
     where id = $2 and kind <> 'direct' returning id, last_seq, last_change, members_count
   ), made as (
     insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, author, created_at)
     select $3, id, last_seq, last_change, $1, $4, $5, $6, $7, $8 from moved returning *
   ), seated as (
     update conversation_members me set read_seq = made.seq, delivered_seq = made.seq from made
     where me.conversation_id = made.conversation_id and me.member_id = $1
   ) select ${MESSAGE}, moved.members_count from made m cross join moved ${AROUND}`,
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

/**
 * Once for each member and message of a channel that they may read. $1 who, $2 conversation, $3 messages, $4 now. Answers how
 * often each has been seen.
 */
export const insertViews = statement<{ message_id: string; views: number }>(
  'message_views_count',
  `with there as (
     select m.id, m.views_count from ${SEAT} join messages m on m.conversation_id = c.id
     where c.id = $2 and c.kind = 'channel' and m.id = any($3) and m.seq > me.first_seq
   ), made as (
     insert into message_views (message_id, member_id, seen_at) select id, $1, $4 from there order by id
     on conflict do nothing returning message_id
   ), counted as (
     update messages m set views_count = m.views_count + 1 from made where m.id = made.message_id
     returning m.id, m.views_count
   )
   select there.id as message_id, coalesce(counted.views_count, there.views_count) as views
   from there left join counted on counted.id = there.id`,
);
