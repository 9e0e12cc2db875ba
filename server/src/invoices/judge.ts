// What a transaction that carries an invoice's reference is worth to it: what arrived, in the token that was asked for.
import type { InvoiceProblem } from '@wagram/contract/invoices';
import type { LandedTransaction } from '#chain';

export interface Wanted {
  readonly to: string;
  readonly mint: string;
}

export interface Judged {
  readonly amount: bigint;
  /** Whose tokens they were; null where nobody's became less. */
  readonly payer: string | null;
  /** Null: something of what was asked for has arrived. */
  readonly problem: Exclude<InvoiceProblem, 'short' | 'used'> | null;
}

const payerOf = (changes: LandedTransaction['changes'], { to, mint }: Wanted): string | null => {
  const losses = changes.filter((change) => change.mint === mint && change.address !== to && change.amount < 0n);
  return losses.toSorted((a, b) => (a.amount < b.amount ? -1 : 1))[0]?.address ?? null;
};

export const judge = ({ error, changes }: LandedTransaction, { to, mint }: Wanted): Judged => {
  if (error !== null) return { amount: 0n, payer: null, problem: 'failed' };
  const gains = changes.filter(({ address, amount }) => address === to && amount > 0n);
  const amount = gains.reduce((sum, gain) => (gain.mint === mint ? sum + gain.amount : sum), 0n);
  if (amount > 0n) return { amount, payer: payerOf(changes, { to, mint }), problem: null };
  return { amount: 0n, payer: null, problem: gains.length > 0 ? 'another_token' : 'elsewhere' };
};
