import { defineErrors } from '#kernel';
import { ledgerErrors } from '#ledger';

export const postErrors = defineErrors({
  ...ledgerErrors,
  post_not_found: [404, 'Post not found'],
  empty_post: [400, 'Write something or add a photo or video'],
  foreign_media: [400, 'Only media uploaded here can be posted'],
  not_your_post: [403, 'You can only delete your own posts'],
  gift_not_found: [404, 'Gift not found'],
  gift_to_self: [400, 'You cannot send a gift to yourself'],
  not_enough: [402, 'You do not have enough WGM for this gift'],
});
