import type { PostId } from '@wagram/contract/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Button, Spinner } from '#ui';
import { movedOn, muted, START, tapped, toggled } from './autoplay.ts';
import type { Player } from './autoplay.ts';
import { texts } from './texts.ts';
import { useCalm } from './use-calm.ts';
import { slidesOn, useCurrent } from './use-current.ts';
import { useKeys } from './use-keys.ts';
import { usePageSeen } from './use-page-seen.ts';
import { VideoSlide } from './video-slide.tsx';

const words = texts.feed;
/** So many before the end the next page is asked for. */
const AHEAD = 3;

interface VideoFeedProps {
  readonly visit: string;
  readonly ids: readonly PostId[];
  /** The viewer's own, just made: they are taken to it. */
  readonly freshId: PostId | null;
  /** A dialog or the camera covers it. */
  readonly isCovered: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

const End = ({
  hasMore,
  hasFailed,
  onRetry,
  onTop,
}: {
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onTop: () => void;
}) => (
  <div className="flex h-28 snap-end flex-col items-center justify-center gap-3 text-sm text-ink-3">
    {hasFailed && (
      <Button look="outline" size="sm" onClick={onRetry}>
        {words.retry}
      </Button>
    )}
    {!hasFailed && hasMore && <Spinner className="size-5" label={words.loading} />}
    {!hasFailed && !hasMore && (
      <>
        {words.end}
        <Button look="outline" size="sm" onClick={onTop}>
          {words.toTop}
        </Button>
      </>
    )}
  </div>
);

/** One below the other; the one in view plays, muted until somebody wants to hear it. */
export const VideoFeed = ({ visit, ids, freshId, isCovered, ...more }: VideoFeedProps) => {
  const { stage, index, shown, goTo } = useCurrent(visit, ids);
  const [player, setPlayer] = useState<Player>(START);
  const isCalm = useCalm();
  const isSeen = usePageSeen() && !isCovered;
  useEffect(() => setPlayer(movedOn), [shown]);

  useEffect(() => {
    if (freshId !== null) goTo(0, false);
  }, [freshId, goTo]);

  const { hasMore, isLoadingMore, hasFailed, onMore } = more;
  const isNearEnd = hasMore && !isLoadingMore && !hasFailed && index >= ids.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, onMore]);

  const hands = useMemo(
    () => ({
      tap: (isPlaying: boolean) => setPlayer((old) => tapped(old, isPlaying)),
      mute: () => setPlayer(muted),
    }),
    [],
  );
  useKeys({
    step: (by) => goTo(index + by, !isCalm),
    toggle: () => {
      const extras = slidesOn(stage.current)[index]?.querySelector('video');
      setPlayer((old) => toggled(old, extras?.paused === false));
    },
    mute: hands.mute,
  });

  return (
    <div
      ref={stage}
      className="relative h-full snap-y snap-mandatory overflow-y-auto overscroll-contain [scrollbar-width:none]"
    >
      <div role="feed" aria-label={words.list} aria-busy={isLoadingMore} className="contents">
        {ids.map((id, place) => (
          <VideoSlide
            key={id}
            id={id}
            place={place}
            of={ids.length}
            distance={place - index}
            player={place === index ? player : START}
            isSeen={isSeen}
            isCalm={isCalm}
            hands={hands}
          />
        ))}
      </div>
      <End hasMore={hasMore} hasFailed={hasFailed} onRetry={onMore} onTop={() => goTo(0, !isCalm)} />
    </div>
  );
};
