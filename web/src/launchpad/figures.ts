import { formatUnits, units } from '@wagram/contract/kernel';
import type { LaunchView } from '@wagram/contract/launchpad';
import { getLanguage } from '#kernel';

export const inSol = (lamports: string | bigint): string => formatUnits(BigInt(lamports), units.SOL, getLanguage());
export const inTokens = (amount: string | bigint, decimals: number): string =>
  formatUnits(BigInt(amount), decimals, getLanguage());

/** Terms are read at a glance: parts of a token are left out. */
export const inWholeTokens = (amount: string, { decimals, symbol }: LaunchView): string =>
  `${formatUnits(BigInt(amount) / 10n ** BigInt(decimals), 0, getLanguage())} ${symbol}`;

/** In thousandths of a lamport each: what one whole token costs in SOL, cut at nine digits. */
export const priceOf = ({ goal, for_sale: forSale, decimals }: LaunchView): string =>
  inSol((BigInt(goal) * 10n ** BigInt(decimals)) / BigInt(forSale));

/** Whole percent of a part, at most all of it. */
export const percentOf = (part: string | bigint, whole: string | bigint): number => {
  const [some, all] = [BigInt(part), BigInt(whole)];
  return all === 0n ? 0 : Math.min(100, Number((some * 100n) / all));
};
