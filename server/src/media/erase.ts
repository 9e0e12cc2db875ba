import type { Db, MemberId } from '#kernel';
import { eraseUploads, releaseAll, releasePartials } from './data-rights.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [releaseAll, releasePartials, eraseUploads]) await erase(tx, { memberId });
};
