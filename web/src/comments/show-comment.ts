import type { CommentId } from '@wagram/contract/kernel';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#kernel';
import type { PagedState } from '#ui';

export const commentElementId = (id: CommentId): string => `comment-${id}`;

/** Answers nothing: newer browsers answer a scroll with a promise, and an effect would take that for its end. */
const bringIntoView = (id: CommentId): void => {
  document.getElementById(commentElementId(id))?.scrollIntoView({ block: 'center', behavior: 'smooth' });
};

/** Brings a comment into view that the page has yet to draw. */
export const showComment = (id: CommentId): void => {
  afterPaint(() => bringIntoView(id));
};

/** Drawn inside of the comment that somebody came for, so it runs once that row stands: again for each click. */
export const IntoView = ({ id }: { readonly id: CommentId }): null => {
  const { key } = useLocation();
  useEffect(() => bringIntoView(id), [id, key]);
  return null;
};

/** A talk may be endless; who came for a comment that has gone is not kept waiting. */
const PAGES_MAX = 20;

/** The comment that the address names: its page is fetched if need be. */
export const useNamedComment = (
  ids: readonly CommentId[],
  list: PagedState & { readonly pages: number },
): CommentId | null => {
  const { hash } = useLocation();
  const named = /^#comment-(.+)$/.exec(hash)?.[1] ?? null;
  const here = ids.find((id) => id === named) ?? null;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, pages } = list;
  const isWanted = named !== null && here === null && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isWanted && pages < PAGES_MAX) void fetchNextPage();
  }, [isWanted, pages, fetchNextPage]);
  return here;
};
