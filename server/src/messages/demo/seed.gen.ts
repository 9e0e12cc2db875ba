// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, type ConversationId, type ConversationKind, type MediaId, type MessageId } from '#kernel';

/** A conversation whose people are gone stands in the way of their successors. */
export const deleteEmptyPairs = exec<{ pairs: readonly string[] }>(
  'messages_delete_empty_pairs',
  `delete from conversations c where c.pair = any($1)
  and not exists (select 1 from conversation_members seat where seat.conversation_id = c.id)`,
  (p) => [p.pairs],
);

export const insertSeedTalks = exec<{ talks: string }>(
  'messages_insert_seed_talks',
  `with talk as (
  select * from jsonb_to_recordset($1) as talk (id uuid, pair text, said jsonb, seats jsonb, last timestamptz, length int)
), made as (
  insert into conversations (id, kind, pair, last_seq, last_change, last_at, created_at)
  select id, 'direct', pair, length, length, last, last from talk on conflict do nothing returning id
), seated as (
  insert into conversation_members (conversation_id, member_id, read_seq, delivered_seq, is_request, joined_at)
  select talk.id, seat.member, seat.read, talk.length, seat.request, talk.last
  from talk join made using (id) cross join jsonb_to_recordset(talk.seats) as seat (member uuid, read int, request boolean)
)
insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, created_at)
select word.id, talk.id, word.seq, word.seq, word.sender, 'text', word.content, word.facets, word.at
from talk join made using (id)
  cross join jsonb_to_recordset(talk.said) as word (id uuid, seq int, sender uuid, content text, facets jsonb, at timestamptz)`,
  (p) => [p.talks],
);

/** One whose people are all gone: nobody can see it any more. */
export const deleteEmptyGroups = exec<void>(
  'messages_delete_empty_groups',
  `delete from conversations where kind <> 'direct' and members_count = 0`,
  () => [],
);

export const insertSeedGroup = exec<{ id: ConversationId; kind: ConversationKind; title: string; avatarUrl: string | null; avatarMediaId: MediaId | null; memberLimit: number | null; membersCount: number; length: number; lastAt: Date; begunAt: Date }>(
  'messages_insert_seed_group',
  `insert into conversations (id, kind, title, avatar_url, avatar_media_id, member_limit, members_count, last_seq, last_change,
  last_at, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10)
on conflict do nothing`,
  (p) => [p.id, p.kind, p.title, p.avatarUrl, p.avatarMediaId, p.memberLimit, p.membersCount, p.length, p.lastAt, p.begunAt],
);

export const insertSeedSeats = exec<{ conversationId: ConversationId; begunAt: Date; seats: string }>(
  'messages_insert_seed_seats',
  `insert into conversation_members (conversation_id, member_id, role, read_seq, delivered_seq, joined_at)
select $1, "memberId", role, read, read, $2
from jsonb_to_recordset($3) as seat ("memberId" uuid, role text, read int)`,
  (p) => [p.conversationId, p.begunAt, p.seats],
);

export const insertSeedWords = exec<{ conversationId: ConversationId; words: string }>(
  'messages_insert_seed_words',
  `insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, created_at)
select id, $1, seq, seq, "senderId", kind, content, facets, at
from jsonb_to_recordset($2)
  as word (id uuid, seq int, "senderId" uuid, kind text, content text, facets jsonb, at timestamptz)`,
  (p) => [p.conversationId, p.words],
);

export const insertSeedPoll = exec<{ votes: string; messageId: MessageId; options: readonly string[]; now: Date }>(
  'messages_insert_seed_poll',
  `with vote as (
  select "memberId" as member_id, choice from jsonb_to_recordset($1) as vote ("memberId" uuid, choice int)
), asked as (
  insert into polls (message_id, options, multiple, counts, voters_count)
  select $2, $3::text[], false, array(
    select (select count(*)::int from vote where choice = o)
    from generate_series(0, cardinality($3::text[]) - 1) o order by o
  ), (select count(*) from vote) returning message_id
)
insert into poll_votes (message_id, member_id, choices, voted_at)
select asked.message_id, vote.member_id, array[vote.choice], $4 from asked cross join vote`,
  (p) => [p.votes, p.messageId, p.options, p.now],
);

/** Whoever has read a post of a channel has seen it. */
export const insertSeedViews = exec<{ conversationId: ConversationId }>(
  'messages_insert_seed_views',
  `with seen as (
  insert into message_views (message_id, member_id, seen_at)
  select m.id, s.member_id, m.created_at
  from messages m join conversation_members s on s.conversation_id = m.conversation_id and s.read_seq >= m.seq
  where m.conversation_id = $1 returning message_id
)
update messages m set views_count = n
from (select message_id, count(*)::int as n from seen group by 1) counted where m.id = counted.message_id`,
  (p) => [p.conversationId],
);
