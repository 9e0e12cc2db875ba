import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { testApp } from '#testing';
import { createLog } from '../log.ts';
import { openPostgres } from './database.ts';
import { isDatabaseDown } from './driver-errors.ts';
import { workAlone } from './work-alone.ts';

const log = createLog('fatal', false);

describe('a transaction', () => {
  it('is kept whole or not at all, and gives its connection back either way', async () => {
    const { app } = await testApp();
    const put = (name: string, then: () => void) =>
      app.db.transaction(async (tx) => {
        await tx.query({ text: 'insert into counters (name, value) values ($1, 1)', values: [name] });
        then();
      });
    onTestFinished(async () => void (await app.database.pool.query(`delete from counters where name like 'test%'`)));
    await put('test_kept', () => undefined);
    for (let i = 0; i < 20; i += 1)
      await expect(
        put('test_lost', () => {
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
    await expect(put('test_kept', () => undefined)).rejects.toThrow();
    const { rows } = await app.db.query({ text: "select name from counters where name like 'test%'" });
    expect(rows).toEqual([{ name: 'test_kept' }]);
  });

  it('may be nested: the inner one is undone alone', async () => {
    const { app } = await testApp();
    await app.db.transaction(async (tx) => {
      await tx
        .transaction(async (inner) => {
          await inner.query({ text: "update counters set value = 99 where name = 'signup'" });
          throw new Error('no');
        })
        .catch(() => undefined);
    });
    const { rows } = await app.db.query({ text: "select value::int from counters where name = 'signup'" });
    expect(rows).toEqual([{ value: 0 }]);
  });
});

const url = inject('postgresUrl');

// The embedded database has no connections that anybody could cut.
if (url !== null) {
  const open = () => {
    const database = openPostgres(url, log, 2);
    onTestFinished(() => database.close());
    return database;
  };

  describe('connections that are cut', () => {
    it('FT-03: amid a transaction: it fails as a lost database, the process lives, the pool heals', async () => {
      const { db } = open();
      for (let i = 0; i < 6; i += 1) {
        const failing = db.transaction(async (tx) => {
          await tx.query({ text: 'select pg_terminate_backend(pg_backend_pid())' });
        });
        expect(isDatabaseDown(await failing.catch((error: unknown) => error))).toBe(true);
      }
      expect((await db.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
    });

    it('FT-03: while nothing runs in a transaction that is open: the same', async () => {
      const { db } = open();
      const outside = open();
      const failing = db.transaction(async (tx) => {
        const { rows } = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
        await outside.db.query({ text: 'select pg_terminate_backend($1)', values: [rows[0]?.pid] });
        await expect
          .poll(() =>
            tx.query({ text: 'select 1' }).then(
              () => 'alive',
              () => 'cut',
            ),
          )
          .toBe('cut');
        await tx.query({ text: 'select 1' });
      });
      expect(isDatabaseDown(await failing.catch((error: unknown) => error))).toBe(true);
      expect((await db.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
    });

    it('FT-03: before a transaction begins: its connection is not lost to the pool', async () => {
      const { db, pool } = open();
      for (let i = 0; i < 6; i += 1) {
        pool.once('acquire', (client) => {
          (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
        });
        const failing = db.transaction(async (tx) => void (await tx.query({ text: 'select 1' })));
        expect(isDatabaseDown(await failing.catch((error: unknown) => error))).toBe(true);
      }
      expect((await db.transaction(async (tx) => tx.query({ text: 'select 1 as one' }))).rows).toEqual([{ one: 1 }]);
      expect(pool.totalCount).toBeLessThanOrEqual(2);
    });

    it('FT-04: a pool that is busy refuses within two seconds instead of waiting for ever', async () => {
      const { db } = open();
      const busy = [0, 1].map(() => db.query({ text: 'select pg_sleep(3)' }).then(({ rowCount }) => rowCount));
      const started = performance.now();
      const refused = await db.query({ text: 'select 1' }).catch((error: unknown) => error);
      expect(isDatabaseDown(refused)).toBe(true);
      expect(performance.now() - started).toBeLessThan(2_900);
      await Promise.all(busy);
      expect((await db.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
    });
  });

  describe('what one process of several does', () => {
    it('is left alone by the others, and free again afterwards', async () => {
      const database = open();
      let worked = 0;
      const work = async () => {
        worked += 1;
        await workAlone(database, 1, async () => void (worked += 100));
      };
      await workAlone(database, 1, work);
      expect(worked).toBe(1);
      await workAlone(database, 1, work);
      expect(worked).toBe(2);
    });
  });
}
