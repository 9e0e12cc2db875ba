import { defineErrors } from '#kernel';

export const blockErrors = defineErrors({
  cannot_block: [400, 'You cannot block yourself'],
  cannot_mute: [400, 'You cannot mute yourself'],
  post_not_found: [404, 'Post not found'],
  too_many_muted: [409, 'You have muted as much as fits. Take something back first.'],
  member_not_found: [404, 'User not found'],
});
