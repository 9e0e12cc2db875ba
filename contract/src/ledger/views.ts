import * as z from 'zod/mini';
import { amountText, idOf, type PostId, type TransferId } from '#kernel';

import { SEND_MAX } from './limits.ts';

/** How much is sent: a whole number, as somebody types it. */
export const sendAmount = amountText.check(
  z.refine((text) => /^[0-9]+$/.test(text) && BigInt(text) > 0n && BigInt(text) <= SEND_MAX, 'Send at least 1'),
);

export const ledgerUnit = z.enum(['WGM', 'WGR', 'points']);
export const direction = z.enum(['in', 'out']);
export type Direction = z.output<typeof direction>;

/** The other side of a movement, as one line of a list shows them. */
export const counterpart = z.object({
  username: z.string(),
  displayName: z.string(),
  avatar_url: z.nullable(z.string()),
});

/** One movement of the member's, seen from their side. */
export const movementView = z.object({
  id: idOf<TransferId>(),
  /** What it was for: gift, welcome and whatever rooms come to move. */
  kind: z.string(),
  direction,
  unit: ledgerUnit,
  amount: amountText,
  /** Null: the treasury, or somebody who does not exist for the member. */
  with: z.nullable(counterpart),
  /** Of a gift: the post it was given to, while that can be seen. */
  post_id: z.nullable(idOf<PostId>()),
  /** What a member said who sent credit. */
  words: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});
export type MovementView = z.output<typeof movementView>;

/** A sum that may be below zero: what was taken back is its own kind, on the day on which it was. */
export const sumText = z.string().check(z.regex(/^-?(0|[1-9][0-9]{0,18})$/, 'Not a valid sum'));

/** What one kind brought in on one day of UTC. Days without any are left out. */
export const earnedDay = z.object({ day: z.iso.date(), kind: z.string(), amount: sumText });
export type EarnedDay = z.output<typeof earnedDay>;

export const earnedKind = z.object({ kind: z.string(), amount: sumText, times: z.int() });
export type EarnedKind = z.output<typeof earnedKind>;

export const giverView = z.object({
  /** Null: somebody who is gone, or does not exist for the member. */
  who: z.nullable(counterpart),
  /** Without what they took back. */
  amount: amountText,
  times: z.int(),
});
export type GiverView = z.output<typeof giverView>;

export const earningsReport = z.object({
  total: sumText,
  /** How much of the total came in from wallets. */
  withdrawable: sumText,
  days: z.array(earnedDay),
  /** The largest first. */
  kinds: z.array(earnedKind),
  givers: z.array(giverView),
});
export type EarningsReport = z.output<typeof earningsReport>;

/** One line of a year's earnings. */
export const earningView = z.object({
  id: idOf<TransferId>(),
  kind: z.string(),
  /** Their handle. Null: the treasury, or somebody who does not exist for the member. */
  from: z.nullable(z.string()),
  amount: sumText,
  withdrawable: sumText,
  words: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});
export type EarningView = z.output<typeof earningView>;
