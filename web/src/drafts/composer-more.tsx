import { CalendarClock, FilePen, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kernel';
import { IconButton } from '#ui';
import { texts } from './texts.ts';
import { whenText } from './when.ts';

const ScheduleSheet = lazy(async () => ({ default: (await import('./schedule-sheet.tsx')).ScheduleSheet }));

interface MoreProps {
  readonly at: Date | null;
  readonly onTime: (at: Date | null) => void;
  readonly onDrafts: () => void;
}

const LINE =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-start text-sm font-semibold text-accent-ink transition-colors duration-150 hover:bg-accent-soft';

/** SOC-16: when it goes out, and the way to what was kept before. */
export const ComposerMore = ({ at, onTime, onDrafts }: MoreProps) => {
  const [isPicking, setPicking] = useState(false);
  const choose = (next: Date | null) => {
    setPicking(false);
    onTime(next);
  };
  return (
    <div className="-mx-3 flex items-center gap-1">
      <button type="button" onClick={() => setPicking(true)} className={LINE}>
        <CalendarClock aria-hidden="true" className="size-4.5 shrink-0" />
        {at === null ? texts.schedule : texts.goesOut(whenText(at))}
      </button>
      {at === null ? (
        <button type="button" onClick={onDrafts} className={`${LINE} ms-auto`}>
          <FilePen aria-hidden="true" className="size-4.5 shrink-0" />
          {texts.drafts}
        </button>
      ) : (
        <IconButton label={texts.time.clear} onClick={() => onTime(null)}>
          <X aria-hidden="true" className="size-4.5" />
        </IconButton>
      )}
      {isPicking && (
        <Suspense fallback={null}>
          <ScheduleSheet
            at={at}
            onPick={choose}
            onClear={at === null ? undefined : () => choose(null)}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
