import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

afterEach(() => {
  vi.useRealTimers();
  noteServerTime(new Date().toUTCString());
});

describe('the clock of the server', () => {
  it('[STG-01] corrects a device that is minutes off, and does not waver by what a header cannot tell', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-15T10:00:00.900Z') });
    noteServerTime('Sun, 15 Nov 2026 10:00:00 GMT');
    expect(serverNow() - Date.now()).toBe(0);
    noteServerTime('Sun, 15 Nov 2026 10:05:00 GMT');
    const ahead = serverNow() - Date.now();
    expect(ahead).toBe(299_600);
    vi.advanceTimersByTime(900);
    noteServerTime('Sun, 15 Nov 2026 10:05:02 GMT');
    noteServerTime('no time');
    noteServerTime(null);
    expect(serverNow() - Date.now()).toBe(ahead);
  });
});
