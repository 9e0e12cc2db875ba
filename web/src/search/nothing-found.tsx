import { SearchX, UserSearch } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass, EmptyState } from '#ui';
import { PEOPLE_LISTED, useFoundPeople, useFoundPosts } from './api.ts';
import { searchPath } from './search-path.ts';
import { texts } from './texts.ts';

const page = texts.page;
const icons = { people: <UserSearch className="size-7" />, posts: <SearchX className="size-7" /> };

type SearchTab = 'people' | 'posts';

interface NothingProps {
  readonly tab: SearchTab;
  readonly words: string;
}

interface OtherTabProps extends NothingProps {
  /** What the other tab has: null as long as nobody knows. */
  readonly count: number | null;
  readonly hasMore: boolean;
}

/** Leads to the tab that has something; where neither has, more words will not help. */
const Nothing = ({ tab, words, count, hasMore }: OtherTabProps) => {
  const { title, hint, other } = page.nothing[tab];
  const more = count === null ? '' : count === 0 ? page.nowhere : other.count(count, hasMore);
  return (
    <EmptyState
      icon={icons[tab]}
      title={title}
      hint={
        <>
          <bdi>{hint(words)}</bdi> <span role="status">{more}</span>
        </>
      }
      action={
        count === null || count === 0 ? undefined : (
          <Link to={searchPath(words, tab === 'people' ? 'posts' : 'people')} className={buttonClass('primary')}>
            {other.show}
          </Link>
        )
      }
    />
  );
};

const NoPeople = ({ words }: { readonly words: string }) => {
  const { ids, isPending, hasNextPage } = useFoundPosts(words);
  return <Nothing tab="people" words={words} count={isPending ? null : ids.length} hasMore={hasNextPage} />;
};

const NoPosts = ({ words }: { readonly words: string }) => {
  const { data = [], isPending } = useFoundPeople(words);
  const hasMore = data.length === PEOPLE_LISTED;
  return <Nothing tab="posts" words={words} count={isPending ? null : data.length} hasMore={hasMore} />;
};

export const NothingFound = ({ tab, words }: NothingProps) =>
  tab === 'people' ? <NoPeople words={words} /> : <NoPosts words={words} />;

/** SRCH-01: errors show no results; what people can do is ask again. */
export const SearchFailed = ({ tab, onRetry }: { readonly tab: SearchTab; readonly onRetry: () => void }) => (
  <EmptyState
    icon={icons[tab]}
    title={page.nothing[tab].title}
    hint={page.failed}
    action={
      <Button look="outline" onClick={onRetry}>
        {page.retry}
      </Button>
    }
  />
);
