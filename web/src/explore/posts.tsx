import { PostList, PostsLoading } from '#posts';
import { ErrorState } from '#ui';
import { useExplorePosts } from './api.ts';
import { ExploreEmpty } from './explore-empty.tsx';
import type { Exploring, FilterOf } from './explore-path.ts';
import { texts } from './texts.ts';

export const Posts = ({ exploring }: { readonly exploring: Exploring }) => {
  const list = useExplorePosts(exploring.filter as FilterOf<'posts'>, exploring.q);
  if (list.isPending) return <PostsLoading />;
  if (list.isError && !list.isFetchNextPageError)
    return <ErrorState title={texts.failed} hint={list.error?.message} onRetry={() => void list.refetch()} />;
  if (list.ids.length === 0 && !list.hasNextPage) return <ExploreEmpty exploring={exploring} />;
  return (
    <PostList
      key={list.name}
      name={list.name}
      ids={list.ids}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      hasFailed={list.isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
    />
  );
};
