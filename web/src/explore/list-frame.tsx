import type { ReactNode } from 'react';
import { ErrorState, LoadMore, Skeleton } from '#ui';
import { texts } from './texts.ts';

export interface ListState {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

const Loading = () => (
  <div role="status" aria-label={texts.loading}>
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className="flex gap-3 border-b border-line px-4 py-4 wide:px-5">
        <Skeleton className="size-12 rounded-full!" />
        <div className="flex flex-1 flex-col gap-2 pt-1">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-3.5 w-11/12" />
        </div>
        <Skeleton className="h-9 w-24 rounded-full!" />
      </div>
    ))}
  </div>
);

interface FrameProps {
  readonly list: ListState;
  readonly isEmpty: boolean;
  readonly label: string;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** What a list says while it comes, when it does not, and when there is nothing. */
export const ListFrame = ({ list, isEmpty, label, empty, children }: FrameProps) => {
  if (list.isPending) return <Loading />;
  if (list.isError && !list.isFetchNextPageError)
    return <ErrorState title={texts.failed} hint={texts.failedHint} onRetry={() => void list.refetch()} />;
  if (isEmpty) return empty;
  return (
    <>
      <ul aria-label={label}>{children}</ul>
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
