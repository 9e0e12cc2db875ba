import * as z from 'zod/mini';
import { amountText, idOf, type CreditSendId } from '#kernel';

export const sentView = z.object({
  id: idOf<CreditSendId>(),
  /** Their handle. */
  to: z.string(),
  amount: amountText,
  words: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});
export type SentView = z.output<typeof sentView>;

/** What waits for the member today. */
export const claimView = z.object({
  amount: amountText,
  state: z.enum(['ready', 'claimed', 'not_active', 'prove_first']),
  /** When the next one can be claimed. */
  next_at: z.iso.datetime(),
});
export type ClaimView = z.output<typeof claimView>;
