import type { Db } from '#kernel';
import { eraseUploads, releaseAll, releasePartials } from './data-rights.gen.ts';

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  for (const erase of [releaseAll, releasePartials, eraseUploads]) await erase(tx, { memberId });
};
