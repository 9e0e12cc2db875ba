import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { texts } from '../texts.ts';

interface LoadMoreProps {
  readonly isLoading: boolean;
  readonly hasFailed?: boolean;
  readonly onLoad: () => void;
}

const AHEAD = '600px';

/** The end of a list: it asks for the next page before one gets there. Without an observer, or after a failure, it is a button. */
export const LoadMore = ({ isLoading, hasFailed = false, onLoad }: LoadMoreProps) => {
  const place = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  load.current = onLoad;
  const isWatching = !isLoading && !hasFailed;
  useEffect(() => {
    if (!isWatching || place.current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWatching]);
  return (
    <div ref={place} className="flex justify-center py-5">
      <Button look="ghost" size="sm" isBusy={isLoading} onClick={onLoad}>
        {hasFailed ? texts.retry : texts.more}
      </Button>
    </div>
  );
};
