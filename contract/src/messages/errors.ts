import { defineErrors } from '#kernel';

export const messageErrors = defineErrors({
  member_not_found: [404, 'User not found'],
  conversation_not_found: [404, 'Conversation not found'],
  message_not_found: [404, 'Message not found'],
  to_self: [400, 'You cannot message yourself'],
  ask_for_something: [400, 'Say whose messages you want'],
  empty_message: [400, 'Write something or add a photo or video'],
  foreign_media: [400, 'Only media uploaded here can be sent'],
  not_your_message: [403, 'You can only change your own messages'],
  too_late: [403, 'This message can no longer be changed'],
  cannot_write: [403, 'You cannot write here'],
});
