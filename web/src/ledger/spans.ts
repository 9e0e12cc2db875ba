// The times that a report is asked for, in days of UTC, and what was earned in each step of them.
import type { EarnedDay } from '@wagram/contract/ledger';

export const SPANS = ['week', 'month', 'year'] as const;
export type SpanName = (typeof SPANS)[number];

export interface Span {
  readonly from: string;
  readonly to: string;
}

const DAYS = { week: 7, month: 30 } as const;
const DAY_MS = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const spanOf = (name: SpanName, now: number): Span => ({
  from: name === 'year' ? `${dayOf(now).slice(0, 4)}-01-01` : dayOf(now - (DAYS[name] - 1) * DAY_MS),
  to: dayOf(now),
});

/** A day, or a month where days would be too narrow to see; known by its first day. */
export interface Step {
  readonly start: string;
  readonly amount: bigint;
  readonly kinds: readonly { readonly kind: string; readonly amount: bigint }[];
}

const startOf = (name: SpanName, day: string): string => (name === 'year' ? `${day.slice(0, 7)}-01` : day);

const startsOf = (name: SpanName, { from, to }: Span): string[] => {
  const starts = new Set<string>();
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) starts.add(startOf(name, dayOf(time)));
  return [...starts];
};

/** Every step of the span, also those without anything. */
export const stepsOf = (name: SpanName, span: Span, days: readonly EarnedDay[]): Step[] =>
  startsOf(name, span).map((start) => {
    const kinds = new Map<string, bigint>();
    for (const { day, kind, amount } of days)
      if (startOf(name, day) === start) kinds.set(kind, (kinds.get(kind) ?? 0n) + BigInt(amount));
    return {
      start,
      amount: [...kinds.values()].reduce((sum, amount) => sum + amount, 0n),
      kinds: [...kinds].map(([kind, amount]) => ({ kind, amount })),
    };
  });
