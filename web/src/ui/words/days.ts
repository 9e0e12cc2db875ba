import { getLanguage } from '#kernel';

// Days are counted in UTC, so they are named in it too.
const dayIn = (date: string, options: Intl.DateTimeFormatOptions): string =>
  getLanguage().date(`${date}T00:00:00Z`, { ...options, day: 'numeric', timeZone: 'UTC' });

export const namedDay = (date: string): string => dayIn(date, { weekday: 'short', month: 'short' });
export const shortDay = (date: string): string => dayIn(date, { month: 'short' });
export const longDay = (date: string): string => dayIn(date, { weekday: 'long', month: 'long' });
/** A month, known by its first day. */
export const monthOf = (date: string, month: 'short' | 'long'): string =>
  getLanguage().date(`${date}T00:00:00Z`, { month, timeZone: 'UTC' });
