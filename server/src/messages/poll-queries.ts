import { statement } from '#kernel';

export interface OpenPoll {
  options_count: number;
  multiple: boolean;
  closed_at: Date | null;
  choices: number[] | null;
}

/** $1 message, $2 who votes; locked until what they chose is counted. */
export const lockPoll = statement<OpenPoll>(
  'poll_lock',
  `select cardinality(p.options) as options_count, p.multiple, p.closed_at,
     (select v.choices from poll_votes v where v.message_id = p.message_id and v.member_id = $2) as choices
   from polls p where p.message_id = $1 for update of p`,
);

/** $1 message, $2 who, $3 what they choose now, $4 what they chose before, $5 now. Vote and counts in one statement. */
export const upsertVote = statement(
  'poll_vote',
  `with voted as (
     insert into poll_votes (message_id, member_id, choices, voted_at) values ($1, $2, $3, $5)
     on conflict (message_id, member_id) do update set choices = excluded.choices, voted_at = excluded.voted_at
   )
   update polls set
     voters_count = voters_count + (cardinality($3::int[]) > 0)::int - (cardinality($4::int[]) > 0)::int,
     counts = (select array_agg(n + (o - 1 = any($3::int[]))::int - (o - 1 = any($4::int[]))::int order by o)
       from unnest(counts) with ordinality as counted (n, o))
   where message_id = $1`,
);

/** $1 message, $2 now. */
export const closePoll = statement<{ message_id: string }>(
  'poll_close',
  'update polls set closed_at = coalesce(closed_at, $2) where message_id = $1 returning message_id',
);

/** A message that was taken back has no poll any more. */
export const deletePoll = statement('poll_delete', 'delete from polls where message_id = $1');
