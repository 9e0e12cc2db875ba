import { texts } from './texts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** BOOK-03: days, hours, 'Just now'. */
export const savedText = (iso: string, now = Date.now()): string => {
  const age = now - Date.parse(iso);
  if (age >= DAY_MS) return texts.saved(texts.days(Math.floor(age / DAY_MS)));
  return texts.saved(age >= HOUR_MS ? texts.hours(Math.floor(age / HOUR_MS)) : texts.justNow);
};
