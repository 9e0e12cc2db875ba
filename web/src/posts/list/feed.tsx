import { asId, type PostId } from '@wagram/contract/kernel';
import type { FeedType, RepostLine } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { Flame, MessageSquareText, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useDropPrinted } from '#kernel';
import { buttonClass, EmptyState, ErrorState } from '#ui';
import { keyOfPosts, usePosts, useRefreshPosts, useViewerId } from '../api.ts';
import { NewPostsPill } from './new-posts-pill.tsx';
import { useNewPosts } from './news.ts';
import { PostList } from './post-list.tsx';
import { PostsLoading } from '../card/post-skeleton.tsx';
import { keepForReload, restoreAfterReload } from './reload.ts';
import { RepostLines } from '../card/repost-lines.tsx';
import { texts } from '../texts.ts';
import { WhyProvider } from '../card/why.tsx';

const words = texts.feed;
const WHY = { following: { feed: 'following' }, trenches: { feed: 'trenches' }, trending: { feed: 'trending' } };
const ICONS = { following: UsersRound, trenches: MessageSquareText, trending: Flame };

/** FEED-03: each feed says what would fill it. */
const FeedEmpty = ({ feed }: { readonly feed: FeedType }) => {
  const Icon = ICONS[feed];
  const discover = (
    <Link to="/explore?tab=creators" className={buttonClass('primary')}>
      {words.discover}
    </Link>
  );
  return (
    <EmptyState
      icon={<Icon aria-hidden="true" className="size-6" />}
      {...words.empty[feed]}
      {...(feed === 'following' ? { action: discover } : {})}
    />
  );
};

/** A place survives a reload: written when the page goes away, read before the list is first drawn. */
const useReloadKeeper = (key: readonly unknown[]): void => {
  const client = useQueryClient();
  useState(() => restoreAfterReload(client, key));
  const name = JSON.stringify(key);
  useEffect(() => {
    const handleLeave = () => keepForReload(client, JSON.parse(name) as unknown[]);
    window.addEventListener('pagehide', handleLeave);
    return () => window.removeEventListener('pagehide', handleLeave);
  }, [client, name]);
};

/** The place of the first entry: that of the repost, where somebody has passed it on. */
const newestIn = ([first]: readonly PostId[], reposts: readonly RepostLine[]): PostId | undefined => {
  const line = reposts.find((one) => one.post_id === first);
  return line === undefined ? first : asId<PostId>(line.id);
};

interface FeedProps {
  readonly feed: FeedType;
  readonly visit: string;
}

/** One feed: loading, empty, failed, or the list with what is new waiting above it. */
export const Feed = ({ feed, visit }: FeedProps) => {
  const source = { feed, visit };
  const key = keyOfPosts(source, useViewerId());
  useReloadKeeper(key);
  const { ids, reposts, isPending, isError, isFetchNextPageError, error, refetch, ...more } = usePosts(source);
  const [refresh, isRefreshing] = useRefreshPosts(source);
  const count = useNewPosts(feed, newestIn(ids, reposts));
  useDropPrinted(!isPending);
  if (isPending) return <PostsLoading />;
  // FEED-05: a failed load empties the list; a failed next page leaves what is being read.
  if (isError && !isFetchNextPageError) {
    return <ErrorState title={words.failed} hint={error?.message} onRetry={() => void refetch()} />;
  }
  if (ids.length === 0 && !more.hasNextPage) return <FeedEmpty feed={feed} />;
  return (
    <>
      <NewPostsPill count={count} isBusy={isRefreshing} onShow={() => void refresh()} />
      <WhyProvider value={WHY[feed]}>
        <RepostLines lines={reposts}>
          <PostList
            key={JSON.stringify(key)}
            name={JSON.stringify(key)}
            ids={ids}
            hasMore={more.hasNextPage}
            isLoadingMore={more.isFetchingNextPage}
            hasFailed={isFetchNextPageError}
            onMore={() => void more.fetchNextPage()}
          />
        </RepostLines>
      </WhyProvider>
    </>
  );
};
