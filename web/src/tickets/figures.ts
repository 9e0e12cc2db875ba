import { formatUnits } from '@wagram/contract/kernel';
import type { SaleView } from '@wagram/contract/tickets';
import { getLanguage } from '#kernel';

/** '10 WGM' */
export const sumOf = (value: string, { decimals, symbol }: Pick<SaleView, 'decimals' | 'symbol'>): string =>
  `${formatUnits(BigInt(value), decimals, getLanguage())} ${symbol}`;
