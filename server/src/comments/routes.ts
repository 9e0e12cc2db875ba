import { commentCalls } from '@house/contract/comments';
import { route, type House } from '#kernel';
import { keepInDemo } from '#members';
import { createComment, listComments, reactToComment, removeComment } from './service.ts';

export const commentRoutes = (house: House): void => {
  route(house, commentCalls.listComments, ({ input, viewer }) =>
    listComments(house.db, input.postId, viewer?.memberId ?? null, input),
  );

  route(house, commentCalls.createComment, async ({ input, viewer, key, now }) => {
    const draft = {
      postId: input.post_id,
      parentId: input.parent_id ?? null,
      content: input.content ?? '',
      imageUrl: input.image_url || null,
      key,
    };
    await keepInDemo(house.db, viewer, 'post', draft.postId, 'answer members');
    return { comment: await createComment(house, viewer.memberId, draft, now) };
  });

  route(house, commentCalls.actOnComment, async ({ input, viewer, now }) => {
    if (input.action === 'like')
      await keepInDemo(house.db, viewer, 'comment', input.comment_id, 'like what members say');
    return { comment: await reactToComment(house, viewer.memberId, input.comment_id, input.action, now) };
  });

  route(house, commentCalls.deleteComment, async ({ input, viewer }) => {
    await removeComment(house, viewer.memberId, input.comment_id);
    return {};
  });
};
