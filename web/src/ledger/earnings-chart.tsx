import { amount as amountOf, formatAmount } from '@wagram/contract/kernel';
import { getBrand, getLanguage } from '#kernel';
import { classes, ColumnChart, longDay, monthOf, shortDay } from '#ui';
import { kindName } from './earnings-kinds.tsx';
import type { SpanName, Step } from './spans.ts';
import { texts } from './texts-earnings.ts';

const words = texts.chart;
/** In pixels; a step without any still has its mark. */
const MOST = 120;
const LEAST = 3;

const write = (value: bigint): string => formatAmount(amountOf<'WGM'>(value), 'WGM', getLanguage());
const writeSum = (value: bigint): string => texts.sum(write(value), getBrand().tokens.credit);

/** What is below zero has no height: the readout says it. */
const heightOf = (value: bigint, highest: bigint): number =>
  value <= 0n || highest <= 0n ? LEAST : Math.max(LEAST, Math.round((Number(value) / Number(highest)) * MOST));

const partsOf = (step: Step): string =>
  step.kinds.map(({ kind, amount }) => words.part(kindName(kind), write(amount))).join(', ');

const Readout = ({ name, step }: { readonly name: string; readonly step: Step }) => (
  <div className="min-h-12">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
      <span>{name}</span>
      <span className="figures">{writeSum(step.amount)}</span>
    </p>
    <p className="text-sm text-ink-2">{step.kinds.length === 0 ? words.nothing : partsOf(step)}</p>
  </div>
);

interface EarningsChartProps {
  readonly span: SpanName;
  readonly steps: readonly Step[];
}

/** MON-13: by day, or by month where days would be too narrow to see. */
export const EarningsChart = ({ span, steps }: EarningsChartProps) => {
  const isYear = span === 'year';
  const highest = steps.reduce((most, { amount }) => (amount > most ? amount : most), 0n);
  const fullName = ({ start }: Step) => (isYear ? monthOf(start, 'long') : longDay(start));
  return (
    <section aria-labelledby="earnings-chart" className="flex flex-col gap-3">
      <div>
        <h2 id="earnings-chart" className="text-lg font-bold tracking-tight">
          {isYear ? words.byMonth : words.byDay}
        </h2>
        <p className="text-sm text-ink-2">{words.utc}</p>
      </div>
      <ColumnChart
        items={steps}
        keyOf={({ start }) => start}
        label={isYear ? words.pickMonth : words.pickDay}
        sayOf={(step) => words.of(fullName(step), writeSum(step.amount), partsOf(step))}
        nameOf={({ start }) => (isYear ? monthOf(start, 'short') : shortDay(start))}
        readout={(step) => <Readout name={fullName(step)} step={step} />}
        bars={({ amount }) => (
          <div className="flex w-full items-end justify-center" style={{ height: MOST + 8 }}>
            <div
              className={classes('w-[72%] max-w-5 rounded-t-[3px]', amount > 0n ? 'bg-mint' : 'bg-line')}
              style={{ height: heightOf(amount, highest) }}
            />
          </div>
        )}
      />
    </section>
  );
};
