import type { PoolView } from '@wagram/contract/swap';
import { parseUnits } from '@wagram/contract/kernel';
import { buyTexts, TokenAddress, TokenHead, TokenStory, TokenTrade } from '#buy';
import type { TokenFigures } from '#buy';
import type { ReactNode } from 'react';
import {
  PriceChart,
  SwapPanel,
  swapTexts,
  TradeList,
  usePool,
  writeDollars,
  writePrice,
  writeShare,
  writeSol,
} from '#swap';
import { ErrorState, Skeleton } from '#ui';

const USD_DECIMALS = 9;

/** Dollars are only said where the operator names a price in them. */
const dollarsOf = ({ usd, decimals }: PoolView, tokens: bigint): string | null => {
  const one = usd === null ? null : parseUnits(usd, USD_DECIMALS);
  if (one === null) return null;
  const worth = Number((tokens * one) / 10n ** BigInt(decimals)) / 10 ** USD_DECIMALS;
  return swapTexts.dollars(writeDollars(worth));
};

/** MON-08: all of it from trades that have landed. */
const figuresOf = (pool: PoolView): TokenFigures => {
  const { price, change, cap, supply, volume, decimals } = pool;
  return {
    price: swapTexts.sol(writePrice(BigInt(price))),
    priceHint:
      dollarsOf(pool, 10n ** BigInt(decimals)) ?? (change === null ? null : swapTexts.change(writeShare(change, true))),
    cap: cap === null ? swapTexts.unknown : writeSol(BigInt(cap), 0),
    capHint: supply === null ? null : dollarsOf(pool, BigInt(supply)),
    volume: writeSol(BigInt(volume), 2),
  };
};

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-col gap-8 px-4 py-6 pb-10 wide:px-6">{children}</div>
);

/** BUY-01, MON-08: with a pool it is traded here; without one the page leads elsewhere, or warns. */
export const BuyPage = () => {
  const { data: pool, isError, refetch } = usePool();
  if (pool === undefined)
    return (
      <Frame>
        {isError ? (
          <ErrorState title={buyTexts.failed} onRetry={() => void refetch()} />
        ) : (
          <>
            <Skeleton className="h-16" />
            <Skeleton className="h-64" />
          </>
        )}
      </Frame>
    );
  if (pool === null)
    return (
      <Frame>
        <TokenHead figures={null} />
        <TokenTrade />
        <TokenStory isTradedHere={false} />
      </Frame>
    );
  return (
    <Frame>
      <TokenHead figures={figuresOf(pool)} />
      <PriceChart pool={pool} />
      <SwapPanel pool={pool} />
      <TradeList pool={pool} />
      <TokenAddress address={pool.mint} />
      <TokenStory isTradedHere />
    </Frame>
  );
};
