import { EXPORT_FILE_PATH } from '@wagram/contract/rights';
import type { ExportView } from '@wagram/contract/rights';
import { Download } from 'lucide-react';
import { formatDay, Row } from '#auth';
import { Button, buttonClass, Spinner, readableSize } from '#ui';
import { useAskForExport, useExport } from './api.ts';
import { texts } from './texts.ts';

const aboutOf = (made: ExportView | null): string => {
  if (made?.state === 'waiting') return texts.waitingAbout;
  if (made?.state === 'failed') return texts.failedAbout;
  if (made?.state === 'ready') return texts.ready(readableSize(made.size ?? 0), formatDay(made.expires_at ?? ''));
  return texts.archiveAbout;
};

const Action = ({ made, isDemo }: { readonly made: ExportView | null; readonly isDemo: boolean }) => {
  const { mutate, isPending } = useAskForExport();
  if (made?.state === 'waiting')
    return (
      <span role="status" className="flex items-center gap-2 text-sm font-medium text-ink-2">
        <Spinner /> {texts.waiting}
      </span>
    );
  if (made?.state === 'ready')
    return (
      <a href={`${EXPORT_FILE_PATH}?id=${made.id}`} download className={buttonClass('primary', 'sm')}>
        <Download aria-hidden="true" className="size-4" />
        {texts.download}
      </a>
    );
  return (
    <Button look="soft" size="sm" isBusy={isPending} disabled={isDemo} onClick={() => mutate()}>
      {texts.ask}
    </Button>
  );
};

/** PR-05: asked for, put together, fetched. */
export const ArchiveRow = ({ isDemo }: { readonly isDemo: boolean }) => {
  const { data } = useExport();
  const made = data?.export ?? null;
  const nextAt = made?.state === 'ready' ? (data?.next_at ?? null) : null;
  return (
    <Row
      title={texts.archive}
      about={
        <>
          {isDemo ? texts.demo : aboutOf(made)}
          {nextAt !== null && <span className="block">{texts.again(formatDay(nextAt))}</span>}
        </>
      }
      action={<Action made={made} isDemo={isDemo} />}
    />
  );
};
