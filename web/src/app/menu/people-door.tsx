import { Suspense } from 'react';
import { lazy } from '#kernel';
import { Card, useIsExtraWide } from '#ui';

// Behind the first paint, and only where there is room for it.
const WhoToFollow = lazy(async () => ({ default: (await import('#explore')).WhoToFollow }));

/** SOC-15: beside the page. */
export const PeopleBeside = () => {
  const isShown = useIsExtraWide();
  return (
    <Suspense fallback={null}>
      {isShown && (
        <Card className="empty:hidden">
          <WhoToFollow shown={3} hasMore />
        </Card>
      )}
    </Suspense>
  );
};
