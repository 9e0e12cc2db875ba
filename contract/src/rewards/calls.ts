import * as z from 'zod/mini';
import { defineCall, idOf, kernelErrors, nextCursor, pageInput, type MemberId, type ReferralId } from '#kernel';
import { rewardErrors } from './errors.ts';
import { heldReferral, referralView, rewardsView, rewardTerms } from './views.ts';

export const readRewards = defineCall({
  method: 'GET',
  path: '/api/rewards',
  summary: 'The terms of inviting, and for a member what came of it so far',
  for: 'anyone',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id: z.optional(idOf<MemberId>()) }),
  reply: z.object({ terms: rewardTerms, rewards: z.nullable(rewardsView) }),
});

export const listReferrals = defineCall({
  method: 'GET',
  path: '/api/referrals',
  summary: 'Who came through the member’s invitation, newest first, and what became of each',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id: z.optional(idOf<MemberId>()), ...pageInput }),
  reply: z.object({ referrals: z.array(referralView), next_cursor: nextCursor }),
});

export const listHeldReferrals = defineCall({
  method: 'GET',
  path: '/api/referrals/held',
  summary: 'Referrals that wait for an operator, because inviter and invited look like one person; oldest first',
  for: 'operator',
  actor: null,
  errors: rewardErrors,
  input: z.object(pageInput),
  reply: z.object({ referrals: z.array(heldReferral), next_cursor: nextCursor }),
});

export const decideHeldReferral = defineCall({
  method: 'POST',
  path: '/api/referrals/held',
  summary: 'Decide a referral that waits: it counts, or it is refused',
  for: 'operator',
  actor: null,
  errors: rewardErrors,
  input: z.object({ referral_id: idOf<ReferralId>(), counts: z.boolean() }),
  reply: z.object({}),
});
