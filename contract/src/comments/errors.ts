import { defineErrors } from '#kernel';
import { mediaUseErrors } from '#media';

export const commentErrors = defineErrors({
  ...mediaUseErrors,
  post_not_found: [404, 'Post not found'],
  comment_not_found: [404, 'Comment not found'],
  empty_comment: [400, 'Write something or add a photo or video'],
  foreign_media: [400, 'Only media uploaded here can be posted'],
  not_your_comment: [403, 'You can only delete your own comments'],
});
