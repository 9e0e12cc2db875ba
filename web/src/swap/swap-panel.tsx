import type { OwnTradeView, PoolView } from '@wagram/contract/swap';
import type { MemberId } from '@wagram/contract/kernel';
import { Link } from 'react-router';
import { requireSignIn, useSession } from '#auth';
import { Button, buttonClass, Notice, Skeleton } from '#ui';
import { GetTestSol, NetworkMark, SignSheet, useHoldings, useWallet } from '#wallet';
import { useFollowSwaps, useOwnTrades } from './api.ts';
import { SwapForm } from './swap-form.tsx';
import { SwapState, SwapTaking } from './swap-state.tsx';
import { texts } from './texts.ts';
import { OwnTradeList } from './trade-list.tsx';
import { SwapTrust } from './trust.tsx';
import { useSwap } from './use-swap.ts';

const words = texts.form;

interface TradingProps {
  readonly pool: PoolView;
  readonly memberId: MemberId;
  readonly address: string;
}

const namesOf = (pool: PoolView, me: string) => ({
  me,
  people: new Map([[pool.desk, texts.sign.desk]]),
  tokens: new Map([[pool.mint, { symbol: pool.symbol, decimals: pool.decimals }]]),
});

/** The list hears how far it has come. */
const newestOf = (trade: OwnTradeView | null, trades: readonly OwnTradeView[]): OwnTradeView | null =>
  trade === null ? null : (trades.find(({ id }) => id === trade.id) ?? trade);

/** The form, or what became of it. */
const Trading = ({ pool, memberId, address }: TradingProps) => {
  const swap = useSwap(memberId, address, pool.mint);
  const { holdings } = useHoldings(address);
  const list = useOwnTrades(memberId);
  useFollowSwaps();
  const trade = newestOf(swap.trade, list.trades);
  const isForm = trade === null && !swap.isTaking && swap.retry === null;
  const { draft } = swap;
  return (
    <>
      {trade !== null && <SwapState trade={trade} onMore={swap.forget} />}
      {trade === null && !isForm && <SwapTaking onRetry={swap.isTaking ? null : swap.retry} />}
      {isForm && pool.is_paused && <Notice tone="warning">{words.paused}</Notice>}
      {isForm && !pool.is_paused && (
        <>
          <GetTestSol memberId={memberId} address={address} />
          <SwapForm pool={pool} holdings={holdings} problem={swap.problem} onBegin={swap.begin} />
        </>
      )}
      {draft !== null && (
        <SignSheet
          memberId={memberId}
          address={address}
          title={texts.sign.title[draft.side](pool.symbol)}
          description={texts.sign.about}
          make={swap.make}
          names={namesOf(pool, address)}
          landed=""
          onSigned={swap.handleSigned}
          onBack={() => swap.begin(null)}
          onClose={() => swap.begin(null)}
        />
      )}
      <OwnTradeList trades={list.trades} />
    </>
  );
};

const Member = ({ pool, memberId }: { readonly pool: PoolView; readonly memberId: MemberId }) => {
  const { wallet } = useWallet();
  if (wallet === null) return <Skeleton className="h-64" />;
  if (wallet.state !== 'ready')
    return (
      <Link to="/wallet" className={buttonClass('primary', 'lg')}>
        {words.noWallet}
      </Link>
    );
  return <Trading pool={pool} memberId={memberId} address={wallet.address} />;
};

const Guest = () => (
  <>
    <p className="text-base text-ink-2">{words.guest}</p>
    <Button size="lg" onClick={() => requireSignIn(words.signInWhy)}>
      {words.signIn}
    </Button>
  </>
);

/** MON-07, MON-12: trading, on whichever page shows the token. */
export const SwapPanel = ({ pool }: { readonly pool: PoolView }) => {
  const { user } = useSession();
  return (
    <section
      id="swap"
      aria-labelledby="swap-title"
      className="flex scroll-mt-16 flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="swap-title" className="text-lg font-bold tracking-tight">
          {words.title(pool.symbol)}
        </h2>
        <NetworkMark />
      </div>
      {user === null ? <Guest /> : <Member pool={pool} memberId={user.id} />}
      <SwapTrust pool={pool} />
    </section>
  );
};
