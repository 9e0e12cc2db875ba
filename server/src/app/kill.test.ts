// In a file of its own, beside which another core takes what else only a process can show.
import { describe, expect, inject, it, vi } from 'vitest';
import { crashRounds, storm } from '#testing';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

describe('a kill -9', () => {
  it('P1, P7, FT-01: loses no sign-up that was answered, and leaves no gap in the numbers', async () => {
    const { acknowledged, broken } = await crashRounds({ rounds: 1, signupsEach: 16, atOnce: 4 });
    expect(acknowledged).toBeGreaterThanOrEqual(16);
    expect(broken).toEqual([]);
  });

  it('P1, P7, FT-01: every post, comment, gift and like that was answered is there once', async () => {
    const { answered, broken } = await storm({ programs: 1, members: 6, rounds: 3, answersEach: 60 });
    expect(broken).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(180);
  });

  // Two programs share a database only where it is a server.
  if (inject('postgresUrl') !== null) {
    it('P7, BZ-01, BZ-02: two programs, one of them killed amid likes and gifts for one post', async () => {
      const { answered, broken } = await storm({ programs: 2, members: 12, rounds: 2, answersEach: 120 });
      expect(broken).toEqual([]);
      expect(answered).toBeGreaterThanOrEqual(240);
    });
  }
});
