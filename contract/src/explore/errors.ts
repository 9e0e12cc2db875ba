import { defineErrors } from '#kernel';

export const exploreErrors = defineErrors({
  member_not_found: [404, 'User not found'],
});
