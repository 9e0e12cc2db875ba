import { defineErrors } from '#kernel';
import { ledgerErrors } from '#ledger';
import { mediaUseErrors } from '#media';

export const postErrors = defineErrors({
  ...mediaUseErrors,
  ...ledgerErrors,
  post_not_found: [404, 'Post not found'],
  empty_post: [400, 'Write something or add a photo or video'],
  foreign_media: [400, 'Only media uploaded here can be posted'],
  not_your_post: [403, 'You can only delete your own posts'],
  not_yours_to_edit: [403, 'You can only edit your own posts'],
  too_late_to_edit: [403, 'A post can be edited for an hour'],
  edited_enough: [403, 'A post can be edited ten times'],
  one_video: [400, 'A video stands alone in a post'],
  private_stays: [403, 'Posts of a private account stay with their followers'],
  quote_not_found: [404, 'The post that you quote is no longer here'],
  no_poll: [404, 'This post has no poll'],
  poll_over: [403, 'This poll is over'],
  own_poll: [403, 'You cannot vote in your own poll'],
  already_voted: [409, 'You have already voted'],
  no_such_answer: [400, 'This poll has no such answer'],
  poll_is_voted: [403, 'A poll cannot be changed after its first vote'],
  gift_not_found: [404, 'Gift not found'],
  gift_to_self: [400, 'You cannot send a gift to yourself'],
  author_elsewhere: [409, 'Whoever wrote this is on another server and has no credit here'],
  not_enough: [402, 'You do not have enough WGM for this gift'],
});
