import { defineErrors } from '#kernel';

export const messageErrors = defineErrors({
  member_not_found: [404, 'User not found'],
  conversation_not_found: [404, 'Conversation not found'],
  message_not_found: [404, 'Message not found'],
  to_self: [400, 'You cannot message yourself'],
  ask_for_something: [400, 'Say whose messages you want'],
  client_id_reused: [422, 'This client_id was used for another message'],
  empty_message: [400, 'Write something or add a photo or video'],
  foreign_media: [400, 'Only media uploaded here can be sent'],
  not_your_message: [403, 'You can only change your own messages'],
  too_late: [403, 'This message can no longer be changed'],
  credit_stays: [403, 'Credit that was sent can be taken back for 10 seconds, not deleted.'],
  /** Nobody is told why: the other may have blocked the sender. */
  not_delivered: [404, 'Not delivered'],
  cannot_write: [403, 'You cannot write here'],
  // What groups refuse.
  no_media_here: [403, 'Photos and videos are off in this group'],
  no_voice_here: [403, 'Voice messages are off in this group'],
  no_polls_here: [403, 'Polls are off here'],
  no_links_yet: [403, 'New members cannot post links here yet'],
  words_not_allowed: [403, 'This group does not allow some of these words'],
  no_edits_here: [403, 'Messages are approved here. Take this one back and write another.'],
  slow_mode: [429, 'Slow mode is on. Please wait a moment.'],
  too_fast: [429, 'You are writing too fast. Please wait a moment.'],
  no_more_undo: [403, 'It is too late to bring this message back'],
  cannot_pin: [403, 'You cannot pin messages here'],
  too_many_pins: [403, 'So many messages are pinned already. Unpin one first.'],
  cannot_forward: [403, 'This message cannot be forwarded'],
  not_an_emoji: [400, 'Choose one emoji'],
  poll_closed: [403, 'This poll is closed'],
  no_such_option: [400, 'Choose one of the answers'],
});
