import type { OwnTradeView, PoolView, TradeView } from '@wagram/contract/swap';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes, ErrorState, Skeleton, TimeAgo } from '#ui';
import { useTrades } from './api.ts';
import { texts } from './texts.ts';
import { roundSum, writeSol } from './write.ts';

const words = texts.trades;
const OWN_MAX = 5;

interface RowProps {
  readonly trade: Pick<TradeView, 'side' | 'sol' | 'tokens' | 'signature' | 'created_at'>;
  readonly token: Pick<PoolView, 'symbol' | 'decimals'>;
  readonly aside?: ReactNode;
}

const Row = ({ trade, token, aside }: RowProps) => {
  const isBuy = trade.side === 'buy';
  const Icon = isBuy ? ArrowDownLeft : ArrowUpRight;
  const sum = roundSum(BigInt(trade.tokens), token);
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={`/tx/${trade.signature}`}
        className="-mx-2 flex min-h-14 items-center gap-3 rounded-field px-2 py-2 hover:bg-sunken"
      >
        <span
          className={classes(
            'inline-flex size-9 shrink-0 items-center justify-center rounded-full',
            isBuy ? 'bg-mint-soft text-mint' : 'bg-coral-soft text-coral',
          )}
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </span>
        <span className="figures min-w-0 flex-1 text-base font-medium">
          {isBuy ? words.bought(sum) : words.sold(sum)}
        </span>
        <span className="figures shrink-0 text-end text-sm text-ink-2">
          <span className="block text-base text-ink">{writeSol(BigInt(trade.sol), 4)}</span>
          {aside ?? <TimeAgo at={trade.created_at} />}
        </span>
      </Link>
    </li>
  );
};

/** MON-08: what others traded; who they are is not said. */
export const TradeList = ({ pool }: { readonly pool: PoolView }) => {
  const { data: trades, isError, refetch } = useTrades(pool.mint);
  return (
    <section aria-labelledby="last-trades" className="flex flex-col gap-2">
      <h2 id="last-trades" className="text-lg font-bold tracking-tight">
        {words.title}
      </h2>
      {trades === undefined && !isError && <Skeleton className="h-40" />}
      {trades === undefined && isError && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {trades?.length === 0 && <p className="text-base text-ink-2">{words.empty}</p>}
      {trades !== undefined && trades.length > 0 && (
        <ul aria-labelledby="last-trades">
          {trades.map((trade) => (
            <Row key={trade.id} trade={trade} token={pool} />
          ))}
        </ul>
      )}
    </section>
  );
};

const toRow = ({ side, amount_in: comes, amount_out: goes, signature, created_at }: OwnTradeView) => ({
  side,
  sol: side === 'buy' ? comes : goes,
  tokens: side === 'buy' ? goes : comes,
  signature,
  created_at,
});

export const OwnTradeList = ({ trades }: { readonly trades: readonly OwnTradeView[] }) =>
  trades.length === 0 ? null : (
    <div>
      <h3 id="own-trades" className="text-base font-semibold">
        {words.mine}
      </h3>
      <ul aria-labelledby="own-trades">
        {trades.slice(0, OWN_MAX).map((trade) => (
          <Row key={trade.id} trade={toRow(trade)} token={trade} aside={texts.states[trade.state]} />
        ))}
      </ul>
    </div>
  );
