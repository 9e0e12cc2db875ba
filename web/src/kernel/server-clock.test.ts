import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastAnswer } from './last-answer.ts';
import { serverNow } from './server-clock.ts';

const hear = (date: string): number => {
  Object.assign(lastAnswer, { date, at: Date.now() });
  return serverNow() - Date.now();
};

afterEach(() => {
  vi.useRealTimers();
  hear(new Date().toUTCString());
});

describe('the clock of the server', () => {
  it('[STG-01] corrects a device that is minutes off, and does not waver by what a header cannot tell', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-15T10:00:00.900Z') });
    expect(hear('Sun, 15 Nov 2026 10:00:00 GMT')).toBe(0);
    const ahead = hear('Sun, 15 Nov 2026 10:05:00 GMT');
    expect(ahead).toBe(299_600);
    vi.advanceTimersByTime(900);
    for (const told of ['Sun, 15 Nov 2026 10:05:02 GMT', 'no time', '']) expect(hear(told)).toBe(ahead);
  });
});
