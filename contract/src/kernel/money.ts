import * as z from 'zod/mini';
import type { Language } from './language.ts';
import { formatUnits, plainUnits } from './units.ts';

export const units = { WGM: 0, WGR: 9, SOL: 9, points: 0 } as const;
export type Unit = keyof typeof units;

declare const unitOf: unique symbol;
/** A whole number of the smallest unit. The brand keeps WGM out of places that want WGR. */
export type Amount<U extends Unit = Unit> = bigint & { readonly [unitOf]: U };

export const amount = <U extends Unit>(value: bigint): Amount<U> => value as Amount<U>;

/** On the wire an amount is a string of digits; JSON numbers lose precision past 2^53. */
export const amountText = z.string().check(z.regex(/^(0|[1-9][0-9]{0,18})$/, 'Not a valid amount'));

export const parseAmount = <U extends Unit>(text: string): Amount<U> => BigInt(text) as Amount<U>;

/** Longer text is none: no token has as many digits. */
const unitsPattern = /^[0-9]{1,20}(?:\.[0-9]{0,255})?$|^\.[0-9]{1,255}$/;

/** What somebody typed, '0.1', in smallest units; null where it is no amount, or finer than the token can be cut. */
export const parseUnits = (text: string, decimals: number): bigint | null => {
  const typed = text.trim();
  if (!unitsPattern.test(typed)) return null;
  const [whole = '', fraction = ''] = typed.split('.');
  const digits = fraction.replace(/(?<!0)0+$/, '');
  return digits.length > decimals ? null : BigInt(whole + digits.padEnd(decimals, '0'));
};

/** As people of a language write it. */
export const formatAmount = <U extends Unit>(value: Amount<U>, unit: U, language: Language): string =>
  formatUnits(value, units[unit], language);

/** As programs write it: 1234.5. */
export const plainAmount = <U extends Unit>(value: Amount<U>, unit: U): string => plainUnits(value, units[unit]);
