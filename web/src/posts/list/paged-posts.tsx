import type { ReactNode } from 'react';
import { ErrorState } from '#ui';
import type { usePostPages } from '../api.ts';
import { PostList } from './post-list.tsx';
import { PostsLoading } from '../card/post-skeleton.tsx';
import { RepostLines } from '../card/repost-lines.tsx';

interface PagedPostsProps {
  readonly list: ReturnType<typeof usePostPages>;
  readonly empty: ReactNode;
}

/** A list of posts that nothing new comes into while somebody reads: a profile, a list of people, the quotes of a post. */
export const PagedPosts = ({ list, empty }: PagedPostsProps) => {
  const { ids, reposts, name, isPending, isError, isFetchNextPageError, refetch, ...more } = list;
  if (isPending) return <PostsLoading />;
  if (isError && !isFetchNextPageError) return <ErrorState onRetry={() => void refetch()} />;
  if (ids.length === 0 && !more.hasNextPage) return empty;
  return (
    <RepostLines lines={reposts}>
      <PostList
        key={name}
        name={name}
        ids={ids}
        hasMore={more.hasNextPage}
        isLoadingMore={more.isFetchingNextPage}
        hasFailed={isFetchNextPageError}
        onMore={() => void more.fetchNextPage()}
      />
    </RepostLines>
  );
};
