import { PostList, PostsLoading } from '#posts';
import { useFoundPosts } from './api.ts';
import { NothingFound, SearchFailed } from './nothing-found.tsx';

export const PostResults = ({ words }: { readonly words: string }) => {
  const { ids, name, isPending, isError, isFetchNextPageError, hasNextPage, isFetchingNextPage, ...list } =
    useFoundPosts(words);
  if (isPending) return <PostsLoading />;
  if (isError && ids.length === 0) return <SearchFailed tab="posts" onRetry={() => void list.refetch()} />;
  if (ids.length === 0 && !hasNextPage) return <NothingFound tab="posts" words={words} />;
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
