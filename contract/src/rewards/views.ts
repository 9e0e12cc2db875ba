import * as z from 'zod/mini';
import { amountText, idOf, type ReferralId } from '#kernel';
import { memberCard } from '#members';

export const referralState = z.enum(['pending', 'qualified', 'held', 'credited', 'refused']);
export type ReferralState = z.output<typeof referralState>;

/** Why nothing is paid: their own browser or device, each invited the other, or too many in a day. */
export const refusal = z.enum(['self', 'loop', 'flood']);
export type Refusal = z.output<typeof refusal>;

export const referralView = z.object({
  id: idOf<ReferralId>(),
  /** null: they have left, or the viewer may not know of them. */
  member: z.nullable(memberCard),
  state: referralState,
  reason: z.nullable(refusal),
  /** WGM, and as many points; null until it is credited. */
  amount: z.nullable(amountText),
  joined_at: z.iso.datetime(),
  credited_at: z.nullable(z.iso.datetime()),
});
export type ReferralView = z.output<typeof referralView>;

/** What an operator decides: inviter and invited look like one person from here. */
export const heldReferral = z.object({
  id: idOf<ReferralId>(),
  inviter: z.string(),
  invited: z.string(),
  joined_at: z.iso.datetime(),
});
export type HeldReferral = z.output<typeof heldReferral>;

/** What the operator asks for before a referral is credited, and how many a day. */
export const rewardTerms = z.object({
  needs: z.array(z.enum(['verified', 'post'])),
  daily_cap: z.int(),
});
export type RewardTerms = z.output<typeof rewardTerms>;

export const rewardsView = z.object({
  /** Everybody who came through the invitation, whatever became of it. */
  invited: z.int(),
  /** Of those: who has done what is asked of them, credited or about to be. */
  qualified: z.int(),
  credited: z.int(),
  earned: z.object({ WGM: amountText, points: amountText }),
});
export type RewardsView = z.output<typeof rewardsView>;
