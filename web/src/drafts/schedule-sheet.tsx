import { scheduleProblem, scheduleRange } from '@wagram/contract/drafts';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { getLanguage } from '#kernel';
import { Button, Dialog, Field, localTime } from '#ui';
import { texts } from './texts.ts';
import { quickTimes, timeOf, whenText } from './when.ts';

interface SheetProps {
  /** What was chosen before. */
  readonly at: Date | null;
  readonly onPick: (at: Date) => void;
  readonly onClear?: (() => void) | undefined;
  readonly onClose: () => void;
}

const words = texts.time;

const QuickTimes = ({ onPick }: Pick<SheetProps, 'onPick'>) => (
  <div className="grid gap-2 sm:grid-cols-2">
    {quickTimes(new Date()).map((at, place) => (
      <Button key={at.getTime()} look="outline" onClick={() => onPick(at)}>
        {place === 0
          ? words.tomorrow(timeOf(at))
          : words.day(getLanguage().date(at, { weekday: 'long', day: 'numeric', month: 'short' }), timeOf(at))}
      </Button>
    ))}
  </div>
);

const errorOf = (at: Date): string | undefined => {
  if (Number.isNaN(at.getTime())) return words.tooSoon;
  const problem = scheduleProblem(at, new Date());
  if (problem === null) return undefined;
  return problem === 'too_soon' ? words.tooSoon : words.tooFarAhead;
};

/** SOC-16: the reader's own clock and zone; what is kept is the moment. */
export const ScheduleSheet = ({ at, onPick, onClear, onClose }: SheetProps) => {
  const [value, setValue] = useState(() => localTime(at ?? quickTimes(new Date())[0] ?? new Date()));
  const [error, setError] = useState<string | undefined>();
  const chosen = new Date(value);
  const { first, last } = scheduleRange(new Date());
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The form of the composer is around it in React's tree.
    event.stopPropagation();
    const problem = errorOf(chosen);
    setError(problem);
    if (problem === undefined) onPick(chosen);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4 px-6 pt-5 sm:pb-1">
        <QuickTimes onPick={onPick} />
        <Field
          label={words.label}
          type="datetime-local"
          value={value}
          min={localTime(first)}
          max={localTime(last)}
          onChange={(next) => {
            setValue(next);
            setError(undefined);
          }}
          error={error}
          hint={Number.isNaN(chosen.getTime()) ? words.tooSoon : texts.goesOut(whenText(chosen))}
        />
        <Button type="submit">{words.set}</Button>
        {onClear !== undefined && (
          <Button look="ghost" onClick={onClear}>
            {words.clear}
          </Button>
        )}
      </form>
    </Dialog>
  );
};
