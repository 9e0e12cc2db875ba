import { defineErrors } from '#kernel';

export const analyticsErrors = defineErrors({
  member_not_found: [404, 'User not found'],
});
