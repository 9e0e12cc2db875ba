import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { route, type App } from '#kernel';
import { keepInDemo } from '#members';
import { addBookmark, listBookmarks, removeBookmark } from './service.ts';

export const bookmarkRoutes = (app: App): void => {
  route(app, bookmarkCalls.listBookmarks, ({ input, viewer }) => listBookmarks(app.db, viewer.memberId, input));
  route(app, bookmarkCalls.addBookmark, async ({ input, viewer, now }) => {
    await keepInDemo(app.db, viewer, 'post', input.postId, 'keep posts of members');
    return addBookmark(app, viewer.memberId, input.postId, now);
  });
  route(app, bookmarkCalls.removeBookmark, ({ input, viewer }) => removeBookmark(app, viewer.memberId, input.postId));
};
