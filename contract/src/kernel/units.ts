import type { Language } from './language.ts';

// Apart from money.ts, which checks what is typed and sent: words of an operator's language write sums too.

const digitsOf = (value: bigint, decimals: number): { sign: string; whole: string; fraction: string } => {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  return {
    sign: value < 0n ? '-' : '',
    whole: digits.slice(0, digits.length - decimals),
    fraction: digits.slice(digits.length - decimals).replace(/(?<!0)0+$/, ''),
  };
};

/** A number holds nine digits behind the point exactly: more are written in parts. */
const fractionOf = (fraction: string, language: Language): string =>
  (fraction.match(/.{1,9}/g) ?? [])
    .map((part, place) => {
      const written = language.number(Number(`0.${part}`), { minimumFractionDigits: part.length });
      return written.slice(place === 0 ? 1 : 2);
    })
    .join('');

/** So many smallest units of a token with so many decimals, as people of a language write it. */
export const formatUnits = (value: bigint, decimals: number, language: Language): string => {
  const { sign, whole, fraction } = digitsOf(value, decimals);
  return sign + language.number(BigInt(whole)) + fractionOf(fraction, language);
};

/** As programs write it: 1234.5. */
export const plainUnits = (value: bigint, decimals: number): string => {
  const { sign, whole, fraction } = digitsOf(value, decimals);
  return sign + whole + (fraction === '' ? '' : `.${fraction}`);
};
