import { describe, expect, it } from 'vitest';
import { preparedData, talk, talkViolations } from '#testing';

describe('a conversation over a bad line', () => {
  it('FT-10, P3: cut at random and with the program killed, has no gap, no double and the right order', async () => {
    const env = await preparedData();
    const seed = Number(process.env['FUZZ_SEED'] ?? 7);
    const result = await talk({ programs: 1, forMs: 10_000, cutWithinMs: 1_500, killEveryMs: 5_000, env, seed });
    expect({ seed, broken: talkViolations(result) }).toEqual({ seed, broken: [] });
    expect(result.received.length).toBeGreaterThan(5);
    expect([result.kills > 0, result.cuts > 5]).toEqual([true, true]);
  }, 240_000);
});
