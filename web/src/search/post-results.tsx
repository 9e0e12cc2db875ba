import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { PostList, PostsLoading } from '#posts';
import { Button, buttonClass, EmptyState } from '#ui';
import { useFoundPosts } from './api.ts';
import { searchPath } from './search-path.ts';
import { texts } from './texts.ts';

export const PostResults = ({ words }: { readonly words: string }) => {
  const { ids, name, isPending, isError, isFetchNextPageError, hasNextPage, isFetchingNextPage, ...list } =
    useFoundPosts(words);
  if (isPending) return <PostsLoading />;
  if (ids.length === 0 && !hasNextPage) {
    return (
      <EmptyState
        icon={<SearchX className="size-7" />}
        title={texts.page.noPosts}
        hint={<bdi>{texts.page.noPostsHint(words)}</bdi>}
        action={
          isError ? (
            <Button look="outline" onClick={() => void list.refetch()}>
              {texts.page.retry}
            </Button>
          ) : (
            <Link to={searchPath(words, 'people')} className={buttonClass('outline')}>
              {texts.page.toPeople}
            </Link>
          )
        }
      />
    );
  }
  return (
    <PostList
      key={name}
      name={name}
      ids={ids}
      hasMore={hasNextPage}
      isLoadingMore={isFetchingNextPage}
      hasFailed={isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
    />
  );
};
