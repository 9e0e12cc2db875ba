import { parseUnits, plainUnits } from '@wagram/contract/kernel';
import { getLanguage } from './language.ts';

/** Digits of other scripts that phones write: Arabic and Persian ones. */
const toDigit = (sign: string): string => String(sign.charCodeAt(0) & 0xf);

/** What stands between a number and its parts, in the language of the page. */
const pointOf = (): string => (getLanguage().number(1.5).includes(',') ? ',' : '.');

/**
 * '1.000' is one here and a thousand there: what has three digits behind it is only read as the language of the page writes it, and
 * not at all where there are no parts of one.
 */
const isClear = (whole: string, fraction: string, sign: string, decimals: number): boolean =>
  (sign === pointOf() && decimals > 0) || fraction.length !== 3 || /^0*$/.test(whole);

/**
 * What somebody typed, '0.1' or '0,1', in smallest units; null where it is no amount, is finer than the token can be cut, or could
 * be read as two different sums.
 */
export const readAmount = (text: string, decimals: number): bigint | null => {
  const typed = text
    .trim()
    .replaceAll(/[٠-٩۰-۹]/g, toDigit)
    .replaceAll('٫', pointOf());
  const [, whole = '', sign, fraction = ''] = /^(\d*)([.,])(\d*)$/.exec(typed) ?? [];
  if (sign === undefined) return parseUnits(typed, decimals);
  return isClear(whole, fraction, sign, decimals) ? parseUnits(`${whole}.${fraction}`, decimals) : null;
};

/** What programs write, '1234.5', as somebody would type it into a field. */
export const toTyped = (plain: string): string => plain.replace('.', pointOf());

/** An amount for a field: without signs between thousands. */
export const writeAmount = (value: bigint, decimals: number): string => toTyped(plainUnits(value, decimals));
