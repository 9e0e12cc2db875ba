import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Row } from './rows.ts';

const END_PX = 90;
const AHEAD_PX = 900;

const lastMessage = (rows: readonly Row[]) => rows.findLast((row) => row.type === 'message');
const firstMessage = (rows: readonly Row[]) => rows.find((row) => row.type === 'message');

/** Rows that came in at the top; only then the place is kept from the end. */
const useGrowsUpwards = (rows: readonly Row[]): boolean => {
  const first = firstMessage(rows)?.key;
  const before = useRef(first);
  const isPrepended = before.current !== undefined && first !== before.current;
  useEffect(() => {
    before.current = first;
  }, [first]);
  return isPrepended && rows.some(({ key }) => key === before.current);
};

interface PlaceOptions {
  readonly rows: readonly Row[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  readonly onOlder: () => void;
  readonly onNewer: () => void;
  readonly onNewest: () => void;
  readonly startsAtTop: boolean;
}

const freshIn = (rows: readonly Row[]): number => rows.findIndex((row) => row.type === 'fresh');

/** The last row that stands wholly on the screen. */
const lastSeen = (seen: VirtualizerHandle): number => {
  const end = seen.scrollOffset + seen.viewportSize;
  const index = seen.findItemIndex(end);
  return seen.getItemOffset(index) + seen.getItemSize(index) > end + 1 ? index - 1 : index;
};

/** Starts at the first unread message or the end, stays at the end while somebody is there, and loads both ways. */
export const usePlace = (options: PlaceOptions) => {
  const { rows, hasOlder, hasNewer, onOlder, onNewer, onNewest, startsAtTop } = options;
  const handle = useRef<VirtualizerHandle>(null);
  const isPlaced = useRef(false);
  const [isAtEnd, setAtEnd] = useState(() => freshIn(rows) < 0 && !hasNewer && !startsAtTop);
  const [seenRow, setSeenRow] = useState(-1);
  const endNow = useRef(isAtEnd);
  const offset = useRef(0);
  const shift = useGrowsUpwards(rows);
  const count = rows.length;
  const last = lastMessage(rows);
  const lastKey = last?.key;
  const isLastOwn = last?.shown.isOwn === true && last.shown.message === null;

  const toLast = useCallback(() => handle.current?.scrollToIndex(count - 1, { align: 'end' }), [count]);
  const toEnd = useCallback(() => {
    // What is loaded next takes the place of all this, and is shown from its end.
    endNow.current = true;
    if (hasNewer) onNewest();
    else toLast();
  }, [hasNewer, onNewest, toLast]);

  const look = useCallback(() => {
    const seen = handle.current;
    if (seen === null || !isPlaced.current || seen.viewportSize === 0) return;
    const left = seen.scrollSize - seen.scrollOffset - seen.viewportSize;
    // Only somebody who scrolls up leaves the end: messages that come faster than they are drawn push nobody away.
    const isFollowing = endNow.current && seen.scrollOffset >= offset.current;
    offset.current = seen.scrollOffset;
    endNow.current = (left < END_PX || isFollowing) && !hasNewer;
    setAtEnd(endNow.current);
    setSeenRow(lastSeen(seen));
    if (hasOlder && seen.scrollOffset < AHEAD_PX) onOlder();
    if (hasNewer && left < AHEAD_PX) onNewer();
  }, [hasOlder, hasNewer, onOlder, onNewer]);

  const fresh = freshIn(rows);
  useLayoutEffect(() => {
    if (isPlaced.current || count === 0) return;
    isPlaced.current = true;
    if (fresh >= 0) handle.current?.scrollToIndex(fresh, { align: 'start', offset: -24 });
    else if (!startsAtTop) toLast();
  }, [count, fresh, startsAtTop, toLast]);

  // What one has just written is always seen; what others write only by those who are there already.
  useLayoutEffect(() => {
    if (isPlaced.current && (endNow.current || isLastOwn)) toLast();
  }, [lastKey, isLastOwn, toLast]);

  useEffect(look, [look, count]);

  const handleResize = useCallback(() => {
    if (isPlaced.current && endNow.current) toLast();
    look();
  }, [toLast, look]);

  return { handle, shift, isAtEnd, seenRow: isAtEnd ? count - 1 : seenRow, toEnd, handleScroll: look, handleResize };
};
