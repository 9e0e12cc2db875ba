import * as z from 'zod/mini';
import type { Language } from './language.ts';

export const units = { WGM: 0, WGR: 9, SOL: 9, points: 0 } as const;
export type Unit = keyof typeof units;

declare const unitOf: unique symbol;
/** A whole number of the smallest unit. The brand keeps WGM out of places that want WGR. */
export type Amount<U extends Unit = Unit> = bigint & { readonly [unitOf]: U };

export const amount = <U extends Unit>(value: bigint): Amount<U> => value as Amount<U>;

/** On the wire an amount is a string of digits; JSON numbers lose precision past 2^53. */
export const amountText = z.string().check(z.regex(/^(0|[1-9][0-9]{0,18})$/, 'Not a valid amount'));

export const parseAmount = <U extends Unit>(text: string): Amount<U> => BigInt(text) as Amount<U>;

const digitsOf = (value: bigint, unit: Unit): { sign: string; whole: string; fraction: string } => {
  const decimals = units[unit];
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  return {
    sign: value < 0n ? '-' : '',
    whole: digits.slice(0, digits.length - decimals),
    fraction: digits.slice(digits.length - decimals).replace(/(?<!0)0+$/, ''),
  };
};

/** As people of a language write it. */
export const formatAmount = <U extends Unit>(value: Amount<U>, unit: U, language: Language): string => {
  const { sign, whole, fraction } = digitsOf(value, unit);
  const grouped = sign + language.number(BigInt(whole));
  if (fraction === '') return grouped;
  // A number holds nine digits behind the point exactly; what stands before it would not fit.
  const behind = language.number(Number(`0.${fraction}`), { minimumFractionDigits: fraction.length });
  return grouped + behind.slice(1);
};

/** As programs write it: 1234.5. */
export const plainAmount = <U extends Unit>(value: Amount<U>, unit: U): string => {
  const { sign, whole, fraction } = digitsOf(value, unit);
  return sign + whole + (fraction === '' ? '' : `.${fraction}`);
};
