import { describe, expect, it } from 'vitest';
import { ownPostgres, ownRedis, talk, talkViolations, temporaryFolder } from '#testing';

/** FUZZ_SEED repeats a run. */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000);

describe('a conversation over a bad line, for five minutes', () => {
  it('FT-10, P3, [TLK-01]: two programs, albums and files, cuts every 0 to 3 s, kills: no gap, no double, the right order', async () => {
    const postgres = await ownPostgres();
    const env = { DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder() };
    const result = await talk({ programs: 2, forMs: 300_000, cutWithinMs: 3_000, killEveryMs: 10_000, env, seed });
    expect({ seed, broken: talkViolations(result) }).toEqual({ seed, broken: [] });
    expect(result.kills).toBeGreaterThan(10);
  });

  it('FT-10, P3, [TLK-03]: the same under a post of a channel', async () => {
    const postgres = await ownPostgres();
    const env = { DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder() };
    const rhythm = { programs: 2, forMs: 120_000, cutWithinMs: 3_000, killEveryMs: 10_000 };
    const result = await talk({ ...rhythm, isThread: true, env, seed });
    expect({ seed, broken: talkViolations(result) }).toEqual({ seed, broken: [] });
    expect(result.kills).toBeGreaterThan(4);
  });

  it('FT-06, FT-11: while Redis goes down and comes back, and a tenth of its words is lost', async () => {
    const [postgres, redis] = [await ownPostgres(), await ownRedis()];
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: temporaryFolder() };
    const talking = talk({
      programs: 2,
      forMs: 60_000,
      cutWithinMs: 20_000,
      killEveryMs: null,
      dropPart: 0.1,
      env,
      seed,
    });
    for (let i = 0; i < 3; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 8_000));
      await redis.stop();
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      await redis.start();
    }
    expect(talkViolations(await talking)).toEqual([]);
  });
});
