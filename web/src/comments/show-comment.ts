import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PagedState } from '#ui';

export const commentElementId = (id: string): string => `comment-${id}`;

/** Brings a comment into view once the page has drawn it. */
export const showComment = (id: string): void => {
  window.requestAnimationFrame(() =>
    window.requestAnimationFrame(() =>
      document.getElementById(commentElementId(id))?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
    ),
  );
};

/** A talk may be endless; who came for a comment that has gone is not kept waiting. */
const PAGES_MAX = 20;

/** The comment that the address names: its page is fetched if need be, and it is brought into view once. */
export const useNamedComment = (
  ids: readonly string[],
  list: PagedState & { readonly pages: number },
): string | null => {
  const { hash, key } = useLocation();
  const id = /^#comment-(.+)$/.exec(hash)?.[1] ?? null;
  const isHere = id !== null && ids.includes(id);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, pages } = list;
  const isWanted = id !== null && !isHere && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isWanted && pages < PAGES_MAX) void fetchNextPage();
  }, [isWanted, pages, fetchNextPage]);
  useEffect(() => {
    if (isHere) showComment(id);
  }, [isHere, id, key]);
  return isHere ? id : null;
};
