import { setTimeout } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import {
  asOperator,
  hasPgBouncer,
  ownPgBouncer,
  pairOfPostgres,
  redisPair,
  startProgram,
  temporaryFolder,
  until,
  writeAlong,
  type Program,
} from '#testing';

const SEAL_KEY = 'a key that all processes of a network share';
const MINUTES = Number(process.env['FAULT_MINUTES'] ?? 10);
/** OPS-04: no part that is lost keeps members from writing for longer. */
const HEALED_MS = 30_000;
/** With a Sentinel that distrusts a busy machine. */
const STRIKE_MS = 180_000;

/** Two programs, each at two poolers, which stand before a primary and its synchronous standby; Redis with three Sentinels. */
const network = async () => {
  const pair = await pairOfPostgres();
  await asOperator(pair.primary().url, `alter role postgres set statement_timeout = '5s'`);
  const first = { port: pair.primary().port, pooler: await ownPgBouncer(pair.primary().port) };
  const second = { port: pair.standby().port, pooler: await ownPgBouncer(pair.standby().port) };
  const redis = await redisPair();
  const pooled = `postgres://postgres@127.0.0.1:${first.pooler.port},127.0.0.1:${second.pooler.port}/postgres`;
  const start = () =>
    startProgram({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: pair.url,
      DATABASE_POOLER: 'transaction',
      DATABASE_REPLICA_URL: pooled,
      REDIS_URL: redis.url,
      SEAL_KEY,
    });
  const programs: Program[] = [await start(), await start()];
  const poolerInUse = () => (pair.primary().port === first.port ? first : second).pooler;
  return { pair, redis, programs, start, poolerInUse };
};

type Strike = () => Promise<unknown>;

/** A part that does not come back is told by its name. */
const inTime = (part: string, strike: Strike | undefined): Promise<unknown> => {
  const late = setTimeout(STRIKE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`after ${STRIKE_MS} ms not done: ${part}`);
  });
  return Promise.race([late, strike?.()]);
};

describe.runIf(inject('postgresUrl') !== null && hasPgBouncer())('a network of several machines', () => {
  it(
    `[OPS-03] [OPS-04] [OPS-05] each part is killed in turn, for ${MINUTES} minutes: nothing acknowledged is lost`,
    { timeout: MINUTES * 60_000 + 300_000 },
    async () => {
      const { pair, redis, programs, start, poolerInUse } = await network();
      const load = await writeAlong(() => programs, 6);
      const more = async (): Promise<void> => {
        const before = load.acknowledged();
        await until(() => (load.acknowledged() >= before + 40 ? true : null), HEALED_MS);
      };
      const failed = (): number => Object.values(load.failures()).reduce((sum, count) => sum + count, 0);
      const strikes: Record<string, Strike> = {
        'the primary, and the standby is promoted': async () => {
          await pair.primary().cutPower();
          await pair.promote();
        },
        'the old primary returns as a standby': () => pair.rejoin(),
        'the standby, until it is there again': async () => {
          await pair.standby().cutPower();
          await pair.rejoin();
        },
        'the pooler in use, until somebody has noticed': async () => {
          const [pooler, before] = [poolerInUse(), failed()];
          await pooler.stop();
          await until(() => (failed() > before ? true : null), HEALED_MS);
          await pooler.start();
        },
        'the master of Redis': async () => {
          await redis.killMaster();
          await more();
          await redis.bringBack();
        },
        'a program': async () => {
          programs.shift()?.signal('SIGKILL');
          await more();
          programs.push(await start());
        },
      };
      const seen = Object.keys(strikes).map((part) => ({ part, times: 0, 'longest gap in ms': 0, errors: 0 }));
      const end = performance.now() + MINUTES * 60_000;
      for (let round = 0; round === 0 || performance.now() < end; round += 1)
        for (const line of seen) {
          await more();
          load.longestGap();
          const before = failed();
          await inTime(line.part, strikes[line.part]);
          const struckAt = performance.now();
          await more();
          const gap = Math.round(load.longestGap());
          expect(gap, line.part).toBeLessThan(HEALED_MS);
          line.times += 1;
          line['longest gap in ms'] = Math.max(line['longest gap in ms'], gap);
          // Errors end with what caused them. One program may have healed before the other.
          for (let after = -1; after < failed();) {
            expect(performance.now() - struckAt, `${line.part}: ${JSON.stringify(load.failures())}`).toBeLessThan(
              HEALED_MS,
            );
            after = failed();
            await more();
          }
          line.errors += failed() - before;
        }
      await load.stop();
      const said = { acknowledged: load.acknowledged(), failed: load.failures(), seen };
      process.stdout.write(`${JSON.stringify(said, null, 2)}\n`);
      expect(await load.examine(pair.primary().url)).toEqual([]);
      for (const program of programs) program.signal('SIGTERM');
      for (const program of programs) expect(await program.ended).toBe(0);
    },
  );
});
