import { Skeleton } from '#ui';
import { texts } from './texts.ts';

export const ResultsLoading = () => (
  <div role="status" aria-label={texts.searching} className="flex flex-col">
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className="flex gap-3 border-b border-line px-4 py-4 wide:px-5">
        <Skeleton className="size-12 rounded-full" />
        <div className="flex flex-1 flex-col gap-2 pt-1">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-3.5 w-52" />
        </div>
      </div>
    ))}
  </div>
);
