import { formatUnits } from '@wagram/contract/kernel';
import { getLanguage } from '#kernel';

export const SOL_DECIMALS = 9;

/** Whole smallest units of a token, as people write them. */
export const writeUnits = (units: bigint, decimals: number): string => formatUnits(units, decimals, getLanguage());

export const writeSol = (lamports: bigint): string => writeUnits(lamports, SOL_DECIMALS);
