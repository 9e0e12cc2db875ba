import type { LaunchView } from '@wagram/contract/launchpad';
import type { PoolView } from '@wagram/contract/swap';
import { launchTexts } from '#launchpad';
import { PriceChart, SwapPanel, swapTexts, TradeList, usePool, writePrice, writeShare, writeSol } from '#swap';
import { Card, ErrorState, Notice, Skeleton } from '#ui';

const words = launchTexts.trading;

const Figure = ({ label, value, hint }: { readonly label: string; readonly value: string; readonly hint?: string }) => (
  <div className="min-w-0 px-4 py-3">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="figures mt-0.5 font-semibold wrap-anywhere">{value}</dd>
    {hint !== undefined && <dd className="figures text-sm text-ink-2">{hint}</dd>}
  </div>
);

/** All of it from trades that have landed. */
const Figures = ({ pool: { price, change, cap, volume } }: { readonly pool: PoolView }) => (
  <Card>
    <dl className="grid sm:grid-cols-3">
      <Figure
        label={words.price}
        value={swapTexts.sol(writePrice(BigInt(price)))}
        {...(change === null ? {} : { hint: swapTexts.change(writeShare(change, true)) })}
      />
      <Figure label={words.cap} value={cap === null ? swapTexts.unknown : writeSol(BigInt(cap), 2)} />
      <Figure label={words.volume} value={writeSol(BigInt(volume), 2)} />
    </dl>
  </Card>
);

interface TokenTradingProps {
  readonly mint: string;
  /** Null: it was not launched here. */
  readonly launch: LaunchView | null;
}

/** MON-08, MON-10: price, chart and trades of a token that has a pool here. */
export const TokenTrading = ({ mint, launch }: TokenTradingProps) => {
  const { data: pool, isError, refetch } = usePool(mint);
  const isExpected = launch?.state === 'opened' && launch.pool_percent > 0;
  if (pool === undefined)
    return isError ? <ErrorState title={words.failed} onRetry={() => void refetch()} /> : <Skeleton className="h-24" />;
  if (pool === null) return isExpected ? <Notice>{words.soon}</Notice> : null;
  return (
    <section aria-label={words.title} className="flex flex-col gap-5">
      <Figures pool={pool} />
      <PriceChart pool={pool} />
      <SwapPanel pool={pool} />
      <TradeList pool={pool} />
    </section>
  );
};
