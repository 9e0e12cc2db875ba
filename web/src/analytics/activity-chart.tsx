import { classes, ColumnChart, fullCount, longDay, shortDay } from '#ui';
import { BARS, barHeight } from './measure.ts';
import type { Day } from './measure.ts';
import { texts } from './texts.ts';

const words = texts.activity;

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
  <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-0.5">
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

/** Posts stand on the line, likes hang from it. */
const Bars = ({ day, highest }: { readonly day: Day; readonly highest: Pick<Day, 'posts' | 'likes'> }) => (
  <>
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
  </>
);

/** ANAL-01: drawn by us. */
export const ActivityChart = ({ days }: { readonly days: readonly Day[] }) => {
  const highest = {
    posts: Math.max(...days.map(({ posts }) => posts)),
    likes: Math.max(...days.map(({ likes }) => likes)),
  };
  return (
    <ColumnChart
      items={days}
      keyOf={({ date }) => date}
      label={words.pick}
      sayOf={({ date, posts, likes, views }) => words.of(longDay(date), posts, likes, views)}
      nameOf={({ date }) => shortDay(date)}
      readout={(day) => <Readout day={day} />}
      bars={(day) => <Bars day={day} highest={highest} />}
    />
  );
};
