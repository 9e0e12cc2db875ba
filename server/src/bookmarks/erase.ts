import { statement, type Db } from '#kernel';

const deleteBookmarks = statement('bookmark_erase', 'delete from bookmarks where member_id = $1');

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteBookmarks(tx, memberId);
};
