import type { TrendWindow } from '@wagram/contract/trending';
import { Flame } from 'lucide-react';
import { useMemo } from 'react';
import { PostList, PostsLoading, PostSlotsProvider, usePostSlots } from '#posts';
import { EmptyState, ErrorState } from '#ui';
import type { useHotPosts } from './api.ts';
import { EmptyAction } from './empty-action.tsx';
import { texts } from './texts.ts';
import { TrendsProvider, WhyHere } from './why-here.tsx';

/** TREND-01. The cards are the same as everywhere: a like here is a like. */
export const HotPosts = ({
  list,
  window,
}: {
  readonly list: ReturnType<typeof useHotPosts>;
  readonly window: TrendWindow;
}) => {
  const slots = usePostSlots();
  const withWhy = useMemo(() => ({ ...slots, Note: WhyHere }), [slots]);
  if (list.isPending) return <PostsLoading />;
  if (list.isError && !list.isFetchNextPageError)
    return <ErrorState title={texts.failed} hint={list.error?.message} onRetry={() => void list.refetch()} />;
  if (list.ids.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        icon={<Flame className="size-7" />}
        title={texts.empty.posts[window]}
        hint={texts.empty.postsHint}
        action={<EmptyAction tab="posts" window={window} />}
      />
    );
  }
  return (
    <PostSlotsProvider value={withWhy}>
      <TrendsProvider value={list.why}>
        <PostList
          key={list.name}
          name={list.name}
          ids={list.ids}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      </TrendsProvider>
    </PostSlotsProvider>
  );
};
