import { bookmarkCalls } from '@house/contract/bookmarks';
import { route, type House } from '#kernel';
import { keepInDemo } from '#members';
import { addBookmark, listBookmarks, removeBookmark } from './service.ts';

export const bookmarkRoutes = (house: House): void => {
  route(house, bookmarkCalls.listBookmarks, ({ input, viewer }) => listBookmarks(house.db, viewer.memberId, input));
  route(house, bookmarkCalls.addBookmark, async ({ input, viewer, now }) => {
    await keepInDemo(house.db, viewer, 'post', input.postId, 'keep posts of members');
    return addBookmark(house, viewer.memberId, input.postId, now);
  });
  route(house, bookmarkCalls.removeBookmark, ({ input, viewer }) =>
    removeBookmark(house, viewer.memberId, input.postId),
  );
};
