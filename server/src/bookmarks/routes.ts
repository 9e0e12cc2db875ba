import { bookmarkCalls } from '@house/contract/bookmarks';
import { route, type House } from '#kernel';
import { deleteBookmark } from './queries.ts';
import { addBookmark, listBookmarks } from './service.ts';

export const bookmarkRoutes = (house: House): void => {
  const { db } = house;
  route(house, bookmarkCalls.listBookmarks, ({ input, viewer }) => listBookmarks(db, viewer.memberId, input));
  route(house, bookmarkCalls.addBookmark, ({ input, viewer, now }) =>
    addBookmark(db, viewer.memberId, input.postId, now),
  );
  route(house, bookmarkCalls.removeBookmark, async ({ input, viewer }) => {
    await deleteBookmark(db, viewer.memberId, input.postId);
    return { bookmarked: false };
  });
};
