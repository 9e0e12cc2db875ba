import { statement, type Db } from '#kernel';

const deleteRuns = statement('game_erase_runs', 'delete from game_runs where member_id = $1');
const deleteScore = statement('game_erase_score', 'delete from game_scores where member_id = $1');

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteRuns(tx, memberId);
  await deleteScore(tx, memberId);
};
