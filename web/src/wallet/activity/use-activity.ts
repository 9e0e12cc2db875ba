// Activity: what the ledger and what the chain tell, as one list by time.
import type { MemberId } from '@wagram/contract/kernel';
import type { MovementView } from '@wagram/contract/ledger';
import type { ChainEntryView } from '@wagram/contract/wallet';
import { listAllMovements, useMovements } from '#ledger';
import type { PagedState } from '#ui';
import { listAllEntries, useChainEntries } from './entries.ts';
import { goes } from './entry-words.ts';
import { merge, timesOf } from './merge.ts';
import type { Source } from './merge.ts';
import { useNetworkQuery } from '../network.ts';

export type ActivityFilter = 'all' | 'credit' | 'chain' | 'in' | 'out';

export type ActivityItem =
  | { readonly at: number; readonly movement: MovementView }
  | { readonly at: number; readonly entry: ChainEntryView };

export interface ActivityOf {
  /** Null: a guest, who has no credit. */
  readonly memberId: MemberId | null;
  readonly address: string;
  readonly filter: ActivityFilter;
}

const directionOf = (filter: ActivityFilter): 'in' | 'out' | undefined =>
  filter === 'in' || filter === 'out' ? filter : undefined;

const ofLedger = (movements: readonly MovementView[]): ActivityItem[] =>
  movements.map((movement) => ({ at: Date.parse(movement.created_at), movement }));

const ofChain = (entries: readonly ChainEntryView[], filter: ActivityFilter): ActivityItem[] => {
  const times = timesOf(entries.map(({ at }) => at));
  const direction = directionOf(filter);
  const items = entries.map((entry, place) => ({ at: times[place] ?? 0, entry }));
  return direction === undefined ? items : items.filter(({ entry }) => goes(entry, direction));
};

type PagedQuery = Omit<PagedState, 'error'> & { readonly data: unknown; readonly error: Error | null };

/** One that is not asked for, or does not come, is empty: the other one is shown without it. */
const sourceOf = (query: PagedQuery, isWanted: boolean, items: readonly ActivityItem[]): Source<ActivityItem> =>
  isWanted && query.data !== undefined ? { items, hasMore: query.hasNextPage } : { items: [], hasMore: false };

export const useActivity = ({ memberId, address, filter }: ActivityOf) => {
  const network = useNetworkQuery();
  const hasChain = network.data != null;
  const wants = { ledger: memberId !== null && filter !== 'chain', chain: hasChain && filter !== 'credit' };
  const ledger = useMovements(memberId, { direction: directionOf(filter) }, wants.ledger);
  const chain = useChainEntries(address, wants.chain);
  const { items, waitsFor } = merge(
    sourceOf(ledger, wants.ledger, ofLedger(ledger.movements)),
    sourceOf(chain, wants.chain, ofChain(chain.entries, filter)),
  );
  const asked: PagedQuery[] = [...(wants.ledger ? [ledger] : []), ...(wants.chain ? [chain] : [])];
  const lost = asked.filter((query) => query.isError && query.data === undefined);
  const next: PagedQuery[] = [...(waitsFor.first ? [ledger] : []), ...(waitsFor.second ? [chain] : [])];
  const list: PagedState = {
    isPending: network.isPending || asked.some((query) => query.isPending),
    isError: lost.length > 0 && lost.length === asked.length,
    error: lost[0]?.error ?? null,
    isFetchNextPageError: next.some((query) => query.isFetchNextPageError),
    hasNextPage: next.length > 0,
    isFetchingNextPage: next.some((query) => query.isFetchingNextPage),
    refetch: () => [network, ...asked].map((query) => query.refetch()),
    fetchNextPage: () => next.map((query) => query.fetchNextPage()),
  };
  const isChainLost = network.isError || lost.includes(chain);
  /** The one that did not come while the other did. */
  const missing = list.isError ? null : isChainLost ? 'chain' : lost.length > 0 ? 'credit' : null;
  return { list, items, hasChain, missing } as const;
};

/** Everything of a filter, up to so many of each, for a file. */
export const listAllActivity = async (
  { memberId, address, filter }: ActivityOf,
  hasChain: boolean,
  most: { readonly ledger: number; readonly chain: number },
): Promise<{ items: readonly ActivityItem[]; isWhole: boolean }> => {
  const none = { movements: [], entries: [], isWhole: true };
  const [ledger, chain] = await Promise.all([
    memberId === null || filter === 'chain'
      ? none
      : listAllMovements(memberId, { direction: directionOf(filter) }, most.ledger),
    hasChain && filter !== 'credit' ? listAllEntries(address, most.chain) : none,
  ]);
  const { items } = merge(
    { items: ofLedger(ledger.movements), hasMore: false },
    { items: ofChain(chain.entries, filter), hasMore: false },
  );
  return { items, isWhole: ledger.isWhole && chain.isWhole };
};
