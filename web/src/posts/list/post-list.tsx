import type { PostId } from '@wagram/contract/kernel';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint, isPrinting } from '#kernel';
import { WindowVirtualizer } from 'virtua';
import type { WindowVirtualizerHandle } from 'virtua';
import { useKnownPost } from '../card/text/entities.ts';
import { FoldedPost } from '../card/folded-post.tsx';
import { pastTop, placeOf, readPlace, rememberPlace, rememberSizes, sizesFor } from './place.ts';
import { PostCard } from '../card/post-card.tsx';
import { PostListFoot } from './post-list-foot.tsx';
import { settlePlace } from './settle-place.ts';
import { texts } from '../texts.ts';

export interface PostListProps {
  readonly ids: readonly PostId[];
  /** A name under which the reading place is kept while the page lives. */
  readonly name: string;
  readonly hasMore?: boolean;
  readonly isLoadingMore?: boolean;
  readonly hasFailed?: boolean;
  readonly onMore?: () => void;
}

/** Asked for so many posts before the end, the next page is there when the reader is. */
const AHEAD = 8;
const BUFFER_PX = 900;
/** So many fill a phone: the server prints them, and a page draws them before the others. */
const FIRST = 3;
const printed = isPrinting ? { ssrCount: FIRST } : {};

const Row = ({ id, index, of }: { readonly id: PostId; readonly index: number; readonly of: number }) => {
  const post = useKnownPost(id);
  if (post === null) return null;
  return (
    <FoldedPost post={post} place={{ index, of }}>
      <PostCard post={post} place={{ index, of }} />
    </FoldedPost>
  );
};

/** Finds the place that was left on an earlier visit, and remembers it while somebody reads. */
const usePlace = (name: string, ids: readonly PostId[]) => {
  const list = useRef<HTMLDivElement>(null);
  const handle = useRef<WindowVirtualizerHandle>(null);
  const shown = useRef(ids);
  shown.current = ids;
  const isSettling = useRef(false);
  // Not while the list goes away: by then the browser may have scrolled for the next page.
  const remember = useCallback(() => {
    if (list.current === null || handle.current === null || isSettling.current) return;
    rememberPlace(name, readPlace(list.current, handle.current, shown.current));
  }, [name]);
  useLayoutEffect(() => {
    const place = placeOf(name);
    const index = place === null ? -1 : shown.current.indexOf(place.anchor);
    const measured = handle.current;
    let stop = () => undefined as void;
    if (place !== null && index >= 0 && list.current !== null && measured !== null) {
      isSettling.current = true;
      stop = settlePlace(list.current, measured, index, place, () => {
        isSettling.current = false;
      });
    }
    return () => {
      stop();
      if (measured !== null) rememberSizes(name, measured.cache, shown.current.length);
    };
  }, [name]);
  return { list, handle, remember };
};

/**
 * Nobody knows how high a card is before one was measured, and a list that guesses draws a whole page of them in one go.
 * So the first few are drawn alone, and the others a moment later; a place that was left needs all at once.
 */
const useFirstAlone = (name: string, ids: readonly PostId[]): readonly PostId[] => {
  const [isWhole, setWhole] = useState(() => isPrinting || placeOf(name) !== null || ids.length <= FIRST);
  useEffect(() => {
    if (isWhole) return undefined;
    return afterPaint(() => startTransition(() => setWhole(true)));
  }, [isWhole]);
  return isWhole ? ids : ids.slice(0, FIRST);
};

/** A post put first while somebody reads further down must not push the page: the list then grows upwards. */
const useGrowsUpwards = (ids: readonly PostId[], isReading: () => boolean): boolean => {
  const first = useRef(ids[0]);
  const isPrepended = first.current !== undefined && ids[0] !== first.current && ids.includes(first.current);
  useEffect(() => {
    first.current = ids[0];
  }, [ids]);
  return isPrepended && isReading();
};

/** Draws only what is near the window, keeps its place, and asks for more in time. */
export const PostList = ({
  ids,
  name,
  hasMore = false,
  isLoadingMore = false,
  hasFailed = false,
  onMore,
}: PostListProps) => {
  const { list, handle, remember } = usePlace(name, ids);
  const drawn = useFirstAlone(name, ids);
  const isWhole = drawn.length === ids.length;
  const growsUpwards = useGrowsUpwards(ids, () => list.current !== null && pastTop(list.current) > 0);
  const wantsMore = isWhole && hasMore && !isLoadingMore && !hasFailed;
  const lookAhead = useCallback(() => {
    const seen = handle.current;
    if (seen === null || !wantsMore) return;
    if (seen.findItemIndex(seen.scrollOffset + seen.viewportSize) >= ids.length - AHEAD) onMore?.();
  }, [handle, wantsMore, ids.length, onMore]);
  // Before they were measured, new cards count as next to nothing, and the end would seem near.
  useEffect(() => afterPaint(lookAhead), [lookAhead]);
  const handleScroll = () => {
    remember();
    lookAhead();
  };
  const of = hasMore ? -1 : ids.length;
  const sizes = sizesFor(placeOf(name), ids.length);
  return (
    <>
      <div ref={list} role="feed" aria-label={texts.feed.posts} aria-busy={isLoadingMore}>
        <WindowVirtualizer
          ref={handle}
          data={drawn}
          bufferSize={BUFFER_PX}
          shift={growsUpwards}
          {...printed}
          onScroll={handleScroll}
          onScrollEnd={remember}
          {...(sizes === undefined ? {} : { cache: sizes })}
        >
          {(id, index) => <Row key={id} id={id} index={index} of={of} />}
        </WindowVirtualizer>
      </div>
      {isWhole && <PostListFoot hasMore={hasMore} hasFailed={hasFailed} onRetry={() => onMore?.()} />}
    </>
  );
};
