import { statement, type Db } from '#kernel';

const selectBookmarks = statement(
  'bookmark_export',
  `select b.post_id, author.username as author, p.content, b.created_at
   from bookmarks b join posts p on p.id = b.post_id join members author on author.id = p.member_id
   where b.member_id = $1 order by b.id`,
);

/** What the member saved, by table. */
export const exportOf = async (db: Db, memberId: string) => ({ bookmarks: await selectBookmarks(db, memberId) });
