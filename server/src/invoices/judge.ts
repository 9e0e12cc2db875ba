// What a transaction that carries an invoice's reference is worth to it: what arrived, in the token that was asked for.
import type { InvoiceProblem } from '@wagram/contract/invoices';
import type { LandedTransaction } from '#chain';

export interface Wanted {
  readonly to: string;
  readonly mint: string;
  /** Where tokens of `to` usually lie. Anybody can make it another account, and nothing is ever paid from there. */
  readonly places: readonly string[];
}

export interface Judged {
  readonly amount: bigint;
  /** Whose tokens they were; null where nobody's became less. */
  readonly payer: string | null;
  /** Null: something of what was asked for has arrived. */
  readonly problem: Exclude<InvoiceProblem, 'short' | 'used'> | null;
}

const payerOf = (changes: LandedTransaction['changes'], { to, mint }: Pick<Wanted, 'to' | 'mint'>): string | null => {
  const losses = changes.filter((change) => change.mint === mint && change.address !== to && change.amount < 0n);
  return losses.toSorted((a, b) => (a.amount < b.amount ? -1 : 1))[0]?.address ?? null;
};

export const judge = (landed: LandedTransaction, { to, mint, places }: Wanted): Judged => {
  const { error, changes } = landed;
  if (error !== null) return { amount: 0n, payer: null, problem: 'failed' };
  const arrived = landed.places.filter((one) => one.mint === mint && places.includes(one.account));
  const amount = arrived.reduce((sum, one) => sum + one.amount, 0n);
  if (amount > 0n) return { amount, payer: payerOf(changes, { to, mint }), problem: null };
  const isOther = changes.some((gain) => gain.address === to && gain.mint !== mint && gain.amount > 0n);
  return { amount: 0n, payer: null, problem: isOther ? 'another_token' : 'elsewhere' };
};
