import type { LaunchId } from '@wagram/contract/kernel';
import type { LaunchView, TokenView } from '@wagram/contract/launchpad';
import { useParams } from 'react-router';
import { useSession } from '#auth';
import {
  CreatorPanel,
  HiddenNote,
  HolderList,
  launchTexts as words,
  LaunchTrust,
  RiskCard,
  SalePanel,
  stateName,
  TokenPicture,
  useFollowLaunches,
  useToken,
} from '#launchpad';
import { Button, ErrorState, Notice, openDialog, Skeleton } from '#ui';
import { LongAddress, NetworkMark, useNetwork, useWallet } from '#wallet';
import { BackBar } from '../back-bar.tsx';
import { TokenTrading } from './token-trading.tsx';

/** What a pledge asks to trust matters no more; trades say their own. */
const isOver = ({ state }: LaunchView): boolean => state === 'opened' || state === 'missed';

const Head = ({ token: { facts, launch } }: { readonly token: TokenView }) => (
  <header className="flex items-center gap-3">
    <TokenPicture url={launch?.image_url ?? null} symbol={launch?.symbol ?? '?'} />
    <div className="min-w-0">
      <h1 className="truncate text-2xl font-bold tracking-tight" dir="auto">
        {launch?.name ?? words.token.unnamed}
      </h1>
      <p className="text-sm text-ink-2">{launch !== null && `${launch.symbol} · ${stateName(launch)}`}</p>
      <LongAddress address={facts.mint} />
    </div>
  </header>
);

const ReportToken = ({ id }: { readonly id: LaunchId }) => (
  <Button look="ghost" onClick={() => openDialog('report', { target: 'launch', id })}>
    {words.report}
  </Button>
);

/** MON-10: what a token is, who holds it, and its sale where it was launched here. */
export const TokenPage = () => {
  const { address = '' } = useParams();
  const { user } = useSession();
  const { wallet } = useWallet();
  const network = useNetwork();
  const refresh = useFollowLaunches();
  const query = useToken(user?.id ?? null, address);
  const { data: token } = query;
  const state = network?.products.launchpad ?? 'off';
  return (
    <>
      <BackBar title={words.token.bar} />
      <div className="flex flex-col gap-5 px-4 pb-10 wide:px-6">
        <NetworkMark />
        {token === undefined && query.isPending && <Skeleton className="h-64" />}
        {token === undefined && query.isError && (
          <ErrorState title={words.token.failed} hint={query.error.message} onRetry={() => void query.refetch()} />
        )}
        {token !== undefined && (
          <>
            <Head token={token} />
            {state === 'paused' && <Notice tone="warning">{words.list.paused}</Notice>}
            {token.launch !== null && <HiddenNote launch={token.launch} />}
            {token.launch !== null && (
              <SalePanel
                memberId={user?.id ?? null}
                address={wallet?.state === 'ready' ? wallet.address : null}
                launch={token.launch}
                own={token.own}
                isOn={state === 'on'}
                onChanged={refresh}
              />
            )}
            {token.launch?.state === 'opened' && token.launch.is_mine && token.vesting !== null && user !== null && (
              <CreatorPanel memberId={user.id} launch={token.launch} vesting={token.vesting} onChanged={refresh} />
            )}
            {(token.launch === null || token.launch.state === 'opened') && (
              <TokenTrading mint={token.facts.mint} launch={token.launch} />
            )}
            {token.launch !== null && !isOver(token.launch) && <LaunchTrust />}
            <RiskCard token={token} />
            <HolderList token={token} />
            {token.launch?.is_mine === false && <ReportToken id={token.launch.id} />}
          </>
        )}
      </div>
    </>
  );
};
