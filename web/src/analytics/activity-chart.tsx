import { useState } from 'react';
import type { PointerEvent } from 'react';
import { classes, fullCount } from '#ui';
import { BARS, barHeight, longDay, shortDay } from './measure.ts';
import type { Day } from './measure.ts';
import { texts } from './texts.ts';

const words = texts.activity;
/** A day is no wider than this, in pixels: a week does not pretend to be a month. */
const WIDEST = 40;

const Legend = ({
  color,
  label,
  count,
}: {
  readonly color: string;
  readonly label: string;
  readonly count: number;
}) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden="true" className={classes('size-2.5 rounded-[3px]', color)} />
    <span className="text-ink-2">{label}</span>
    <span className="tabular font-semibold text-ink">{fullCount(count)}</span>
  </span>
);

/** What the chosen day was like; it doubles as the legend, so that nothing jumps when another is chosen. */
const Readout = ({ day }: { readonly day: Day }) => (
  <div aria-hidden="true" className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-0.5">
    <p className="font-semibold">{longDay(day.date)}</p>
    <p className="flex gap-4 text-sm">
      <Legend color="bg-accent" label={words.posts} count={day.posts} />
      <Legend color="bg-coral/80" label={words.likes} count={day.likes} />
      <span className="flex gap-1.5 text-ink-2">
        {words.views} <span className="tabular font-semibold text-ink">{fullCount(day.views)}</span>
      </span>
    </p>
  </div>
);

interface ColumnProps {
  readonly day: Day;
  readonly highest: { readonly posts: number; readonly likes: number };
  readonly isChosen: boolean;
}

/** Posts stand on the line, likes hang from it. */
const Column = ({ day, highest, isChosen }: ColumnProps) => (
  <div
    data-day={day.date}
    className={classes('flex min-w-0 flex-1 flex-col items-center rounded-md', isChosen && 'bg-sunken')}
  >
    <div className="flex w-full items-end justify-center" style={{ height: BARS.posts.most + 8 }}>
      <div
        data-bar="posts"
        className={classes('w-[72%] max-w-4 rounded-t-[3px]', day.posts === 0 ? 'bg-line' : 'bg-accent')}
        style={{ height: barHeight('posts', day.posts, highest.posts) }}
      />
    </div>
    <div className="mt-px flex w-full items-start justify-center" style={{ height: BARS.likes.most + 8 }}>
      <div
        data-bar="likes"
        className={classes('w-[72%] max-w-4 rounded-b-[3px]', day.likes === 0 ? 'bg-line' : 'bg-coral/80')}
        style={{ height: barHeight('likes', day.likes, highest.likes) }}
      />
    </div>
  </div>
);

/** ANAL-01: drawn by us. One slider chooses the day, by keyboard, finger and pointer, and says what it holds. */
export const ActivityChart = ({ days }: { readonly days: readonly Day[] }) => {
  const [chosen, setChosen] = useState(days.length - 1);
  const at = Math.min(chosen, days.length - 1);
  const day = days[at];
  if (day === undefined) return null;
  const highest = {
    posts: Math.max(...days.map(({ posts }) => posts)),
    likes: Math.max(...days.map(({ likes }) => likes)),
  };
  const handlePoint = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * days.length);
    setChosen(Math.max(0, Math.min(days.length - 1, index)));
  };
  return (
    <div className="flex flex-col gap-2">
      <Readout day={day} />
      <div
        onPointerMove={handlePoint}
        onPointerDown={handlePoint}
        style={{ maxWidth: days.length * WIDEST }}
        className="relative touch-pan-y rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent-ink"
      >
        <div aria-hidden="true" className="flex">
          {days.map((one, index) => (
            <Column key={one.date} day={one} highest={highest} isChosen={index === at} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={Math.max(days.length - 1, 1)}
          value={at}
          aria-label={words.pick}
          aria-valuetext={words.of(longDay(day.date), day.posts, day.likes, day.views)}
          onChange={(event) => setChosen(Number(event.target.value))}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </div>
      <div
        aria-hidden="true"
        className="tabular flex justify-between text-xs text-ink-3"
        style={{ maxWidth: days.length * WIDEST }}
      >
        <span>{shortDay(days[0]?.date ?? day.date)}</span>
        {days.length > 1 && <span>{shortDay(days.at(-1)?.date ?? day.date)}</span>}
      </div>
    </div>
  );
};
