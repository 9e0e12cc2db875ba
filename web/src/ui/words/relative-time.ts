import { getLanguage } from '#kernel';
import { texts } from '../texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** 12m, 3h, 2d. */
export const aged = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
  texts.age[unit](getLanguage().number(Math.floor(count)));

/** now, 12m, 3h, 2d; after a week the date, with the year when it is another one. */
export const relativeTime = (iso: string, now: number): string => {
  const then = new Date(iso);
  const age = now - then.getTime();
  if (age < MINUTE) return getLanguage().relative(0, 'second', { numeric: 'auto' });
  if (age < HOUR) return aged(age / MINUTE, 'minute');
  if (age < DAY) return aged(age / HOUR, 'hour');
  if (age < WEEK) return aged(age / DAY, 'day');
  const isThisYear = then.getFullYear() === new Date(now).getFullYear();
  return getLanguage().date(then, isThisYear ? 'day' : 'date');
};

/** in 12 minutes, in 3 hours, in 2 days: what is begun counts. */
export const timeUntil = (iso: string, now: number): string => {
  const left = Date.parse(iso) - now;
  const { relative } = getLanguage();
  if (left < MINUTE) return relative(0, 'second', { numeric: 'auto' });
  if (left < HOUR) return relative(Math.ceil(left / MINUTE), 'minute');
  // The clock here may be behind the server's: what was given a day a moment ago has a day, not 25 hours.
  const certain = left - MINUTE;
  if (left < 2 * DAY) return relative(Math.max(1, Math.ceil(certain / HOUR)), 'hour');
  return relative(Math.ceil(certain / DAY), 'day');
};

export const fullTime = (iso: string): string => getLanguage().date(iso, 'longTime');
