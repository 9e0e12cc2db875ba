import { describe, expect, inject, it, vi } from 'vitest';
import {
  asOperator,
  hasPgBouncer,
  ownPgBouncer,
  pairOfPostgres,
  startProgram,
  temporaryFolder,
  until,
  writeAlong,
} from '#testing';

vi.setConfig({ testTimeout: 180_000 });

const SEAL_KEY = 'a key that all processes of a network share';

describe.runIf(inject('postgresUrl') !== null && hasPgBouncer())('behind PgBouncer in transaction mode', () => {
  it('[OPS-05] two programs share few sessions, and follow the primary to the pooler beside it', async () => {
    const pair = await pairOfPostgres();
    const [one, two] = [await ownPgBouncer(pair.primary().port), await ownPgBouncer(pair.standby().port)];
    await asOperator(pair.primary().url, `alter role postgres set statement_timeout = '5s'`);
    const env = {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${one.port},127.0.0.1:${two.port}/postgres`,
      DATABASE_DIRECT_URL: pair.url,
      DATABASE_POOLER: 'transaction',
      SEAL_KEY,
    };
    const programs = [
      await startProgram({ ...env, DATA_DIR: temporaryFolder() }),
      await startProgram({ ...env, DATA_DIR: temporaryFolder() }),
    ];
    const load = await writeAlong(() => programs, 8);
    const more = async (): Promise<void> => {
      const before = load.acknowledged();
      await until(() => (load.acknowledged() >= before + 100 ? true : null), 30_000);
    };
    await more();
    expect(load.failures()).toEqual({});
    // LISTEN goes past the pooler: one session for each program, which stays.
    const listening = `select 1 from pg_stat_activity where query = 'listen live'`;
    expect(await asOperator(pair.primary().url, listening)).toHaveLength(2);

    await one.stop();
    await until(() => ((load.failures()[503] ?? 0) > 0 ? true : null), 10_000);
    await one.start();
    await more();

    load.longestGap();
    await pair.primary().cutPower();
    await pair.promote();
    await more();
    expect(load.longestGap()).toBeLessThan(30_000);
    await until(async () => ((await asOperator(pair.primary().url, listening)).length === 2 ? true : null), 30_000);

    await load.stop();
    expect(await load.examine(pair.primary().url)).toEqual([]);
    expect(Object.keys(load.failures())).toEqual(['503']);
    expect(programs.map((program) => program.output()).join('')).not.toContain('time limit');
    for (const program of programs) program.signal('SIGTERM');
    for (const program of programs) expect(await program.ended).toBe(0);
  });
});
