// What a transaction that carries an invoice's reference is worth to it: what arrived, in the token that was asked for.
import type { InvoiceProblem } from '@wagram/contract/invoices';
import type { LandedTransaction } from '#chain';

export interface Wanted {
  readonly to: string;
  readonly mint: string;
}

export interface Judged {
  readonly amount: bigint;
  /** Null: something of what was asked for has arrived. */
  readonly problem: Exclude<InvoiceProblem, 'short' | 'used'> | null;
}

export const judge = ({ error, changes }: LandedTransaction, { to, mint }: Wanted): Judged => {
  if (error !== null) return { amount: 0n, problem: 'failed' };
  const gains = changes.filter(({ address, amount }) => address === to && amount > 0n);
  const amount = gains.reduce((sum, gain) => (gain.mint === mint ? sum + gain.amount : sum), 0n);
  if (amount > 0n) return { amount, problem: null };
  return { amount: 0n, problem: gains.length > 0 ? 'another_token' : 'elsewhere' };
};
