import { commentCalls } from '@wagram/contract/comments';
import { route, type App } from '#kernel';
import { keepInDemo } from '#members';
import { createComment, listComments, reactToComment, removeComment } from './service.ts';

export const commentRoutes = (app: App): void => {
  route(app, commentCalls.listComments, ({ input, viewer }) =>
    listComments(app.db, input.postId, viewer?.memberId ?? null, input),
  );

  route(app, commentCalls.createComment, async ({ input, viewer, key, now }) => {
    const draft = {
      postId: input.post_id,
      parentId: input.parent_id ?? null,
      content: input.content ?? '',
      imageUrl: input.image_url || null,
      key,
    };
    await keepInDemo(app.db, viewer, 'post', draft.postId, 'answer members');
    return { comment: await createComment(app, viewer.memberId, draft, now) };
  });

  route(app, commentCalls.actOnComment, async ({ input, viewer, now }) => {
    if (input.action === 'like') await keepInDemo(app.db, viewer, 'comment', input.comment_id, 'like what members say');
    return { comment: await reactToComment(app, viewer.memberId, input.comment_id, input.action, now) };
  });

  route(app, commentCalls.deleteComment, async ({ input, viewer }) => {
    await removeComment(app, viewer.memberId, input.comment_id);
    return {};
  });
};
