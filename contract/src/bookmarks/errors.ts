import { defineErrors } from '#kernel';

export const bookmarkErrors = defineErrors({
  post_not_found: [404, 'Post not found'],
});
