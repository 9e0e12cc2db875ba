import { statement, type Db } from '#kernel';

export interface SeedBookmark {
  id: string;
  memberId: string;
  postId: string;
  createdAt: Date;
}

const insertAll = statement(
  'bookmark_seed',
  `insert into bookmarks (id, member_id, post_id, created_at)
   select id, "memberId", "postId", "createdAt"
   from jsonb_to_recordset($1) as draft (id uuid, "memberId" uuid, "postId" uuid, "createdAt" timestamptz)
   on conflict do nothing`,
);

export const seedBookmarks = async (tx: Db, bookmarks: readonly SeedBookmark[]): Promise<void> => {
  if (bookmarks.length > 0) await insertAll(tx, JSON.stringify(bookmarks));
};
