import type { StreamId } from '@wagram/contract/kernel';
import { streamChatCalls } from '@wagram/contract/streams';
import type { ReplayMessage } from '@wagram/contract/streams';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { ask } from '#kernel';

const PAGE = 50;
/** A screen holds so many; what is older has been read. */
const SHOWN = 100;
/** Whoever jumps reads also what was said a little before. */
const BEFORE_MS = 60_000;
/** The next page is asked for this long before it is needed. */
const AHEAD_MS = 15_000;

/** Where a jump to a moment begins to read. Moments of the same minute share an answer. */
export const beginFor = (atMs: number): number => Math.max(0, Math.floor(atMs / BEFORE_MS) * BEFORE_MS - BEFORE_MS);

export type Step = 'stay' | 'more' | 'jump';

/**
 * What to do at a moment, with messages from `beginMs` up to `endMs`: null when there are no others. What lies a few pages
 * ahead is jumped to instead of being read through.
 */
export const stepAt = (atMs: number, beginMs: number, endMs: number | null): Step => {
  if (atMs < beginMs) return 'jump';
  if (endMs === null || atMs < endMs - AHEAD_MS) return 'stay';
  return beginFor(atMs) > endMs ? 'jump' : 'more';
};

export const saidUntil = (messages: readonly ReplayMessage[], atMs: number): readonly ReplayMessage[] => {
  const next = messages.findIndex((one) => one.at_ms > atMs);
  return (next === -1 ? messages : messages.slice(0, next)).slice(-SHOWN);
};

/** The moment that a film shows, as it plays and as somebody jumps in it. */
export const useMoment = (video: RefObject<HTMLVideoElement | null>): number => {
  const [atMs, setAt] = useState(0);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const look = () => setAt(Math.round(element.currentTime * 1_000));
    const events = ['timeupdate', 'seeking', 'seeked'] as const;
    for (const event of events) element.addEventListener(event, look);
    return () => events.forEach((event) => element.removeEventListener(event, look));
  }, [video]);
  return atMs;
};

/** STG-01: what had been said in a stream at a moment of its replay, oldest first. */
export const useReplayChat = (streamId: StreamId, atMs: number) => {
  const [beginMs, setBegin] = useState(0);
  const list = useInfiniteQuery({
    queryKey: ['replay-chat', streamId, beginMs],
    queryFn: ({ pageParam, signal }) =>
      ask(
        streamChatCalls.listReplayChat,
        { stream_id: streamId, from_ms: beginMs, limit: PAGE, cursor: pageParam },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = list;
  const messages = useMemo(() => (data?.pages ?? []).flatMap((page) => page.messages), [data]);
  const endMs = hasNextPage ? (messages.at(-1)?.at_ms ?? null) : null;
  const step = data === undefined || isPlaceholderData ? 'stay' : stepAt(atMs, beginMs, endMs);
  useEffect(() => {
    if (step === 'jump') setBegin(beginFor(atMs));
    else if (step === 'more' && !isFetching && !isError) void fetchNextPage();
  }, [step, atMs, isFetching, isError, fetchNextPage]);
  return { shown: saidUntil(messages, atMs), isError: isError && data === undefined, refetch: list.refetch };
};
