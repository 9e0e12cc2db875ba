import * as z from 'zod/mini';

export const units = { WGM: 0, WGR: 9, SOL: 9, points: 0 } as const;
export type Unit = keyof typeof units;

declare const unitOf: unique symbol;
/** A whole number of the smallest unit. The brand keeps WGM out of places that want WGR. */
export type Amount<U extends Unit = Unit> = bigint & { readonly [unitOf]: U };

export const amount = <U extends Unit>(value: bigint): Amount<U> => value as Amount<U>;

/** On the wire an amount is a string of digits; JSON numbers lose precision past 2^53. */
export const amountText = z.string().check(z.regex(/^(0|[1-9][0-9]{0,18})$/, 'Not a valid amount'));

export const parseAmount = <U extends Unit>(text: string): Amount<U> => BigInt(text) as Amount<U>;

export const formatAmount = <U extends Unit>(value: Amount<U>, unit: U, locale?: string): string => {
  const decimals = units[unit];
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/(?<!0)0+$/, '');
  const grouped = new Intl.NumberFormat(locale).format(BigInt(whole));
  const point = new Intl.NumberFormat(locale).formatToParts(1.1).find((part) => part.type === 'decimal')?.value ?? '.';
  return fraction === '' ? sign + grouped : `${sign}${grouped}${point}${fraction}`;
};
