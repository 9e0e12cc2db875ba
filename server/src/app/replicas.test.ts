import { describe, expect, inject, it, vi } from 'vitest';
import {
  asOperator,
  cookiesOf,
  enter,
  ownPostgres,
  ownStandby,
  startProgram,
  temporaryFolder,
  until,
  type Program,
} from '#testing';

vi.setConfig({ testTimeout: 180_000 });

const SEAL_KEY = 'a key that all processes of a network share';

const finds = async (program: Program, name: string, cookie = ''): Promise<boolean> => {
  const reply = await program.read(`/api/search?type=users&q=${name}`, cookie);
  expect(reply.status).toBe(200);
  return JSON.stringify(reply.body).includes(`"@${name}"`);
};

const found = (program: Program, name: string): Promise<true> =>
  until(async () => ((await finds(program, name)) ? true : null), 15_000);

describe.runIf(inject('postgresUrl') !== null)('replicas', () => {
  it('[OPS-03] answer reads, never of a time before what the reader wrote; one that lags, freezes or dies is left out', async () => {
    const primary = await ownPostgres();
    const standby = await ownStandby(primary, { wal_retrieve_retry_interval: 100 });
    const start = (lagMs: string) =>
      startProgram({
        DATA_DIR: temporaryFolder(),
        DATABASE_URL: primary.url,
        DATABASE_REPLICA_URL: standby.url,
        REPLICA_LAG_MS: lagMs,
        SEAL_KEY,
      });
    const [patient, strict] = [await start('60000'), await start('500')];
    await enter(patient, 'ana');
    await found(patient, 'ana');

    // The replica stands still. A program that bears with it shows others what it has, and bob himself all that he did,
    // at any process; to one that does not bear with it the primary answers.
    await asOperator(standby.url, 'select pg_wal_replay_pause()');
    await until(async () => {
      const [row] = await asOperator<{ state: string }>(standby.url, 'select pg_get_wal_replay_pause_state() as state');
      return row?.state === 'paused' ? true : null;
    });
    const bob = cookiesOf((await enter(strict, 'bob')).headers);
    expect(await finds(patient, 'bob')).toBe(false);
    expect(await finds(patient, 'bob', bob)).toBe(true);
    await found(strict, 'bob');
    expect(await finds(patient, 'bob', bob.replace(/written=[^;]*/, 'written=anything'))).toBe(true);
    expect(await finds(patient, 'bob')).toBe(false);
    await asOperator(standby.url, 'select pg_wal_replay_resume()');
    await found(patient, 'bob');

    // Gone, back, and frozen: reads are answered all the same.
    await standby.cutPower();
    for (const program of [patient, strict]) expect(await finds(program, 'ana')).toBe(true);
    await standby.start();
    const answers = () => strict.output().split('answers reads').length;
    const before = answers();
    await until(() => (answers() > before ? true : null), 15_000);
    standby.freeze();
    for (const program of [patient, strict]) expect(await finds(program, 'ana')).toBe(true);
    await standby.cutPower();
  });
});
