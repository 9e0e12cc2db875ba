import { describe, expect, it } from 'vitest';
import { toFilmMs, toStreamMs } from './replay-time.ts';

// Recorded from the second second on; gone for a minute after twenty.
const parts = [
  { filmMs: 0, streamMs: 2_000 },
  { filmMs: 20_000, streamMs: 82_000 },
];

describe('a moment of a stream in its replay', () => {
  it('[STG-01] is the same without parts', () => {
    expect([toFilmMs(null, 7_000), toStreamMs(null, 7_000)]).toEqual([7_000, 7_000]);
  });

  it('[STG-01] is never before the film, waits for the next picture while there is none, and goes on with it', () => {
    const film = [0, 2_000, 12_000, 22_000, 50_000, 82_000, 90_000].map((ms) => toFilmMs(parts, ms));
    expect(film).toEqual([0, 0, 10_000, 20_000, 20_000, 20_000, 28_000]);
  });

  it('[STG-01] is found again from the film; its begin is that of the stream', () => {
    expect([0, 10_000, 20_000, 28_000].map((ms) => toStreamMs(parts, ms))).toEqual([0, 12_000, 82_000, 90_000]);
  });
});
