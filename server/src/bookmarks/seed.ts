import type { Db, MemberId, PostId } from '#kernel';
import { insertBookmarks } from './bookmarks.gen.ts';

export interface SeedBookmark {
  id: string;
  memberId: MemberId;
  postId: PostId;
  createdAt: Date;
}

export const seedBookmarks = async (tx: Db, bookmarks: readonly SeedBookmark[]): Promise<void> => {
  if (bookmarks.length > 0) await insertBookmarks(tx, { drafts: JSON.stringify(bookmarks) });
};
