import type { Random } from './random.ts';

const MINUTE_MS = 60_000;
const DAYS = 5;
const SLOT_MINUTES = 10;
const FRESH = 22;
const FRESH_MINUTES = 150;

/** How much is written in each hour of the day: little at night, most in the evening. */
const rhythm = [3, 2, 1, 1, 1, 2, 4, 7, 10, 10, 9, 9, 10, 9, 8, 8, 9, 10, 12, 13, 14, 13, 10, 6];

/** `count` times of the last days, newest first, none in the future; the newest is a few minutes old. */
export const spreadTimes = (count: number, now: Date, random: Random): Date[] => {
  const end = now.getTime() - 3 * MINUTE_MS;
  const slots = Array.from({ length: (DAYS * 24 * 60) / SLOT_MINUTES }, (_, index) => {
    const time = end - index * SLOT_MINUTES * MINUTE_MS;
    // A feed is read from its end: whatever the hour, somebody has just been awake.
    const fresh = FRESH * Math.exp((-index * SLOT_MINUTES) / FRESH_MINUTES);
    const usual = (rhythm[new Date(time).getUTCHours()] ?? 1) * (1.3 - index / 1_400);
    return { time, weight: usual + fresh };
  });
  const total = slots.reduce((sum, slot) => sum + slot.weight, 0);
  const times: Date[] = [];
  let passed = 0;
  for (const { time, weight } of slots) {
    const before = Math.floor((passed / total) * count);
    passed += weight;
    const due = Math.floor((passed / total) * count + 1e-9) - before;
    for (let i = 0; i < due; i += 1) times.push(new Date(time - random.next() * SLOT_MINUTES * MINUTE_MS));
  }
  const sorted = times.sort((a, b) => b.getTime() - a.getTime());
  return [new Date(end), ...sorted.slice(1)];
};

/** Some time after `from`, sooner rather than later, and never after `now`. */
export const momentAfter = (from: Date, now: Date, random: Random, withinHours = 30): Date => {
  const room = Math.min(now.getTime() - from.getTime(), withinHours * 60 * MINUTE_MS);
  return new Date(from.getTime() + Math.max(1, room * random.next() ** 2.2 * 0.98));
};
