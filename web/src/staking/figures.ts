import { formatUnits } from '@wagram/contract/kernel';
import type { StakingView } from '@wagram/contract/staking';
import { getLanguage } from '#kernel';
import { texts } from './texts.ts';

/** So many smallest units of the token, as people write them. */
export const sumOf = (units: bigint, { decimals, symbol }: StakingView['token']): string =>
  texts.of(formatUnits(units, decimals, getLanguage()), symbol);

/** Rates are kept in hundredths of a percent. */
export const rateOf = (rate: number): string => texts.percent(formatUnits(BigInt(rate), 2, getLanguage()));
