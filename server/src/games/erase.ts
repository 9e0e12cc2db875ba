import type { Db } from '#kernel';
import { eraseRuns, eraseScore } from './games.gen.ts';

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  for (const erase of [eraseRuns, eraseScore]) await erase(tx, { memberId });
};
