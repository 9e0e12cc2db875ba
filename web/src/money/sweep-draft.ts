import { isAddress } from '@wagram/contract/chain';
import type { FundsView, KeyView } from '@wagram/contract/money';
import { readAmount } from '#kernel';
import { texts as all } from './texts-keys.ts';

const texts = all.form;

export interface SweepFields {
  /** Which of the funds; the empty text is SOL. */
  readonly mint: string;
  readonly amount: string;
  readonly address: string;
  readonly note: string;
  readonly code: string;
}

export const NOTHING_YET: SweepFields = { mint: '', amount: '', address: '', note: '', code: '' };

export const freeOnes = ({ funds }: KeyView): FundsView[] => (funds ?? []).filter(({ free }) => free !== '0');

/** Smallest units, or null while it is no amount that could leave. */
export const unitsOf = (amount: string, { decimals, free }: FundsView): bigint | null => {
  const value = readAmount(amount, decimals);
  return value === null || value === 0n || value > BigInt(free) ? null : value;
};

export const amountProblem = (amount: string, funds: FundsView): string | undefined => {
  if (amount.trim() === '') return undefined;
  const value = readAmount(amount, funds.decimals);
  if (value === null || value === 0n) return texts.notAnAmount;
  return value > BigInt(funds.free) ? texts.tooMuch : undefined;
};

export const addressProblem = (address: string, own: readonly string[]): string | undefined => {
  const text = address.trim();
  if (text === '') return undefined;
  if (!isAddress(text)) return texts.notAnAddress;
  return own.includes(text) ? texts.own : undefined;
};
