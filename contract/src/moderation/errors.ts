import { defineErrors } from '#kernel';

export const moderationErrors = defineErrors({
  target_not_found: [404, 'Not found'],
});
