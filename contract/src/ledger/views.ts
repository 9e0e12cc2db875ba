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
