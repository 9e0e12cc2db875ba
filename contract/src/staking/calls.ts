import * as z from 'zod/mini';
import { chainErrors } from '#chain';
import { defineCall, idOf, kernelErrors, nextCursor, pageInput, type MemberId } from '#kernel';
import { stakingErrors } from './errors.ts';
import { stakeClaimView, stakeView, stakingView } from './views.ts';

const user_id = z.optional(idOf<MemberId>());
const errors = { ...chainErrors, ...stakingErrors };

export const readStaking = defineCall({
  method: 'GET',
  path: '/api/staking',
  summary: 'What staking pays, what is left for it and how much is staked; null where there is no token for it',
  for: 'anyone',
  actor: null,
  errors: chainErrors,
  input: z.object({}),
  reply: z.object({ staking: z.nullable(stakingView) }),
});

export const readStake = defineCall({
  method: 'GET',
  path: '/api/staking/mine',
  summary: 'What the member has staked, as it was last seen, and the rewards that are kept for them',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id }),
  reply: z.object({ stake: stakeView }),
});

export const lookAtStake = defineCall({
  method: 'POST',
  path: '/api/staking/look',
  summary: 'Look at the network now: the stake of the address that the member has linked counts from here on',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id }),
  reply: z.object({ stake: stakeView }),
});

export const claimRewards = defineCall({
  method: 'POST',
  path: '/api/staking/claim',
  summary: 'All rewards of the member are paid to the address that they have linked, once',
  for: 'member',
  actor: 'user_id',
  once: () => true,
  errors,
  input: z.object({ user_id }),
  reply: z.object({ claim: stakeClaimView }),
});

export const listStakeClaims = defineCall({
  method: 'GET',
  path: '/api/staking/claims',
  summary: 'Rewards that were paid to the member, newest first, and what became of each payment',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id, ...pageInput }),
  reply: z.object({ claims: z.array(stakeClaimView), next_cursor: nextCursor }),
});
