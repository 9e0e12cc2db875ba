// MON-08: how the price went, as a line. One slider chooses a moment, by keyboard, finger and pointer; a table says it all.
import { PRICE_DECIMALS } from '@wagram/contract/swap';
import type { ChartRange, PoolView, PricePoint } from '@wagram/contract/swap';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { PointerEvent } from 'react';
import { getLanguage } from '#kernel';
import { ErrorState, Segments, Skeleton } from '#ui';
import { useChart } from './api.ts';
import { texts } from './texts.ts';
import { writePrice, writeSol } from './write.ts';

const words = texts.chart;
const RANGES = ['1d', '1w', '1m', 'all'] as const;
const [WIDTH, HEIGHT, EDGE] = [600, 200, 10];

const timeOf = (at: string): string => getLanguage().date(at, 'longTime');
const priceIn = ({ close }: PricePoint): string => texts.sol(writePrice(BigInt(close)));

/** Where each point stands. For the eye alone: sums are never made with these. */
const placesOf = (points: readonly PricePoint[]): [x: number, y: number][] => {
  const values = points.map(({ close }) => Number(close) / 10 ** PRICE_DECIMALS);
  const times = points.map(({ at }) => Date.parse(at));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
  return points.map((_, place) => [
    last === first ? WIDTH / 2 : (((times[place] ?? 0) - first) / (last - first)) * WIDTH,
    most === least
      ? HEIGHT / 2
      : HEIGHT - EDGE - (((values[place] ?? 0) - least) / (most - least)) * (HEIGHT - 2 * EDGE),
  ]);
};

const Drawing = ({ places, at }: { readonly places: readonly [x: number, y: number][]; readonly at: number }) => {
  const id = useId();
  const line = places.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const [first, last, chosen] = [places[0], places.at(-1), places[at]];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-48 w-full overflow-visible text-accent-ink"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.22" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`${line}L${last?.[0] ?? 0} ${HEIGHT}L${first?.[0] ?? 0} ${HEIGHT}Z`} fill={`url(#${id})`} />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {chosen !== undefined && (
        <>
          <path
            d={`M${chosen[0]} 0V${HEIGHT}`}
            stroke="currentColor"
            strokeOpacity="0.4"
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
          />
          {/* A line of no length with round ends is a dot, whatever the width of the screen. */}
          <path
            d={`M${chosen[0]} ${chosen[1]}h0.01`}
            stroke="currentColor"
            strokeWidth="9"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </svg>
  );
};

const Table = ({ points }: { readonly points: readonly PricePoint[] }) => (
  <details className="group">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-semibold text-ink-2 hover:text-ink">
      {words.table}
      <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-150 group-open:rotate-180" />
    </summary>
    <div className="max-h-72 overflow-y-auto" tabIndex={0} role="region" aria-label={words.table}>
      <table className="figures w-full text-sm">
        <thead className="text-ink-2">
          <tr>
            <th className="py-1 text-start font-semibold">{words.columns.time}</th>
            <th className="text-end font-semibold">{words.columns.price}</th>
            <th className="text-end font-semibold">{words.columns.volume}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at} className="border-t border-line">
              <td className="py-1.5 pe-2">{timeOf(point.at)}</td>
              <td className="text-end">{writePrice(BigInt(point.close))}</td>
              <td className="text-end">{writeSol(BigInt(point.volume), 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

const Line = ({ points }: { readonly points: readonly PricePoint[] }) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? points.length - 1, points.length - 1);
  const point = points[at];
  const places = placesOf(points);
  if (point === undefined) return null;
  const handlePoint = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * WIDTH;
    const gaps = places.map(([place]) => Math.abs(place - x));
    setChosen(gaps.indexOf(Math.min(...gaps)));
  };
  return (
    <>
      <p
        aria-hidden="true"
        className="figures flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-2"
      >
        <span className="text-base font-semibold text-ink">{priceIn(point)}</span>
        <span>{timeOf(point.at)}</span>
      </p>
      <div
        onPointerMove={handlePoint}
        onPointerDown={handlePoint}
        onPointerLeave={() => setChosen(null)}
        className="relative touch-pan-y rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent-ink"
      >
        <Drawing places={places} at={at} />
        <input
          type="range"
          min={0}
          max={Math.max(points.length - 1, 1)}
          value={at}
          aria-label={words.pick}
          aria-valuetext={words.of(timeOf(point.at), priceIn(point))}
          onChange={(event) => setChosen(Number(event.target.value))}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </div>
    </>
  );
};

export const PriceChart = ({ pool }: { readonly pool: PoolView }) => {
  const [range, setRange] = useState<ChartRange>('1w');
  const { data: points, isError, refetch } = useChart(pool.mint, range);
  return (
    <section aria-labelledby="price-chart" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="price-chart" className="text-lg font-bold tracking-tight">
          {words.title}
        </h2>
        <div className="w-64 max-w-full">
          <Segments
            label={words.range}
            options={RANGES.map((one) => [one, words.ranges[one]] as const)}
            value={range}
            onChange={setRange}
          />
        </div>
      </div>
      {points === undefined && !isError && <Skeleton className="h-56" />}
      {points === undefined && isError && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {points?.every(({ volume }) => volume === '0') === true && <p className="text-base text-ink-2">{words.empty}</p>}
      {points !== undefined && points.length > 0 && (
        <>
          <Line key={range} points={points} />
          <Table points={points} />
        </>
      )}
    </section>
  );
};
