import { getLanguage } from '#kernel';
import { texts } from './texts.ts';

const DAY_MS = 24 * 3_600_000;
const MORNING = 9;

const dayOf = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

export const timeOf = (at: Date, options: Intl.DateTimeFormatOptions = {}): string =>
  getLanguage().date(at, { hour: 'numeric', minute: '2-digit', ...options });

/** tomorrow, 9:00 AM UTC: in the reader's own zone, which is named. */
export const whenText = (at: Date, now = new Date()): string => {
  const language = getLanguage();
  // A day with a change of clocks is not 24 hours long.
  const days = Math.round((dayOf(at) - dayOf(now)) / DAY_MS);
  const isNear = days === 0 || days === 1;
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  const day = isNear
    ? language.relative(days, 'day', { numeric: 'auto' })
    : language.date(at, { weekday: 'short', day: 'numeric', month: 'short', ...year });
  return texts.at(day, timeOf(at, { timeZoneName: 'short' }));
};

/** Tomorrow morning, and the morning of the next Monday that is not tomorrow. */
export const quickTimes = (now: Date): readonly Date[] => {
  const morning = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
  const untilMonday = (8 - now.getDay()) % 7 || 7;
  return [morning(1), morning(untilMonday === 1 ? 8 : untilMonday)];
};
