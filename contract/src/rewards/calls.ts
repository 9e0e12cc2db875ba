import * as z from 'zod/mini';
import { defineCall, kernelErrors, nextCursor, pageInput, uuid } from '#kernel';
import { referralView, rewardsView, rewardTerms } from './views.ts';

export const readRewards = defineCall({
  method: 'GET',
  path: '/api/rewards',
  summary: 'The terms of inviting, and for a member what came of it so far',
  for: 'anyone',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id: z.optional(uuid) }),
  reply: z.object({ terms: rewardTerms, rewards: z.nullable(rewardsView) }),
});

export const listReferrals = defineCall({
  method: 'GET',
  path: '/api/referrals',
  summary: 'Who came through the member’s invitation, newest first, and what became of each',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id: z.optional(uuid), ...pageInput }),
  reply: z.object({ referrals: z.array(referralView), next_cursor: nextCursor }),
});
