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
  readonly onOlder: () => void;
}

/** Starts at the first unread message or the end, stays at the end while somebody is there, and loads upwards. */
export const usePlace = ({ rows, hasOlder, onOlder }: PlaceOptions) => {
  const handle = useRef<VirtualizerHandle>(null);
  const isPlaced = useRef(false);
  const endNow = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const shift = useGrowsUpwards(rows);
  const count = rows.length;
  const last = lastMessage(rows);
  const lastKey = last?.key;
  const isLastOwn = last?.shown.isOwn === true && last.shown.message === null;

  const toEnd = useCallback(() => handle.current?.scrollToIndex(count - 1, { align: 'end' }), [count]);

  const look = useCallback(() => {
    const seen = handle.current;
    if (seen === null || !isPlaced.current) return;
    const left = seen.scrollSize - seen.scrollOffset - seen.viewportSize;
    endNow.current = left < END_PX;
    setAtEnd(endNow.current);
    if (hasOlder && seen.scrollOffset < AHEAD_PX) onOlder();
  }, [hasOlder, onOlder]);

  const fresh = rows.findIndex((row) => row.type === 'fresh');
  useLayoutEffect(() => {
    if (isPlaced.current || count === 0) return;
    isPlaced.current = true;
    if (fresh > 0) handle.current?.scrollToIndex(fresh, { align: 'start', offset: -24 });
    else toEnd();
  }, [count, fresh, toEnd]);

  // What one has just written is always seen; what others write only by those who are there already.
  useLayoutEffect(() => {
    if (isPlaced.current && (endNow.current || isLastOwn)) toEnd();
  }, [lastKey, isLastOwn, toEnd]);

  useEffect(look, [look, count]);

  const handleResize = useCallback(() => {
    if (isPlaced.current && endNow.current) toEnd();
    look();
  }, [toEnd, look]);

  return { handle, shift, isAtEnd, toEnd, handleScroll: look, handleResize };
};
