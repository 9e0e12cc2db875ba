import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw } from '#testing';
import { lengthOf, lengthText, LiveDuration } from './duration.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('how long a stream is', () => {
  it('[STG-01] is written as minutes and seconds, with hours from the first on', () => {
    expect([-5, 0, 7_999, 754_000, 3_723_000].map(lengthText)).toEqual(['0:00', '0:00', '0:07', '12:34', '1:02:03']);
    const ended = { started_at: '2026-11-15T10:00:00.000Z', ended_at: '2026-11-15T10:00:50.400Z' };
    expect([lengthOf(ended), lengthOf({ ...ended, ended_at: null })]).toEqual(['0:50', null]);
  });

  it('[STG-01] is a timer while it is live, by the clock and not by counting: a tab that slept catches up', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-15T10:00:12.300Z') });
    draw(<LiveDuration since="2026-11-15T10:00:00.000Z" />);
    const text = () => screen.getByRole('timer', { name: /^Live for / }).textContent;
    expect(text()).toBe('0:12');
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(text()).toBe('0:13');
    vi.setSystemTime(Date.parse('2026-11-15T10:09:00.000Z'));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(text()).toBe('9:01');
  });
});
