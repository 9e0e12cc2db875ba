import type { Db, MemberId } from '#kernel';
import { exportRuns, exportScore } from './games.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({
  game_runs: await exportRuns(db, { memberId }),
  game_scores: await exportScore(db, { memberId }),
});
