import type { Db, MemberId } from '#kernel';
import { eraseBookmarks } from './bookmarks.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseBookmarks(tx, { memberId });
};
