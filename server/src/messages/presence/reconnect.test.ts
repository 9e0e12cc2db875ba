import { describe, expect, it } from 'vitest';
import { preparedData, talk, talkViolations } from '#testing';

describe('a conversation over a bad line', () => {
  it.each([
    ['between two, with albums and files [TLK-01]', false],
    ['under a post of a channel [TLK-03]', true],
  ])(
    'FT-10, P3: %s, cut at random and with the program killed: no gap, no double, the right order',
    async (_name, isThread) => {
      const env = await preparedData();
      const seed = Number(process.env['FUZZ_SEED'] ?? 7);
      const rhythm = { programs: 1, forMs: 8_000, cutWithinMs: 1_500, killEveryMs: 4_000 };
      const result = await talk({ ...rhythm, isThread, env, seed });
      expect({ seed, broken: talkViolations(result) }).toEqual({ seed, broken: [] });
      expect(result.received.length).toBeGreaterThan(5);
      expect([result.kills > 0, result.cuts > 5]).toEqual([true, true]);
    },
    240_000,
  );
});
