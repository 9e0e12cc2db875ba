import type { ReactNode } from 'react';
import { PagedList, Skeleton } from '#ui';
import type { PagedState } from '#ui';
import { texts } from './texts.ts';

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
  readonly list: PagedState;
  readonly isEmpty: boolean;
  readonly label: string;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

export const ListFrame = ({ label, children, ...list }: FrameProps) => (
  <PagedList {...list} loading={<Loading />} failed={{ title: texts.failed }}>
    <ul aria-label={label}>{children}</ul>
  </PagedList>
);
