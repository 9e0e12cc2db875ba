import { useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { classes } from './classes.ts';

/** A column is no wider than this, in pixels: a week does not pretend to be a month. */
const WIDEST = 40;

interface ColumnChartProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** What the slider chooses, and what it says of the chosen one. */
  readonly label: string;
  readonly sayOf: (item: T) => string;
  /** Below the first and the last. */
  readonly nameOf: (item: T) => string;
  /** What the chosen one holds. It is hidden from screen readers, which hear the slider. */
  readonly readout: (item: T) => ReactNode;
  readonly bars: (item: T) => ReactNode;
}

/** Columns side by side. One slider chooses among them, by keyboard, finger and pointer, and says what the chosen holds. */
export const ColumnChart = <T,>(props: ColumnChartProps<T>) => {
  const { items, keyOf, label, sayOf, nameOf, readout, bars } = props;
  const [chosen, setChosen] = useState(items.length - 1);
  const at = Math.min(chosen, items.length - 1);
  const item = items[at];
  if (item === undefined) return null;
  const handlePoint = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * items.length);
    setChosen(Math.max(0, Math.min(items.length - 1, index)));
  };
  const maxWidth = items.length * WIDEST;
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden="true">{readout(item)}</div>
      <div
        onPointerMove={handlePoint}
        onPointerDown={handlePoint}
        style={{ maxWidth }}
        className="relative touch-pan-y rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent-ink"
      >
        <div aria-hidden="true" className="flex">
          {items.map((one, index) => (
            <div
              key={keyOf(one)}
              data-column={keyOf(one)}
              className={classes('flex min-w-0 flex-1 flex-col items-center rounded-md', index === at && 'bg-sunken')}
            >
              {bars(one)}
            </div>
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={Math.max(items.length - 1, 1)}
          value={at}
          aria-label={label}
          aria-valuetext={sayOf(item)}
          onChange={(event) => setChosen(Number(event.target.value))}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </div>
      <div aria-hidden="true" className="tabular flex justify-between text-xs text-ink-3" style={{ maxWidth }}>
        <span>{nameOf(items[0] ?? item)}</span>
        {items.length > 1 && <span>{nameOf(items.at(-1) ?? item)}</span>}
      </div>
    </div>
  );
};
