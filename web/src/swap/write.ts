import { formatUnits } from '@wagram/contract/kernel';
import { PRICE_DECIMALS } from '@wagram/contract/swap';
import type { PoolView } from '@wagram/contract/swap';
import { getLanguage } from '#kernel';
import { texts } from './texts.ts';

const SOL_DECIMALS = 9;
const PRICE_DIGITS = 6;

const cut = (value: bigint, places: number): bigint => (places <= 0 ? value : value - (value % 10n ** BigInt(places)));

/** With as many digits as say something. */
export const writePrice = (price: bigint): string =>
  formatUnits(cut(price, String(price).length - PRICE_DIGITS), PRICE_DECIMALS, getLanguage());

/** With so many digits behind the point at most: large sums need none to the last. */
export const writeUnits = (units: bigint, decimals: number, places = decimals): string =>
  formatUnits(cut(units, decimals - places), decimals, getLanguage());

export const writeSol = (lamports: bigint, places = SOL_DECIMALS): string =>
  texts.sol(writeUnits(lamports, SOL_DECIMALS, places));

/** To the last unit. */
export const sumOf = (units: bigint, { symbol, decimals }: Pick<PoolView, 'symbol' | 'decimals'>): string =>
  texts.of(writeUnits(units, decimals), symbol);

/** To four places, as a list says it. */
export const roundSum = (units: bigint, { symbol, decimals }: Pick<PoolView, 'symbol' | 'decimals'>): string =>
  texts.of(writeUnits(units, decimals, Math.min(decimals, 4)), symbol);

/** Hundredths of a percent. */
export const writeShare = (bps: number, isSigned = false): string =>
  texts.percent(
    getLanguage().number(bps / 100, { maximumFractionDigits: 2, ...(isSigned && { signDisplay: 'exceptZero' }) }),
  );

export const writeDollars = (value: number): string =>
  getLanguage().number(value, { style: 'currency', currency: 'USD', maximumSignificantDigits: 4 });
