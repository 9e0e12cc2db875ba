// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type GameRunId, type MemberId, type MemberVerifiedBy } from '#kernel';

/** Five may be open at once; the oldest make room. */
export const insertRun = exec<{ memberId: MemberId; id: GameRunId; seed: number; now: Date }>(
  'games_insert_run',
  `with kept as (
  select id from game_runs where member_id = $1 order by started_at desc, id desc limit 4
), gone as (
  delete from game_runs where member_id = $1 and id not in (select id from kept)
)
insert into game_runs (id, member_id, seed, started_at) values ($2, $1, $3, $4)`,
  (p) => [p.memberId, p.id, p.seed, p.now],
);

export interface TakeRunRow {
  seed: number;
  started_at: Date;
}

/** Whoever deletes the row hands the run in; a second one finds nothing. */
export const takeRun = maybe<{ id: GameRunId; memberId: MemberId }, TakeRunRow>(
  'games_take_run',
  `delete from game_runs where id = $1 and member_id = $2 returning seed, started_at`,
  (p) => [p.id, p.memberId],
);

export const deleteOldRuns = exec<{ before: Date }>(
  'games_delete_old_runs',
  `delete from game_runs where started_at < $1`,
  (p) => [p.before],
);

export const upsertScore = exec<{ memberId: MemberId; score: number; ticks: number; now: Date }>(
  'games_upsert_score',
  `insert into game_scores (member_id, score, ticks, reached_at) values ($1, $2, $3, $4)
on conflict (member_id) do update set score = excluded.score, ticks = excluded.ticks, reached_at = excluded.reached_at
where game_scores.score < excluded.score`,
  (p) => [p.memberId, p.score, p.ticks, p.now],
);

export interface SelectOwnScoreRow {
  score: number;
  rank: number;
}

/** Ranks count everybody whom the viewer may know of. */
export const selectOwnScore = maybe<{ viewer: MemberId }, SelectOwnScoreRow>(
  'games_select_own_score',
  `select own.score, (
  select count(*)::int + 1 from game_scores s join members m on m.id = s.member_id
  where (s.score > own.score or (s.score = own.score and s.reached_at < own.reached_at)) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))
) as rank
from game_scores own where own.member_id = $1`,
  (p) => [p.viewer],
);

export interface SelectBestScoresRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  score: number;
  reached_at: Date;
}

export const selectBestScores = many<{ viewer: MemberId | null; count: bigint | number }, SelectBestScoresRow>(
  'games_select_best_scores',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, s.score, s.reached_at
from game_scores s join members m on m.id = s.member_id where not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))
order by s.score desc, s.reached_at limit $2`,
  (p) => [p.viewer, p.count],
);

export interface ExportRunsRow {
  id: GameRunId;
  seed: number;
  started_at: Date;
}

export const exportRuns = many<{ memberId: MemberId }, ExportRunsRow>(
  'games_export_runs',
  `select id, seed, started_at from game_runs where member_id = $1 order by started_at`,
  (p) => [p.memberId],
);

export interface ExportScoreRow {
  score: number;
  ticks: number;
  reached_at: Date;
}

export const exportScore = many<{ memberId: MemberId }, ExportScoreRow>(
  'games_export_score',
  `select score, ticks, reached_at from game_scores where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseRuns = exec<{ memberId: MemberId }>(
  'games_erase_runs',
  `delete from game_runs where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseScore = exec<{ memberId: MemberId }>(
  'games_erase_score',
  `delete from game_scores where member_id = $1`,
  (p) => [p.memberId],
);
