import { describe, expect, it } from 'vitest';
import { fullTime, relativeTime, timeUntil } from './relative-time.ts';

const now = Date.parse('2026-11-15T12:00:00.000Z');
const ago = (ms: number) => relativeTime(new Date(now - ms).toISOString(), now);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('relative time', () => {
  it.each([
    [-5 * MINUTE, 'now'],
    [0, 'now'],
    [MINUTE - 1, 'now'],
    [MINUTE, '1m'],
    [HOUR - 1, '59m'],
    [HOUR, '1h'],
    [DAY - 1, '23h'],
    [DAY, '1d'],
    [7 * DAY - 1, '6d'],
    [8 * DAY, 'Nov 7'],
    [400 * DAY, 'Oct 11, 2025'],
  ])('[POST-01] %i ms ago reads "%s"', (ms, text) => {
    expect(ago(ms)).toBe(text);
  });

  it.each([
    [-DAY, 'now'],
    [MINUTE - 1, 'now'],
    [MINUTE, 'in 1 minute'],
    [HOUR - 1, 'in 60 minutes'],
    [HOUR, 'in 1 hour'],
    [30 * HOUR, 'in 30 hours'],
    [2 * DAY, 'in 2 days'],
    [DAY + 5_000, 'in 24 hours'],
    [2 * DAY + 1, 'in 2 days'],
    [2 * DAY + 2 * MINUTE, 'in 3 days'],
  ])('[MON-10] %i ms ahead reads "%s"', (ms, text) => {
    expect(timeUntil(new Date(now + ms).toISOString(), now)).toBe(text);
  });

  it('[POST-01] the full date names day, month, year and time', () => {
    expect(fullTime('2026-11-03T09:05:00.000Z')).toMatch(/^November 3, 2026 at \d{1,2}:05\s[AP]M$/);
  });
});
