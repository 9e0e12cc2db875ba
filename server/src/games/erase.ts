import type { Db, MemberId } from '#kernel';
import { eraseRuns, eraseScore } from './games.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [eraseRuns, eraseScore]) await erase(tx, { memberId });
};
