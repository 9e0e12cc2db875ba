import type { HoldingsView } from '@wagram/contract/chain';
import { useState } from 'react';
import { getLanguage } from '#kernel';
import { listTokens } from '../network.ts';
import { SOL_DECIMALS, writeUnits } from '../units.ts';

interface Sum {
  readonly unit: string;
  readonly amount: bigint;
  readonly decimals: number;
}

/** What has a name here; what nobody knows may come from anybody, and is no news. */
const sumsOf = (holdings: HoldingsView): Sum[] => [
  { unit: 'SOL', amount: BigInt(holdings.lamports), decimals: SOL_DECIMALS },
  ...listTokens(holdings).flatMap(({ symbol, amount, decimals }) =>
    symbol === null ? [] : [{ unit: symbol, amount, decimals }],
  ),
];

/** CHN-11: what has come since somebody began to wait for it; null: nothing yet. */
export const useArrived = (holdings: HoldingsView | null): string | null => {
  const [first, setFirst] = useState<HoldingsView | null>(null);
  if (first === null && holdings !== null) setFirst(holdings);
  if (first === null || holdings === null) return null;
  const before = new Map(sumsOf(first).map(({ unit, amount }) => [unit, amount]));
  const came = sumsOf(holdings).flatMap(({ unit, amount, decimals }) => {
    const more = amount - (before.get(unit) ?? 0n);
    return more > 0n ? [`${writeUnits(more, decimals)} ${unit}`] : [];
  });
  return came.length === 0 ? null : getLanguage().list(came);
};
