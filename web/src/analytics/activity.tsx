import { BarChart3, Table2 } from 'lucide-react';
import { useState } from 'react';
import { Button, fullCount, namedDay } from '#ui';
import { ActivityChart } from './activity-chart.tsx';
import type { Day } from './measure.ts';
import { texts } from './texts.ts';

const words = texts.activity;
const CELL = 'tabular px-3 py-2.5 text-end';

const ActivityTable = ({ days }: { readonly days: readonly Day[] }) => (
  // Longer than the screen it scrolls by itself: by keyboard too.
  <div
    role="region"
    aria-labelledby="analytics-activity"
    tabIndex={0}
    className="max-h-80 overflow-y-auto rounded-card border border-line"
  >
    <table className="w-full text-base">
      <thead className="sticky top-0 bg-sunken text-sm text-ink-2">
        <tr>
          <th scope="col" className="px-3 py-2.5 text-start font-semibold">
            {words.day}
          </th>
          {[words.posts, words.likes, words.views].map((name) => (
            <th key={name} scope="col" className="px-3 py-2.5 text-end font-semibold whitespace-nowrap">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map((day) => (
          <tr key={day.date} className="border-t border-line">
            <th scope="row" className="px-3 py-2.5 text-start font-medium">
              {namedDay(day.date)}
            </th>
            <td className={CELL}>{fullCount(day.posts)}</td>
            <td className={CELL}>{fullCount(day.likes)}</td>
            <td className={CELL}>{fullCount(day.views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** ANAL-01: up to thirty days, as a picture or as a table. */
export const Activity = ({ days }: { readonly days: readonly Day[] }) => {
  const [isTable, setTable] = useState(false);
  return (
    <section aria-labelledby="analytics-activity" className="flex flex-col gap-3 px-4 pt-8 wide:px-5">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="analytics-activity" className="text-lg font-bold tracking-tight">
            {words.title}
          </h2>
          {days.length > 0 && <p className="text-sm text-ink-2">{words.days(days.length)}</p>}
        </div>
        {days.length > 0 && (
          <Button
            look="soft"
            size="sm"
            icon={
              isTable ? (
                <BarChart3 aria-hidden="true" className="size-4" />
              ) : (
                <Table2 aria-hidden="true" className="size-4" />
              )
            }
            onClick={() => setTable(!isTable)}
          >
            {isTable ? words.asChart : words.asTable}
          </Button>
        )}
      </div>
      {days.length === 0 && <p className="text-base text-ink-2">{words.none}</p>}
      {days.length > 0 && (isTable ? <ActivityTable days={days} /> : <ActivityChart days={days} />)}
    </section>
  );
};
