import type { MemberId } from '@wagram/contract/kernel';
import { Suspense } from 'react';
import { lazy } from '#kernel';
import { Skeleton } from '#ui';

// Few open this tab first: what it shows comes with it.
const List = lazy(async () => ({ default: (await import('#tickets')).TicketList }));

export const WalletTickets = ({ memberId }: { readonly memberId: MemberId | null }) => (
  <Suspense fallback={<Skeleton className="m-5 h-40" />}>
    <List me={memberId} />
  </Suspense>
);
