import { expect, it } from 'vitest';
import { quickTimes, whenText } from './when.ts';

const zone = (at: Date): string =>
  new Intl.DateTimeFormat('en', { timeZoneName: 'short' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')
    ?.value ?? '';

it('[SOC-16] a time is told in the reader’s zone, and the near days by their names', () => {
  const now = new Date(2026, 10, 17, 23, 30);
  const told = (...parts: [number, number, number, number]) => {
    const at = new Date(...parts);
    return whenText(at, now).replace(zone(at), 'ZONE').replaceAll('\u202F', ' ');
  };
  expect(told(2026, 10, 17, 23)).toBe('today, 11:00 PM ZONE');
  expect(told(2026, 10, 18, 9)).toBe('tomorrow, 9:00 AM ZONE');
  expect(told(2026, 10, 20, 9)).toBe('Fri, Nov 20, 9:00 AM ZONE');
  expect(told(2027, 0, 2, 9)).toBe('Sat, Jan 2, 2027, 9:00 AM ZONE');
});

it('[SOC-16] the quick choices are two different mornings', () => {
  const days = (now: Date) => quickTimes(now).map((at) => [at.getDay(), at.getDate(), at.getHours()]);
  // A Tuesday, and a Sunday whose tomorrow is a Monday.
  expect(days(new Date(2026, 10, 17, 12))).toEqual([
    [3, 18, 9],
    [1, 23, 9],
  ]);
  expect(days(new Date(2026, 10, 15, 12))).toEqual([
    [1, 16, 9],
    [1, 23, 9],
  ]);
});
