import { mediaCalls } from '@wagram/contract/media';
import { useQuery } from '@tanstack/react-query';
import { Row } from '#auth';
import { ask } from '#kernel';
import { readableSize } from '#ui';
import { texts } from './texts.ts';

const useStorage = () =>
  useQuery({
    queryKey: ['storage'],
    queryFn: ({ signal }) => ask(mediaCalls.readStorage, {}, { signal }),
  });

/** SR-L10: what is taken up, of what there is. */
export const StorageRow = () => {
  const { data } = useStorage();
  const used = data === undefined ? texts.storageUnknown : readableSize(data.used);
  const allowed = data?.allowed ?? null;
  return (
    <Row
      title={texts.storage}
      about={texts.storageAbout}
      action={
        <div className="flex flex-col items-end gap-1.5 text-sm text-ink-2">
          <span>{allowed === null ? used : texts.storageOf(used, readableSize(allowed))}</span>
          {allowed !== null && data !== undefined && (
            <div
              role="meter"
              aria-label={texts.storage}
              aria-valuemin={0}
              aria-valuemax={allowed}
              aria-valuenow={data.used}
              className="h-1.5 w-28 overflow-hidden rounded-full bg-line"
            >
              {/* A little is still something. */}
              <div
                className="h-full min-w-1.5 rounded-full bg-accent"
                style={{ width: `${Math.min(100, (data.used / Math.max(allowed, 1)) * 100)}%` }}
              />
            </div>
          )}
        </div>
      }
    />
  );
};
