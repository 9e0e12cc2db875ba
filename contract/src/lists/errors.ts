import { defineErrors } from '#kernel';
import { FOLLOWED_TAGS_MAX, LIST_MEMBERS_MAX, LISTS_MAX } from './limits.ts';

export const listErrors = defineErrors({
  list_not_found: [404, 'This list is no longer there'],
  member_not_found: [404, 'User not found'],
  too_many_lists: [409, `You have ${LISTS_MAX} lists already. Delete one first.`],
  list_full: [409, `A list holds ${LIST_MEMBERS_MAX} people.`],
  too_many_tags: [409, `You follow ${FOLLOWED_TAGS_MAX} hashtags already. Leave one first.`],
});
