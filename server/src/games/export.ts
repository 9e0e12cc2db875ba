import { statement, type Db } from '#kernel';

const selectRuns = statement(
  'game_export_runs',
  'select id, seed, started_at from game_runs where member_id = $1 order by started_at',
);
const selectScore = statement(
  'game_export_score',
  'select score, ticks, reached_at from game_scores where member_id = $1',
);

export const exportOf = async (db: Db, memberId: string) => ({
  game_runs: await selectRuns(db, memberId),
  game_scores: await selectScore(db, memberId),
});
