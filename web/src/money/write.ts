import { formatUnits, units } from '@wagram/contract/kernel';
import type { FundsView } from '@wagram/contract/money';
import { shortAddress } from '#chain';
import { getLanguage } from '#kernel';
import { texts as keyTexts } from './texts-keys.ts';
import { texts } from './texts.ts';

interface Token {
  readonly symbol: string | null;
  readonly decimals: number;
  readonly mint?: string | null;
}

export const nameOf = ({ symbol, mint }: Pick<FundsView, 'symbol' | 'mint'>): string =>
  symbol ?? keyTexts.unknownToken(shortAddress(mint ?? ''));

const PLACES = 4;

/** To four places, as a list says it. */
export const sumOf = (amount: string | bigint, { symbol, decimals, mint = null }: Token): string => {
  const value = BigInt(amount);
  const step = 10n ** BigInt(Math.max(0, decimals - PLACES));
  const shown = value < step ? value : value - (value % step);
  return texts.of(formatUnits(shown, decimals, getLanguage()), nameOf({ symbol, mint }));
};

/** To the last unit. */
export const exactSum = (amount: string | bigint, { symbol, decimals, mint = null }: Token): string =>
  texts.of(formatUnits(BigInt(amount), decimals, getLanguage()), nameOf({ symbol, mint }));

export const solOf = (lamports: string | bigint): string => sumOf(lamports, { symbol: 'SOL', decimals: units.SOL });

export const creditOf = (amount: string, symbol: string): string =>
  texts.of(getLanguage().number(BigInt(amount)), symbol);

/** Rates and fees are kept in hundredths of a percent. */
export const percentOf = (bps: number): string =>
  getLanguage().number(bps / 10_000, { style: 'percent', maximumFractionDigits: 2 });

/** Longer than anybody reads: the first digits, and how many there are. */
export const hugeNumber = (value: string): string =>
  getLanguage().number(Number(value), { notation: 'scientific', maximumSignificantDigits: 6 });
