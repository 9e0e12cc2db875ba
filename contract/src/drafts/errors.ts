import { defineErrors } from '#kernel';
import { postErrors } from '#posts';
import { DRAFTS_MAX, SCHEDULE_MIN_MINUTES } from './limits.ts';
import { mediaUseErrors } from '#media';

export const draftErrors = defineErrors({
  ...mediaUseErrors,
  ...postErrors,
  draft_not_found: [404, 'This draft is no longer there'],
  too_many_drafts: [409, `You have ${DRAFTS_MAX} drafts already. Delete one first.`],
  poll_unfinished: [400, 'Finish the poll first: each answer needs its own words'],
  too_soon: [400, `Choose a time at least ${SCHEDULE_MIN_MINUTES} minutes from now`],
  too_far_ahead: [400, 'Choose a time within a year'],
});
