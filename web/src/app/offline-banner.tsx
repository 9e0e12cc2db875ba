import { useIsOnline } from '#kernel';
import { texts } from './texts.ts';

export const OfflineBanner = () => {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="contents">
      {!isOnline && (
        <p className="sticky top-0 z-30 bg-amber-soft px-4 py-2 text-center text-sm font-medium text-amber">
          {texts.offline}
        </p>
      )}
    </div>
  );
};
