import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { asOperator, pairOfPostgres, until } from '#testing';
import { createLog } from '../log.ts';
import { addressesOf } from './addresses.ts';
import { openDatabase } from './database.ts';
import { isDatabaseDown } from './driver-errors.ts';

const log = createLog('fatal', false);

describe('an address with several hosts', () => {
  it.each([
    ['postgres://one/app', ['postgres://one/app']],
    [
      'postgres://one:1,two:2/app?sslmode=require',
      ['one:1', 'two:2'].map((host) => `postgres://${host}/app?sslmode=require`),
    ],
    ['postgres://a:b@one,[::1]:5433', ['postgres://a:b@one', 'postgres://a:b@[::1]:5433']],
    ['postgres://a:b,c@one:1,two:2/x@y', ['postgres://a:b,c@one:1/x@y', 'postgres://a:b,c@two:2/x@y']],
    ['postgres:///app?host=/run/postgresql', ['postgres:///app?host=/run/postgresql']],
    ['postgres://one:x,two/app', []],
    ['nothing', []],
  ])('[OPS-04] %s is taken apart', (url, addresses) => {
    expect(addressesOf(url)).toEqual(addresses);
  });
});

const open = async (databaseUrl: string) => {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, log);
  onTestFinished(() => database.close());
  const write = (i: number) =>
    database.db.transaction((tx) => tx.query({ text: 'insert into notes values ($1)', values: [i] }));
  const isWritten = async (i: number) => ((await write(i).catch(() => null)) === null ? null : true);
  return { ...database, write, isWritten };
};

describe.runIf(inject('postgresUrl') !== null)('the primary of several hosts', () => {
  it('[OPS-04] is found wherever it stands, and one that was fenced or froze is left', async () => {
    const pair = await pairOfPostgres();
    await asOperator(pair.primary().url, 'create table notes (id int primary key)');
    const standbyFirst = pair.url.replace(/@(.+),(.+)\//, '@$2,$1/');
    const { db, pool, write, isWritten } = await open(standbyFirst);
    await write(1);

    // Fenced: what is open is told so by its next write, what is new is not let in, and reads go nowhere else meanwhile.
    const fence = (is: 'on' | 'off') =>
      asOperator(
        `${pair.primary().url}?options=-c%20default_transaction_read_only%3Doff`,
        `alter system set default_transaction_read_only = ${is}`,
        'select pg_reload_conf()',
      );
    await fence('on');
    const refused = await until(() =>
      write(2).then(
        async () => (await db.query({ text: 'delete from notes where id = 2' }).catch(() => null), null),
        (error: unknown) => error,
      ),
    );
    expect(isDatabaseDown(refused)).toBe(true);
    expect(await until(() => (pool.totalCount === 0 ? true : null), 5_000)).toBe(true);
    expect(isDatabaseDown(await db.query({ text: 'select 1' }).catch((error: unknown) => error))).toBe(true);
    await fence('off');
    await until(() => isWritten(3), 5_000);

    // Frozen: connections stay open and say nothing. Whoever waits there is told as soon as another is the primary.
    const stuck = db.transaction(async (tx) => {
      await tx.query({ text: 'select 1' });
      pair.primary().freeze();
      await tx.query({ text: 'insert into notes values (4)' });
    });
    const told = stuck.catch((error: unknown) => error);
    await pair.promote();
    expect(isDatabaseDown(await told)).toBe(true);
    await until(() => isWritten(5), 10_000);
    const rows = await asOperator<{ id: number }>(pair.primary().url, 'select id from notes order by id');
    expect(rows.map(({ id }) => id).filter((id) => id !== 2)).toEqual([1, 3, 5]);
    await pair.standby().cutPower();
  });
});
