import * as z from 'zod/mini';
import { chainErrors, unitsText } from '#chain';
import { invoiceErrors, invoiceView } from '#invoices';
import { amountText, defineCall, idOf, type MemberId } from '#kernel';
import { badge, ownProfileView } from '#members';
import { verificationErrors } from './errors.ts';

const errors = verificationErrors;

export const verificationView = z.object({
  /** The first sign-ups are verified for free: how many such places there are, and how many are left. */
  free_places: z.int(),
  free_places_left: z.int(),
  price_points: amountText,
  /** What the member holds; null for a guest. */
  points: z.nullable(amountText),
  /** What it costs in tokens; null where none are taken. */
  tokens: z.nullable(z.object({ price: unitsText, symbol: z.string(), decimals: z.int() })),
  badge: z.nullable(badge),
});
export type VerificationView = z.output<typeof verificationView>;

export const readVerification = defineCall({
  method: 'GET',
  path: '/api/verification',
  summary: 'What a badge costs, how many free ones are left, and where the member stands',
  for: 'anyone',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: z.optional(idOf<MemberId>()) }),
  reply: z.object({ verification: verificationView }),
});

export const buyVerification = defineCall({
  method: 'POST',
  path: '/api/verification',
  summary: 'Get the badge for reward points',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: z.optional(idOf<MemberId>()), pay_with: z.literal('points') }),
  reply: z.object({ user: ownProfileView }),
  once: () => true,
});

export const payForVerification = defineCall({
  method: 'POST',
  path: '/api/verification/invoice',
  summary: 'Ask to be told what to pay in tokens for the badge; it is there when that has arrived',
  for: 'member',
  actor: 'user_id',
  errors: { ...errors, ...chainErrors, ...invoiceErrors },
  input: z.object({ user_id: z.optional(idOf<MemberId>()) }),
  reply: z.object({ invoice: invoiceView }),
});
