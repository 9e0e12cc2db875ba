import { EXPLORE_FILTERS, EXPLORE_TABS } from '@wagram/contract/explore';
import type { ExploreTab } from '@wagram/contract/explore';

export type FilterOf<T extends ExploreTab> = (typeof EXPLORE_FILTERS)[T][number];
export type AnyFilter = FilterOf<ExploreTab>;

export interface Exploring {
  readonly tab: ExploreTab;
  readonly filter: AnyFilter;
  readonly q: string;
}

/** What is as it is without saying so does not stand in the address. */
export const explorePath = ({ tab, filter, q }: Exploring): string => {
  const query = new URLSearchParams({
    ...(tab === 'posts' ? {} : { tab }),
    ...(filter === 'all' ? {} : { filter }),
    ...(q === '' ? {} : { q }),
  });
  return query.size === 0 ? '/explore' : `/explore?${query}`;
};

/** An address that somebody made up shows what is nearest to it. */
export const readExploring = (params: URLSearchParams): Exploring => {
  const tab = EXPLORE_TABS.find((each) => each === params.get('tab')) ?? 'posts';
  const filters: readonly AnyFilter[] = EXPLORE_FILTERS[tab];
  const filter = filters.find((each) => each === params.get('filter')) ?? 'all';
  return { tab, filter, q: (params.get('q') ?? '').trim().slice(0, 100) };
};
