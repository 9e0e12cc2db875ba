import type { SeatRole } from '@wagram/contract/messages';
import { statement, type Db } from '#kernel';
import { findFacets } from '#posts';

export interface SeedWord {
  id: string;
  senderId: string;
  kind: 'text' | 'system' | 'poll';
  content: string;
  at: Date;
  /** Of a poll: its answers, and who chose which of them. */
  poll?: { options: readonly string[]; votes: readonly { memberId: string; choice: number }[] };
}

export interface SeedGroupTalk {
  id: string;
  kind: 'group' | 'channel';
  title: string;
  picture: { url: string; id: string | null } | null;
  memberLimit: number | null;
  /** `read` is how many of the messages they have read. */
  seats: readonly { memberId: string; role: SeatRole; read: number }[];
  words: readonly SeedWord[];
  begunAt: Date;
}

/** One whose people are all gone: nobody can see it any more. */
const deleteEmpty = statement(
  'group_seed_clear',
  `delete from conversations where kind <> 'direct' and members_count = 0`,
);

const insertGroupTalk = statement<{ id: string }>(
  'group_seed',
  `insert into conversations (id, kind, title, avatar_url, avatar_media_id, member_limit, members_count, last_seq, last_change, last_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10) on conflict do nothing returning id`,
);

const insertSeats = statement(
  'group_seed_seats',
  `insert into conversation_members (conversation_id, member_id, role, read_seq, delivered_seq, joined_at)
   select $1, "memberId", role, read, read, $3 from jsonb_to_recordset($2) as seat ("memberId" uuid, role text, read int)`,
);

const insertWords = statement(
  'group_seed_words',
  `insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, created_at)
   select id, $1, seq, seq, "senderId", kind, content, facets, at
   from jsonb_to_recordset($2) as word (id uuid, seq int, "senderId" uuid, kind text, content text, facets jsonb, at timestamptz)`,
);

/** $1 message, $2 answers, $3 votes, $4 when. */
const insertPoll = statement(
  'group_seed_poll',
  `with vote as (
     select "memberId" as member_id, choice from jsonb_to_recordset($3) as vote ("memberId" uuid, choice int)
   ), asked as (
     insert into polls (message_id, options, multiple, counts, voters_count)
     select $1, $2::text[], false, array(
       select (select count(*)::int from vote where choice = o) from generate_series(0, cardinality($2::text[]) - 1) o order by o
     ), (select count(*) from vote) returning message_id
   ) insert into poll_votes (message_id, member_id, choices, voted_at)
   select asked.message_id, vote.member_id, array[vote.choice], $4 from asked cross join vote`,
);

/** Whoever has read a post of a channel has seen it. */
const insertSeen = statement(
  'group_seed_seen',
  `with seen as (
     insert into message_views (message_id, member_id, seen_at)
     select m.id, s.member_id, m.created_at from messages m join conversation_members s on s.conversation_id = m.conversation_id and s.read_seq >= m.seq
     where m.conversation_id = $1 returning message_id
   ) update messages m set views_count = n from (select message_id, count(*)::int as n from seen group by 1) counted
   where m.id = counted.message_id`,
);

/** Conversations of many, of the past: nobody is told. false: it is there already, and left alone. */
export const seedGroupTalk = async (tx: Db, group: SeedGroupTalk): Promise<boolean> => {
  const { id, kind, title, picture, memberLimit, seats, words, begunAt } = group;
  await deleteEmpty(tx);
  const shown = [title, picture?.url ?? null, picture?.id ?? null, memberLimit];
  const size = [seats.length, words.length, words.at(-1)?.at ?? begunAt, begunAt];
  if ((await insertGroupTalk(tx, id, kind, ...shown, ...size)).length === 0) return false;
  await insertSeats(tx, id, JSON.stringify(seats), begunAt);
  const rows = words.map((word, place) => ({ ...word, seq: place + 1, facets: findFacets(word.content) }));
  await insertWords(tx, id, JSON.stringify(rows));
  for (const { id: messageId, poll, at } of words)
    if (poll !== undefined) await insertPoll(tx, messageId, poll.options, JSON.stringify(poll.votes), at);
  if (kind === 'channel') await insertSeen(tx, id);
  return true;
};
