import type { PostId } from '@wagram/contract/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { toggleCaptions } from '#media';
import { PostSlotsProvider, usePostSlots } from '#posts';
import { Button, Spinner } from '#ui';
import { movedOn, muted, START, tapped, toggled } from './autoplay.ts';
import type { Player } from './autoplay.ts';
import { CommentsSheet } from './comments-sheet.tsx';
import { seekBy } from './slide/seek.ts';
import { texts } from './texts.ts';
import { useCalm } from './slide/use-calm.ts';
import { slidesOn, useCurrent } from './use-current.ts';
import { useKeys } from './use-keys.ts';
import { usePageSeen } from './use-page-seen.ts';
import type { Talk } from './use-talk.ts';
import { VideoSlide } from './slide/video-slide.tsx';

const words = texts.feed;
/** So many before the end the next page is asked for. */
const AHEAD = 3;

interface VideoFeedProps {
  readonly talk: Talk;
  readonly ids: readonly PostId[];
  /** The viewer's own, just made: they are taken to it. */
  readonly freshId: PostId | null;
  /** A dialog or the camera covers it. */
  readonly isCovered: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
  /** Where it stands on the page. */
  readonly className: string;
  /** What lies over it. */
  readonly children: ReactNode;
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

/** Whoever closes the comments is back where they opened them. */
const useBackToReply = (stage: RefObject<HTMLElement | null>, index: number, isOpen: boolean): void => {
  const was = useRef(isOpen);
  useEffect(() => {
    const isClosed = was.current && !isOpen;
    was.current = isOpen;
    if (!isClosed) return;
    const reply = slidesOn(stage.current)[index]?.querySelector<HTMLElement>('[data-act="reply"]');
    window.requestAnimationFrame(() => reply?.focus({ preventScroll: true }));
  }, [stage, index, isOpen]);
};

// For as long as the page lives: another tab of videos sounds as this one did.
const sound = { isMuted: START.isMuted };

/** What plays, and how: the sound stays as it was chosen, from one video to the next and over comments. */
const usePlayer = ({ stage, index, shown, goTo }: ReturnType<typeof useCurrent>, isCalm: boolean) => {
  const [player, setPlayer] = useState<Player>(() => ({ ...START, isMuted: sound.isMuted }));
  useEffect(() => setPlayer(movedOn), [shown]);
  useEffect(() => {
    sound.isMuted = player.isMuted;
  }, [player.isMuted]);
  const hands = useMemo(
    () => ({
      tap: (isPlaying: boolean) => setPlayer((old) => tapped(old, isPlaying)),
      mute: () => setPlayer(muted),
    }),
    [],
  );
  const video = () => slidesOn(stage.current)[index]?.querySelector('video');
  useKeys({
    step: (by) => goTo(index + by, !isCalm),
    toggle: () => {
      const isPlaying = video()?.paused === false;
      setPlayer((old) => toggled(old, isPlaying));
    },
    mute: hands.mute,
    seek: (by) => seekBy(video(), by),
    captions: toggleCaptions,
  });
  return { player, hands };
};

/** One below the other; the one in view plays, muted until somebody wants to hear it. */
export const VideoFeed = ({ talk, ids, freshId, isCovered, className, children, ...more }: VideoFeedProps) => {
  const place = useCurrent(talk.visit, ids);
  const { stage, index, shown, goTo } = place;
  const isCalm = useCalm();
  const isSeen = usePageSeen() && !isCovered;
  const { player, hands } = usePlayer(place, isCalm);
  const slots = usePostSlots();
  const talking = useMemo(() => ({ ...slots, onReply: talk.open }), [slots, talk.open]);
  useBackToReply(stage, index, talk.isOpen);

  useEffect(() => {
    if (freshId !== null) goTo(0, false);
  }, [freshId, goTo]);

  const { hasMore, isLoadingMore, hasFailed, onMore } = more;
  const isNearEnd = hasMore && !isLoadingMore && !hasFailed && index >= ids.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, onMore]);

  return (
    <PostSlotsProvider value={talking}>
      <div className={className}>
        <div
          ref={stage}
          className="relative h-full snap-y snap-mandatory overflow-y-auto overscroll-contain [scrollbar-width:none]"
        >
          <div role="feed" aria-label={words.list} aria-busy={isLoadingMore} className="contents">
            {ids.map((id, at) => (
              <VideoSlide
                key={id}
                id={id}
                place={at}
                of={ids.length}
                distance={at - index}
                player={at === index ? player : START}
                isSeen={isSeen}
                isCalm={isCalm}
                isTalking={talk.isOpen && at === index}
                hands={hands}
              />
            ))}
          </div>
          <End hasMore={hasMore} hasFailed={hasFailed} onRetry={onMore} onTop={() => goTo(0, !isCalm)} />
        </div>
        {children}
      </div>
      {talk.isOpen && shown !== null && <CommentsSheet id={shown} onClose={talk.close} />}
    </PostSlotsProvider>
  );
};
