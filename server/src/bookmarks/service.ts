import { bookmarkErrors, type BookmarkView } from '@wagram/contract/bookmarks';
import { isId } from '@wagram/contract/kernel';
import { fail, LAST_ID, newId, type Db, type App, type MemberId, type PostId } from '#kernel';
import { marked, toPostView } from '#posts';
import { countBookmarks, deleteBookmark, insertBookmark, selectBookmarks } from './bookmarks.gen.ts';

export const addBookmark = async (
  app: App,
  memberId: MemberId,
  postId: PostId,
  now: Date,
): Promise<{ bookmarked: boolean }> => {
  const row = await insertBookmark(app.db, { memberId, postId, id: newId(now), now, eventId: newId() });
  if (row === undefined) fail(bookmarkErrors, 'post_not_found');
  app.db.tell(marked({ memberId, postId, kind: 'bookmarked', isOn: true }));
  app.events.wake();
  return { bookmarked: true };
};

export const removeBookmark = async (
  app: App,
  memberId: MemberId,
  postId: PostId,
): Promise<{ bookmarked: boolean }> => {
  await deleteBookmark(app.db, { memberId, postId, eventId: newId() });
  app.db.tell(marked({ memberId, postId, kind: 'bookmarked', isOn: false }));
  app.events.wake();
  return { bookmarked: false };
};

interface BookmarkPage {
  bookmarks: BookmarkView[];
  next_cursor: string | null;
  total: number;
}

/** What people type is looked for as it is: % and _ are letters here. */
const toPattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export const listBookmarks = async (
  db: Db,
  memberId: MemberId,
  page: { limit: number; cursor?: string | undefined; q?: string | undefined },
): Promise<BookmarkPage> => {
  const { total } = await countBookmarks(db, { memberId });
  const before = page.cursor ?? LAST_ID;
  if (!isId(before)) return { bookmarks: [], next_cursor: null, total };
  const pattern = page.q === undefined || page.q === '' ? null : toPattern(page.q);
  const rows = await selectBookmarks(db, { memberId, before, limit: page.limit + 1, pattern });
  const last = rows[page.limit - 1];
  return {
    bookmarks: rows
      .slice(0, page.limit)
      .map((row) => ({ bookmarked_at: row.bookmarked_at.toISOString(), ...toPostView(row) })),
    next_cursor: rows.length > page.limit && last !== undefined ? last.bookmark_id : null,
    total,
  };
};
