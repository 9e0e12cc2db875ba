import { defineErrors } from '#kernel';
import { mediaUseErrors } from '#media';

// What a group refuses of a message (media, voice, polls, links, words, slow mode) stands in the error catalogue of messages.
export const groupErrors = defineErrors({
  ...mediaUseErrors,
  group_not_found: [404, 'Group not found'],
  member_not_found: [404, 'User not found'],
  invite_not_found: [404, 'This invite link is not valid any more'],
  request_not_found: [404, 'This request is no longer there'],
  held_not_found: [404, 'This message is no longer waiting'],
  post_not_found: [404, 'The post under this comment is no longer there'],
  bot_not_found: [404, 'Bot not found'],
  name_missing: [400, 'Give it a name'],
  foreign_media: [400, 'Only pictures uploaded here can be used'],
  ask_for_something: [400, 'Say which group, or bring an invite'],
  too_large: [400, 'Groups of this size are not offered yet'],
  too_small: [400, 'It has more members than that already'],
  not_allowed: [403, 'You may not do this here'],
  banned: [403, 'You have been banned from here'],
  invite_only: [403, 'You can add people who follow you. Send others an invite link.'],
  bots_off: [403, 'Bots are off in this group'],
  bot_unknown: [401, 'This token is not valid'],
  owner_stays: [409, 'Hand it over to somebody before you leave'],
  group_full: [409, 'This group is full'],
  too_many_invites: [409, 'Take an invite link back before you make another'],
  too_many_bots: [409, 'Remove a bot before you add another'],
  too_many_groups: [409, 'You own as many groups as one can'],
});
