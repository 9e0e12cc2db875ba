import { useId } from 'react';
import { classes } from '../classes.ts';

interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly (readonly [T, string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const segmentClass = (isChosen: boolean): string =>
  classes(
    'inline-flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-full px-3 text-base font-semibold whitespace-nowrap transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
    isChosen ? 'bg-surface text-ink shadow-sm dark:bg-line' : 'text-ink-2 hover:text-ink',
  );

/** A few that exclude one another, side by side. */
export const Segments = <T extends string | number>({ label, options, value, onChange }: SegmentsProps<T>) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex gap-1 rounded-full bg-sunken p-1">
      {options.map(([option, text]) => (
        <label key={option} className={segmentClass(option === value)}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </div>
  );
};
