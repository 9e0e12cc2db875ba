import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Communities, useCommunities } from '#explore';
import { LookUpElsewhere } from '#federation';
import { FollowTagButton } from '#lists';
import {
  namesOf,
  PeopleResults,
  PostResults,
  ResultsLoading,
  SEARCH_TABS,
  SearchChips,
  SearchStart,
  searchPath,
  searchTexts as words,
  tabOrder,
  TagResults,
  useFoundPeople,
  useFoundPosts,
  useFoundTags,
  type SearchTab,
} from '#search';
import { TopicList, useTopics } from '#trending';
import { TabLinks } from '#ui';

/** The page of one hashtag: it can be followed (SOC-11). */
const HASHTAG = /^#[\p{L}\p{M}\p{N}_]{1,50}$/u;

interface ResultsProps {
  readonly query: string;
}

const Results = ({ query, tab }: ResultsProps & { readonly tab: SearchTab }) => {
  if (tab === 'people') return <PeopleResults words={query} />;
  if (tab === 'posts') return <PostResults key={query} words={query} />;
  if (tab === 'hashtags') return <TagResults words={query} />;
  return <Communities exploring={{ tab: 'communities', filter: 'all', q: namesOf(query) }} />;
};

const Tabbed = ({ query, tab }: ResultsProps & { readonly tab: SearchTab | null }) => (
  <>
    <div className="sticky under-bar z-10 bg-paper/95 backdrop-blur-lg wide:bg-surface/95">
      <TabLinks
        label={words.tabs}
        tabs={SEARCH_TABS.map((each) => ({
          to: searchPath(query, each),
          text: words[each],
          isCurrent: each === tab,
        }))}
      />
    </div>
    {tab === null ? <ResultsLoading /> : <Results query={query} tab={tab} />}
  </>
);

/** MEND-08: the first that has something, as soon as those before it are known to have nothing. It then stays. */
const Everywhere = ({ query }: ResultsProps) => {
  const people = useFoundPeople(query);
  const posts = useFoundPosts(query);
  const tags = useFoundTags(query);
  const groups = useCommunities('all', namesOf(query));
  const found: Readonly<Record<SearchTab, { readonly isPending: boolean; readonly count: number }>> = {
    people: { isPending: people.isPending, count: people.data?.length ?? 0 },
    posts: { isPending: posts.isPending, count: posts.ids.length },
    groups: { isPending: groups.isPending, count: groups.ids.length },
    hashtags: { isPending: tags.isPending, count: tags.data?.length ?? 0 },
  };
  const opened = useRef<SearchTab | null>(null);
  const order = tabOrder(query);
  const next = order.find((tab) => found[tab].isPending || found[tab].count > 0) ?? order[0] ?? 'people';
  if (!found[next].isPending) opened.current ??= next;
  return <Tabbed query={query} tab={opened.current} />;
};

const SHOWN = 5;

/** What people talk about now, for whoever has nothing to look for yet. */
const TrendingNow = () => {
  const list = useTopics('24h');
  return <TopicList list={{ ...list, topics: list.topics.slice(0, SHOWN), hasNextPage: false }} empty={null} />;
};

/** SRCH-01: people, posts, groups and hashtags for the words in the address. */
export const SearchPage = () => {
  const [params] = useSearchParams();
  const query = (params.get('q') ?? '').trim().slice(0, 100);
  const tab = SEARCH_TABS.find((each) => each === params.get('tab'));
  if (query === '') {
    return (
      <>
        <h1 className="sr-only">{words.page.heading}</h1>
        <SearchStart trending={<TrendingNow />} />
      </>
    );
  }
  return (
    <>
      <div className="flex items-center justify-between gap-3 px-4 pt-4 pb-1 wide:px-5">
        <h1 dir="auto" className="min-w-0 truncate text-xl font-bold tracking-tight">
          {words.page.for(query)}
        </h1>
        {HASHTAG.test(query) && <FollowTagButton tag={query.slice(1).toLowerCase()} />}
      </div>
      <LookUpElsewhere key={query} query={query} />
      <SearchChips query={query} {...(tab === undefined ? {} : { tab })} />
      {tab === undefined ? <Everywhere key={query} query={query} /> : <Tabbed query={query} tab={tab} />}
    </>
  );
};
