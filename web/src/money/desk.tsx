import type { MoneyView } from '@wagram/contract/money';
import { Unplug } from 'lucide-react';
import { DeskTabs } from '#moderation';
import { EmptyState, ErrorState, Skeleton } from '#ui';
import { MoneyAlerts } from './alerts.tsx';
import { useKeys, useMoney } from './api.ts';
import { KeysPart } from './keys.tsx';
import { NetworkPart, ProductsPart } from './network.tsx';
import { LaunchesPart, PoolsPart, StakingPart } from './products.tsx';
import { SweepsPart } from './sweeps.tsx';
import { texts } from './texts.ts';
import { TreasuryPart, WithdrawalsPart } from './treasury.tsx';

const Waiting = () => (
  <div role="status" aria-label={texts.loading} className="flex flex-col gap-4 p-4 wide:p-6">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
);

const Inside = ({ money }: { readonly money: MoneyView }) => {
  const { data } = useKeys();
  const { network, products, treasury, pools, staking, launches } = money;
  if (network === null)
    return (
      <EmptyState
        icon={<Unplug aria-hidden="true" className="size-7" />}
        title={texts.noNetwork}
        hint={texts.noNetworkHint}
      />
    );
  return (
    <>
      <MoneyAlerts money={money} keys={data?.keys ?? []} />
      <NetworkPart network={network} />
      <ProductsPart products={products} />
      <TreasuryPart treasury={treasury} />
      {treasury !== null && <WithdrawalsPart treasury={treasury} />}
      <PoolsPart pools={pools} />
      <StakingPart staking={staking} />
      {network.genesis !== null && <LaunchesPart counts={launches} />}
      <KeysPart kind={network.kind} />
      <SweepsPart />
    </>
  );
};

/** MON-12: everything about the money of this server, for who runs it. */
export const MoneyDesk = () => {
  const { data, isError, refetch } = useMoney();
  return (
    <>
      <header className="px-4 pt-5 pb-3 wide:px-6">
        <h1 className="text-2xl font-bold tracking-tight">{texts.heading}</h1>
        <p className="mt-0.5 text-base text-ink-2">{texts.about}</p>
      </header>
      <DeskTabs current="money" />
      {data !== undefined && <Inside money={data} />}
      {data === undefined && isError && <ErrorState title={texts.failed} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Waiting />}
    </>
  );
};
