import { aged } from '#ui';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** NOTI-01: minutes, hours, days. What has just happened is a minute old. */
export const noticeAge = (iso: string, now: number): string => {
  const age = Math.max(MINUTE, now - Date.parse(iso));
  if (age < HOUR) return aged(age / MINUTE, 'minute');
  return age < DAY ? aged(age / HOUR, 'hour') : aged(age / DAY, 'day');
};
