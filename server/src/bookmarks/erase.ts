import type { Db } from '#kernel';
import { eraseBookmarks } from './bookmarks.gen.ts';

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await eraseBookmarks(tx, { memberId });
};
