import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadMore } from './load-more.tsx';

/** What a list that comes page by page says of itself, as an infinite query does. */
export interface PagedState {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error?: Error | null;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface PagedListProps {
  readonly list: PagedState;
  readonly isEmpty: boolean;
  readonly loading: ReactNode;
  /** Without a hint of its own the error's sentence is told (MEND-17): only a network failure speaks of the connection. */
  readonly failed: { readonly title: string; readonly hint?: string | undefined };
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A list while it comes, when it does not, when there is nothing, and with the way to more at its end. */
export const PagedList = ({ list, isEmpty, loading, failed, empty, children }: PagedListProps) => {
  if (list.isPending) return loading;
  if (isEmpty && list.isError)
    return <ErrorState hint={list.error?.message} {...failed} onRetry={() => void list.refetch()} />;
  // What was taken off it here may have been all of a page, and not the last one.
  if (isEmpty && !list.hasNextPage) return empty;
  return (
    <>
      {children}
      {list.hasNextPage && (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
};
