import { statement, type Db } from '#kernel';
import { findFacets } from '#posts';
import { pairOf } from './conversation-queries.ts';

export interface SeedTalk {
  id: string;
  memberIds: readonly [string, string];
  /** Whose request it is, if it is one. */
  requestOf: string | null;
  /** How many of the messages each of the two has read. */
  read: readonly [number, number];
  messages: readonly { id: string; senderId: string; content: string; at: Date }[];
}

/** A conversation whose people are gone stands in the way of their successors. */
const deleteEmpty = statement(
  'conversation_seed_clear',
  `delete from conversations c where c.pair = any($1)
   and not exists (select 1 from conversation_members seat where seat.conversation_id = c.id)`,
);

const insertTalks = statement(
  'conversation_seed',
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
);

/** Conversations of the past: nobody is told, and what is there already is left alone. */
export const seedTalks = async (tx: Db, talks: readonly SeedTalk[]): Promise<void> => {
  const rows = talks.map(({ id, memberIds, requestOf, read, messages }) => ({
    id,
    pair: pairOf(...memberIds),
    length: messages.length,
    last: messages.at(-1)?.at,
    seats: memberIds.map((member, place) => ({ member, read: read[place], request: member === requestOf })),
    said: messages.map((message, place) => ({
      id: message.id,
      seq: place + 1,
      sender: message.senderId,
      content: message.content,
      facets: findFacets(message.content),
      at: message.at,
    })),
  }));
  await deleteEmpty(
    tx,
    rows.map(({ pair }) => pair),
  );
  await insertTalks(tx, JSON.stringify(rows));
};
