// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { Facet } from '@wagram/contract/kernel';
import { exec, many, maybe, type ConversationId, type Json, type MemberId, type MessageId } from '#kernel';

export const updateContent = exec<{ messageId: MessageId; content: string; facets: Json<Facet[]>; now: Date }>(
  'messages_update_content',
  `with moved as (update conversations set last_change = last_change + 1
where id = (select conversation_id from messages where id = $1 and deleted_at is null) returning last_change)
update messages set change = moved.last_change, content = $2, facets = $3, edited_at = $4
from moved where messages.id = $1`,
  (p) => [p.messageId, p.content, p.facets, p.now],
);

/** What it said and showed is gone at once. */
export const updateDeleted = exec<{ messageId: MessageId; now: Date }>(
  'messages_update_deleted',
  `with moved as (update conversations set last_change = last_change + 1
where id = (select conversation_id from messages where id = $1 and deleted_at is null) returning last_change)
update messages set change = moved.last_change, content = '', facets = '[]', image_url = null, media = null, media_id = null,
  duration = null, credit = null, deleted_at = $2
from moved where messages.id = $1`,
  (p) => [p.messageId, p.now],
);

/** In the transaction that says it, before anybody sees it. */
export const updateCredit = exec<{ credit: bigint | number; messageId: MessageId }>(
  'messages_update_credit',
  `update messages set credit = $1 where id = $2`,
  (p) => [p.credit, p.messageId],
);

export const touchMessage = exec<{ messageId: MessageId }>(
  'messages_touch_message',
  `with moved as (update conversations set last_change = last_change + 1
where id = (select conversation_id from messages where id = $1 and deleted_at is null) returning last_change)
update messages set change = moved.last_change from moved where messages.id = $1`,
  (p) => [p.messageId],
);

export const insertReaction = exec<{ messageId: MessageId; memberId: MemberId; emoji: string; now: Date }>(
  'messages_insert_reaction',
  `insert into reactions (message_id, member_id, emoji, created_at) values ($1, $2, $3, $4)
on conflict do nothing`,
  (p) => [p.messageId, p.memberId, p.emoji, p.now],
);

export const deleteReaction = exec<{ messageId: MessageId; memberId: MemberId; emoji: string }>(
  'messages_delete_reaction',
  `delete from reactions where message_id = $1 and member_id = $2 and emoji = $3`,
  (p) => [p.messageId, p.memberId, p.emoji],
);

export interface InsertViewsRow {
  message_id: MessageId;
  views: number;
}

/** Once for each member and message of a channel that they may read. Answers how often each has been seen. */
export const insertViews = many<{ viewer: MemberId; conversationId: ConversationId; messageIds: readonly MessageId[]; now: Date }, InsertViewsRow>(
  'messages_insert_views',
  `with there as (
  select m.id, m.views_count
  from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1 join messages m on m.conversation_id = c.id
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
  (p) => [p.viewer, p.conversationId, p.messageIds, p.now],
);

export interface OpenPoll {
  options_count: number;
  multiple: boolean;
  closed_at: Date | null;
  choices: number[] | null;
}

/** Locked until what they choose is counted. */
export const lockPoll = maybe<{ memberId: MemberId; messageId: MessageId }, OpenPoll>(
  'messages_lock_poll',
  `select cardinality(p.options) as options_count, p.multiple, p.closed_at,
  (select v.choices from poll_votes v where v.message_id = p.message_id and v.member_id = $1) as choices
from polls p where p.message_id = $2 for update of p`,
  (p) => [p.memberId, p.messageId],
);

/** Vote and counts in one statement; `before` is what they had chosen. */
export const upsertVote = exec<{ messageId: MessageId; memberId: MemberId; choices: readonly number[]; now: Date; before: readonly number[] }>(
  'messages_upsert_vote',
  `with voted as (
  insert into poll_votes (message_id, member_id, choices, voted_at) values ($1, $2, $3, $4)
  on conflict (message_id, member_id) do update set choices = excluded.choices, voted_at = excluded.voted_at
)
update polls set
  voters_count = voters_count + (cardinality($3::int[]) > 0)::int - (cardinality($5::int[]) > 0)::int,
  counts = (
    select array_agg(n + (o - 1 = any($3::int[]))::int - (o - 1 = any($5::int[]))::int order by o)
    from unnest(counts) with ordinality as counted (n, o)
  )
where message_id = $1`,
  (p) => [p.messageId, p.memberId, p.choices, p.now, p.before],
);

export const closePoll = exec<{ now: Date; messageId: MessageId }>(
  'messages_close_poll',
  `update polls set closed_at = coalesce(closed_at, $1) where message_id = $2`,
  (p) => [p.now, p.messageId],
);

/** A message that was taken back has no poll any more. */
export const deletePoll = exec<{ messageId: MessageId }>(
  'messages_delete_poll',
  `delete from polls where message_id = $1`,
  (p) => [p.messageId],
);
