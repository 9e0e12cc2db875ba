import { mediaCalls } from '@wagram/contract/media';
import { useQuery } from '@tanstack/react-query';
import { Row } from '#auth';
import { ask } from '#kernel';
import { readableSize } from './readable-size.ts';
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
            <meter
              aria-label={texts.storage}
              min={0}
              max={allowed}
              value={data.used}
              className="h-1.5 w-28 appearance-none"
            />
          )}
        </div>
      }
    />
  );
};
