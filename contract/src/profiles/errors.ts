import { defineErrors } from '#kernel';

export const profileErrors = defineErrors({
  member_not_found: [404, 'User not found'],
  foreign_avatar: [400, 'Choose a picture from this device, or one that you uploaded here'],
  post_not_found: [404, 'Post not found'],
  foreign_banner: [400, 'Choose a picture from this device, or one that you uploaded here'],
});
