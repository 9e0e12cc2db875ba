import type { FeedType } from '@wagram/contract/posts';
import { Suspense } from 'react';
import { useDropPrinted } from '#kernel';
import { Feed, PostsLoading } from '#posts';
import { hasOwnRanking, useRankingChoices } from '#settings';
import { OwnTrending } from '#trending';

interface HomeFeedProps {
  readonly feed: FeedType;
  readonly visit: string;
  readonly isMember: boolean;
}

/** SOC-12: whoever has weights of their own reads Trending by them. */
export const HomeFeed = ({ feed, visit, isMember }: HomeFeedProps) => {
  const isOwn = hasOwnRanking(useRankingChoices()) && isMember;
  const isRanked = feed === 'trending' && isOwn;
  useDropPrinted(isRanked);
  if (!isRanked) return <Feed feed={feed} visit={visit} />;
  return (
    <Suspense fallback={<PostsLoading />}>
      <OwnTrending />
    </Suspense>
  );
};
