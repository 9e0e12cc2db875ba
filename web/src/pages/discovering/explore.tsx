import { EXPLORE_TABS } from '@wagram/contract/explore';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  Communities,
  Creators,
  explorePath,
  exploreTexts as words,
  FilterRow,
  Posts,
  readExploring,
  Topics,
} from '#explore';
import { TabLinks, SearchLine } from '#ui';

const PARTS = { posts: Posts, communities: Communities, creators: Creators, topics: Topics };

/** EXPL-01: tab, filter and words stand in the address. */
export const ExplorePage = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const exploring = readExploring(params);
  const { tab, filter, q } = exploring;
  const Part = PARTS[tab];
  const handleSearch = useCallback(
    (next: string) => void navigate(explorePath({ tab, filter, q: next }), { replace: true }),
    [navigate, tab, filter],
  );
  return (
    <>
      <header className="flex flex-col gap-3 px-4 pt-4 pb-1 wide:px-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-2xl font-bold tracking-tight">{words.heading}</h1>
          <p className="text-sm text-ink-3">{words.updates}</p>
        </div>
        <SearchLine
          key={tab}
          label={words.search[tab]}
          clearLabel={words.clear}
          max={100}
          words={q}
          onSearch={handleSearch}
        />
      </header>
      <div className="sticky under-bar z-10 bg-paper/95 backdrop-blur-lg wide:bg-surface/95 [&>nav:first-child>a]:flex-auto [&>nav:first-child>a]:whitespace-nowrap max-[359px]:[&>nav:first-child>a]:text-sm">
        <TabLinks
          label={words.tabs}
          tabs={EXPLORE_TABS.map((each) => ({
            to: explorePath({ tab: each, filter: 'all', q: '' }),
            text: words.tab[each],
            isCurrent: each === tab,
          }))}
        />
        <FilterRow exploring={exploring} />
      </div>
      <Part exploring={exploring} />
    </>
  );
};
