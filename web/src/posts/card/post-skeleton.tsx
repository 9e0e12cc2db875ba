import { Skeleton } from '#ui';
import { texts } from '../texts.ts';

const LINES = [['w-11/12', 'w-3/5'], ['w-10/12', 'w-11/12', 'w-2/5'], ['w-4/5']];

const CardSkeleton = ({ lines, hasMedia }: { readonly lines: readonly string[]; readonly hasMedia: boolean }) => (
  <div className="flex gap-3 border-b border-line px-4 pt-4 pb-4 wide:gap-3.5 wide:px-5">
    <Skeleton className="size-11 shrink-0 rounded-full!" />
    <div className="min-w-0 flex-1">
      <Skeleton className="mt-1 h-4 w-40" />
      {lines.map((width) => (
        <Skeleton key={width} className={`mt-2.5 h-4 ${width}`} />
      ))}
      {hasMedia && <Skeleton className="mt-3.5 aspect-video w-full rounded-2xl!" />}
      <Skeleton className="mt-4 h-4 w-3/4 max-w-80" />
    </div>
  </div>
);

/** FEED-03. */
export const PostsLoading = () => (
  <div>
    <p role="status" className="px-4 pt-4 text-center text-sm text-ink-3">
      {texts.feed.loading}
    </p>
    {LINES.map((lines, place) => (
      <CardSkeleton key={lines.join()} lines={lines} hasMedia={place === 1} />
    ))}
  </div>
);
