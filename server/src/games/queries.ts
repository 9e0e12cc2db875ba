import { knownTo } from '#blocks';
import { statement } from '#kernel';
import type { MemberCardRow } from '#members';

/** So many may be open at once; the oldest make room. */
const OPEN_MAX = 5;

/** $1 id, $2 who, $3 seed, $4 now. */
export const insertRun = statement(
  'game_run_insert',
  `with kept as (
     select id from game_runs where member_id = $2 order by started_at desc, id desc limit ${OPEN_MAX - 1}
   ), gone as (
     delete from game_runs where member_id = $2 and id not in (select id from kept)
   )
   insert into game_runs (id, member_id, seed, started_at) values ($1, $2, $3, $4)`,
);

/** $1 which, $2 whose. Whoever deletes the row hands the run in; a second one finds nothing. */
export const takeRun = statement<{ seed: number; started_at: Date }>(
  'game_run_take',
  'delete from game_runs where id = $1 and member_id = $2 returning seed, started_at',
);

export const deleteOldRuns = statement('game_run_sweep', 'delete from game_runs where started_at < $1');

/** $1 who, $2 score, $3 ticks, $4 now. */
export const upsertScore = statement(
  'game_score_keep',
  `insert into game_scores (member_id, score, ticks, reached_at) values ($1, $2, $3, $4)
   on conflict (member_id) do update set score = excluded.score, ticks = excluded.ticks, reached_at = excluded.reached_at
   where game_scores.score < excluded.score`,
);

/** $1 the viewer. Ranks count everybody whom the viewer may know of. */
export const selectOwn = statement<{ score: number; rank: number }>(
  'game_score_own',
  `select own.score, (
     select count(*)::int + 1 from game_scores s join members m on m.id = s.member_id
     where (s.score > own.score or (s.score = own.score and s.reached_at < own.reached_at)) and ${knownTo('$1', 'm.id')}
   ) as rank from game_scores own where own.member_id = $1`,
);

/** $1 the viewer, $2 how many. */
export const selectBest = statement<MemberCardRow & { score: number; reached_at: Date }>(
  'game_score_best',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, s.score, s.reached_at
   from game_scores s join members m on m.id = s.member_id where ${knownTo('$1', 'm.id')}
   order by s.score desc, s.reached_at limit $2`,
);
