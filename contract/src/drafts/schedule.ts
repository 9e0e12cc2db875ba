import { SCHEDULE_MAX_DAYS, SCHEDULE_MIN_MINUTES } from './limits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Between which moments a post can be scheduled. */
export const scheduleRange = (now: Date): { readonly first: Date; readonly last: Date } => ({
  first: new Date(now.getTime() + SCHEDULE_MIN_MINUTES * MINUTE_MS),
  last: new Date(now.getTime() + SCHEDULE_MAX_DAYS * DAY_MS),
});

/** What is wrong with a time, by the name of its error. */
export const scheduleProblem = (at: Date, now: Date): 'too_soon' | 'too_far_ahead' | null => {
  const { first, last } = scheduleRange(now);
  return at < first ? 'too_soon' : at > last ? 'too_far_ahead' : null;
};
