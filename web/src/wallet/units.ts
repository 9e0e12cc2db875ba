import { getLanguage } from '#kernel';

export const SOL_DECIMALS = 9;
/** So many digits behind the point a number holds exactly; a token with more is shown without the rest. */
const BEHIND_MAX = 15;

/** Whole smallest units of a token, as people write them. */
export const formatUnits = (units: bigint, decimals: number): string => {
  const language = getLanguage();
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const whole = `${units < 0n ? '−' : ''}${language.number(BigInt(digits.slice(0, cut)))}`;
  const behind = digits.slice(cut, cut + BEHIND_MAX).replace(/(?<!0)0+$/, '');
  if (behind === '') return whole;
  return whole + language.number(Number(`0.${behind}`), { minimumFractionDigits: behind.length }).slice(1);
};

export const formatSol = (lamports: bigint): string => formatUnits(lamports, SOL_DECIMALS);
