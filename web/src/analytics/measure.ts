import type { AnalyticsView } from '@wagram/contract/analytics';

export type Day = AnalyticsView['postsActivity'][number];
export type Counted = 'posts' | 'likes' | 'views';

/** ANAL-01: in pixels; a day without any still has its mark. */
export const BARS = { posts: { most: 80, least: 4 }, likes: { most: 60, least: 2 } } as const;

export const barHeight = (kind: keyof typeof BARS, count: number, highest: number): number => {
  const { most, least } = BARS[kind];
  return highest === 0 ? least : Math.max(least, Math.round((count / highest) * most));
};

const WEEK = 7;

export interface Trend {
  readonly week: number;
  /** Against the seven days before; null when there was no such week yet. */
  readonly change: number | null;
}

export const trendOf = (days: readonly Day[], what: Counted): Trend => {
  const sum = (some: readonly Day[]): number => some.reduce((total, day) => total + day[what], 0);
  const week = sum(days.slice(-WEEK));
  return { week, change: days.length > WEEK ? week - sum(days.slice(-2 * WEEK, -WEEK)) : null };
};
