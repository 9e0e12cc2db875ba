import { Rocket } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { requireSignIn, useSession } from '#auth';
import {
  LaunchDrawing,
  LaunchFeatures,
  LaunchForm,
  LaunchList,
  LaunchRow,
  launchTexts as words,
  LaunchTrust,
  NotifyMe,
  useFollowLaunches,
  useLaunches,
} from '#launchpad';
import type { LaunchFilter } from '#launchpad';
import { Button, EmptyState, Notice, PagedList, Skeleton, TabLinks } from '#ui';
import { NetworkMark, useNetwork, useWallet } from '#wallet';
import { BackBar } from '../back-bar.tsx';

const FILTERS: readonly LaunchFilter[] = ['open', 'over', 'pledged', 'mine'];
/** LAUN-01: where it is not offered. */
const Waiting = () => (
  <>
    <header className="flex flex-col items-center px-6 pt-2 pb-8 text-center">
      <LaunchDrawing />
      <p className="mt-5 rounded-full bg-accent-soft px-3.5 py-1.5 text-sm font-semibold text-accent-ink">
        {words.badge}
      </p>
      <h1 className="mt-4 text-3xl font-bold tracking-tight">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-104 text-base text-ink-2">{words.about}</p>
      <NotifyMe />
    </header>
    <div className="flex flex-col gap-7 px-4 pb-10 wide:px-6">
      <LaunchFeatures />
      <LaunchList />
    </div>
  </>
);

const Sales = ({ filter }: { readonly filter: LaunchFilter }) => {
  const { user } = useSession();
  const list = useLaunches(user?.id ?? null, filter);
  const launches = list.data?.pages.flatMap((page) => page.launches) ?? [];
  return (
    <PagedList
      list={list}
      isEmpty={launches.length === 0}
      loading={<Skeleton className="mx-4 h-24 wide:mx-6" />}
      failed={{ title: words.list.failed }}
      empty={
        <EmptyState
          icon={<Rocket aria-hidden="true" className="size-8" />}
          title={words.list.empty[filter]}
          hint={words.list.emptyHint}
        />
      }
    >
      <ul>
        {launches.map((launch) => (
          <LaunchRow key={launch.id} launch={launch} />
        ))}
      </ul>
    </PagedList>
  );
};

const Launchpad = ({ isPaused, isAway }: { readonly isPaused: boolean; readonly isAway: boolean }) => {
  const { user } = useSession();
  const { wallet } = useWallet();
  const [params, setParams] = useSearchParams();
  useFollowLaunches();
  const show = params.get('show');
  const filter = FILTERS.find((one) => one === show) ?? 'open';
  if (show === 'new' && user !== null && wallet?.state === 'ready')
    return <LaunchForm memberId={user.id} address={wallet.address} />;
  const handleNew = () => (user === null ? requireSignIn(words.form.signIn) : setParams({ show: 'new' }));
  return (
    <>
      <header className="space-y-4 px-4 pb-4 wide:px-6">
        <h1 className="text-2xl font-bold tracking-tight">{words.list.title}</h1>
        <p className="text-ink-2">{words.list.about}</p>
        {(isPaused || isAway) && <Notice tone="warning">{isPaused ? words.list.paused : words.list.away}</Notice>}
        {show === 'new' && user !== null && wallet !== null && <Notice>{words.list.noWallet}</Notice>}
        {!isPaused && !isAway && <Button onClick={handleNew}>{words.list.launch}</Button>}
        <LaunchTrust />
      </header>
      <TabLinks
        label={words.list.label}
        tabs={FILTERS.filter((one) => user !== null || one === 'open' || one === 'over').map((one) => ({
          to: `/launch-token?show=${one}`,
          text: words.list.tabs[one],
          isCurrent: filter === one,
        }))}
      />
      <Sales filter={filter} />
    </>
  );
};

/** LAUN-01, MON-10. */
export const LaunchTokenPage = () => {
  const network = useNetwork();
  const state = network?.products.launchpad ?? 'off';
  return (
    <>
      <BackBar title={words.bar} />
      {network === undefined && <Skeleton className="mx-4 h-64 wide:mx-6" />}
      {network !== undefined && state === 'off' && <Waiting />}
      {state !== 'off' && (
        <>
          <div className="px-4 pb-3 wide:px-6">
            <NetworkMark />
          </div>
          <Launchpad isPaused={state === 'paused'} isAway={network?.is_reachable === false} />
        </>
      )}
    </>
  );
};
