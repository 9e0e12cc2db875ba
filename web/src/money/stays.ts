import { FEES_KEPT } from '@wagram/contract/money';
import type { FundsView, KeyName, PoolStatus } from '@wagram/contract/money';
import { texts } from './texts-keys.ts';

/** Why a part of it stays. */
const whyOf = (name: KeyName, { mint }: FundsView): string => {
  if (mint !== null) return texts.kept[name];
  if (name === 'desk') return texts.feesAndTrades;
  return name === 'launch' ? texts.feesAndSales : texts.fees;
};

/** How much of it is owed or needed, and how much is free. */
export const whatStays = (
  name: KeyName,
  funds: FundsView,
  write: (amount: bigint, funds: FundsView) => string,
): string => {
  const [amount, kept] = [BigInt(funds.amount), BigInt(funds.kept)];
  if (kept === 0n) return texts.allFree;
  if (funds.mint === null && amount <= FEES_KEPT) return amount === 0n ? texts.nothing : texts.noneFree;
  return texts.line(write(kept, funds), whyOf(name, funds), write(BigInt(funds.free), funds));
};

/** What pools trade with of it; while trading is stopped it can leave, and trading goes on only when it is back. */
export const countedOn = (pools: readonly PoolStatus[], { mint }: FundsView): bigint =>
  pools.reduce((sum, pool) => {
    if (mint === null) return sum + BigInt(pool.sol);
    return pool.mint === mint ? sum + BigInt(pool.tokens) : sum;
  }, 0n);
