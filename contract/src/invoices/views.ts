import * as z from 'zod/mini';
import { chainAddress, unitsText } from '#chain';
import { idOf, type InvoiceId } from '#kernel';

/** 'lapsed': it was not paid in time, and nobody looks for it any more. */
export const invoiceState = z.enum(['open', 'paid', 'lapsed']);
export type InvoiceState = z.output<typeof invoiceState>;

export const invoicePurpose = z.enum(['deposit', 'badge', 'ticket']);
export type InvoicePurpose = z.output<typeof invoicePurpose>;

/**
 * Why what was sent last did not do. 'short': some of it arrived, and the rest is awaited. 'elsewhere': it went to somebody
 * else. 'used': it has paid for something already.
 */
export const invoiceProblem = z.enum(['short', 'another_token', 'failed', 'elsewhere', 'used']);
export type InvoiceProblem = z.output<typeof invoiceProblem>;

export const invoiceView = z.object({
  id: idOf<InvoiceId>(),
  purpose: invoicePurpose,
  state: invoiceState,
  token: z.object({ mint: chainAddress, symbol: z.string(), decimals: z.int() }),
  /** In the smallest units of the token: what is asked for, and what has arrived. */
  amount: unitsText,
  arrived: unitsText,
  to: chainAddress,
  /** A key that stands in the payment and does nothing there: by it the payment is found. */
  reference: chainAddress,
  problem: z.nullable(invoiceProblem),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  settled_at: z.nullable(z.iso.datetime()),
});
export type InvoiceView = z.output<typeof invoiceView>;
