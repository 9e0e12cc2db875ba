import { Hash } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState, Button } from '#ui';
import { useFoundTags } from './api.ts';
import { ResultsLoading } from './results-loading.tsx';
import { searchPath } from './search-path.ts';
import { texts } from './texts.ts';

const words = texts.page.tags;

/** Hashtags that begin like the words, each with its posts. */
export const TagResults = ({ words: query }: { readonly words: string }) => {
  const { data: tags = [], isPending, isError, refetch } = useFoundTags(query);
  if (isPending) return <ResultsLoading />;
  if (tags.length === 0) {
    const again = (
      <Button look="outline" onClick={() => void refetch()}>
        {texts.page.retry}
      </Button>
    );
    return (
      <EmptyState
        icon={<Hash className="size-7" />}
        title={words.nothing}
        hint={isError ? texts.page.failed : words.nothingHint(query)}
        {...(isError ? { action: again } : {})}
      />
    );
  }
  return (
    <ul className="flex flex-col">
      {tags.map(({ tag, posts }) => (
        <li key={tag} className="border-b border-line">
          <Link
            to={searchPath(`#${tag}`, 'posts')}
            className="flex min-h-16 items-center gap-3 px-4 transition-colors duration-150 hover:bg-sunken/50 focus-visible:-outline-offset-2 wide:px-5"
          >
            <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-2">
              <Hash aria-hidden="true" className="size-4.5" />
            </span>
            <span className="min-w-0 flex-1 truncate font-semibold">
              <bdi>#{tag}</bdi>
            </span>
            <span className="tabular shrink-0 text-sm text-ink-3">{texts.tagPosts(posts)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
