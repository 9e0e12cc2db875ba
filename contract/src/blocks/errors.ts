import { defineErrors } from '#kernel';

export const blockErrors = defineErrors({
  cannot_block: [400, 'You cannot block yourself'],
  cannot_mute: [400, 'You cannot mute yourself'],
  member_not_found: [404, 'User not found'],
});
