import { Compass } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { PeopleResults, PostResults, searchPath, searchTexts as words, tabFor, type SearchTab } from '#search';
import { EmptyState, TabLinks } from '#ui';

const TABS: readonly { readonly tab: SearchTab; readonly text: string }[] = [
  { tab: 'people', text: words.people },
  { tab: 'posts', text: words.posts },
];

/** SRCH-01: people or posts for the words in the address. */
export const SearchPage = () => {
  const [params] = useSearchParams();
  const query = (params.get('q') ?? '').trim().slice(0, 100);
  const wanted = params.get('tab');
  const current = TABS.find(({ tab }) => tab === wanted)?.tab ?? tabFor(query);
  if (query === '') {
    return (
      <>
        <h1 className="sr-only">{words.page.heading}</h1>
        <EmptyState icon={<Compass className="size-7" />} title={words.page.startTitle} hint={words.page.startHint} />
      </>
    );
  }
  return (
    <>
      <h1 dir="auto" className="truncate px-4 pt-4 pb-1 text-xl font-bold tracking-tight wide:px-5">
        {words.page.for(query)}
      </h1>
      <div className="sticky top-16 z-10 bg-paper/95 backdrop-blur-lg wide:top-[78px] wide:bg-surface/95">
        <TabLinks
          label={words.tabs}
          tabs={TABS.map(({ tab, text }) => ({ to: searchPath(query, tab), text, isCurrent: tab === current }))}
        />
      </div>
      {current === 'people' ? <PeopleResults words={query} /> : <PostResults key={query} words={query} />}
    </>
  );
};
