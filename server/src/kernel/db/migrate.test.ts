import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { testApp } from '#testing';
import { createLog } from '../log.ts';
import { openPostgres } from './database.ts';
import { isDatabaseDown } from './driver-errors.ts';
import { migrate, UnknownMigration } from './migrate.ts';

const log = createLog('fatal', false);

const folderOf = (files: Record<string, string>): string => {
  const path = mkdtempSync(join(tmpdir(), 'app-migrations-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(path, name), sql);
  return path;
};

/** Two pools on a database without a table; on the embedded one both are the same. */
const emptyDatabase = async (): Promise<[Pool, Pool]> => {
  const url = inject('postgresUrl');
  if (url === null) {
    // One session for ever: a schema of its own makes it look empty.
    const { pool } = (await testApp()).app.database;
    await pool.query('create schema empty; set search_path to empty');
    onTestFinished(async () => void (await pool.query('reset search_path; drop schema empty cascade')));
    return [pool, pool];
  }
  const admin = openPostgres(url, log, 1);
  const name = `app_${randomBytes(6).toString('hex')}`;
  await admin.pool.query(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const pools = [openPostgres(address.href, log, 2), openPostgres(address.href, log, 2)] as const;
  onTestFinished(async () => {
    for (const one of pools) await one.close();
    await admin.pool.query(`drop database ${name}`);
    await admin.close();
  });
  return [pools[0].pool, pools[1].pool];
};

const namesIn = async (pool: Pool, table: string): Promise<string[]> =>
  (await pool.query<{ name: string }>(`select name from ${table} order by 1`)).rows.map((row) => row.name);

const statements = [
  'create table fruits (name text primary key)',
  "insert into fruits values ('apple')",
  "insert into fruits values ('pear')",
  'create index fruits_name on fruits (name)',
  "insert into fruits values ('plum')",
];

describe('migrating', () => {
  it('runs each file once, in the order of their names, and answers which', async () => {
    const [pool] = await emptyDatabase();
    const folder = folderOf({
      '0002-b.sql': "insert into fruits values ('apple')",
      '0001-a.sql': 'create table fruits (name text primary key)',
      'readme.md': 'not a migration',
    });
    expect(await migrate(pool, log, folder)).toEqual(['0001-a.sql', '0002-b.sql']);
    expect(await migrate(pool, log, folder)).toEqual([]);
    expect(await namesIn(pool, 'migrations')).toEqual(['0001-a.sql', '0002-b.sql']);
    expect(await namesIn(pool, 'fruits')).toEqual(['apple']);
  });

  it('FT-15: a file that fails at any of its statements leaves nothing, and a rerun resumes there', async () => {
    const [pool] = await emptyDatabase();
    const first = { '0001-a.sql': 'create table seeds (name text)' };
    for (let failing = 0; failing <= statements.length; failing += 1) {
      const broken = statements.toSpliced(failing, 0, 'select 1 / 0').join(';\n');
      await expect(migrate(pool, log, folderOf({ ...first, '0002-b.sql': broken }))).rejects.toThrow(
        'The migration 0002-b.sql failed',
      );
      expect(await namesIn(pool, 'migrations')).toEqual(['0001-a.sql']);
      await expect(pool.query('select from fruits')).rejects.toThrow('relation "fruits" does not exist');
    }
    const mended = folderOf({ ...first, '0002-b.sql': statements.join(';\n') });
    expect(await migrate(pool, log, mended)).toEqual(['0002-b.sql']);
    expect(await namesIn(pool, 'fruits')).toEqual(['apple', 'pear', 'plum']);
  });

  it('FT-15: two that migrate at once run each file once, and both end well', async () => {
    const [one, other] = await emptyDatabase();
    const folder = folderOf({ '0001-a.sql': statements.join(';\n'), '0002-b.sql': 'create table seeds (name text)' });
    const done = await Promise.all([migrate(one, log, folder), migrate(other, log, folder), migrate(one, log, folder)]);
    expect(done.flat().sort()).toEqual(['0001-a.sql', '0002-b.sql']);
    expect(done.map((files) => files.length).sort()).toEqual([0, 0, 2]);
  });

  it('FT-15: an older program refuses a database that is newer than itself, and changes nothing', async () => {
    const [pool] = await emptyDatabase();
    await migrate(pool, log, folderOf({ '0001-a.sql': 'select 1', '0009-z.sql': 'select 1' }));
    const older = folderOf({ '0001-a.sql': 'select 1', '0002-b.sql': 'create table fruits (name text)' });
    await expect(migrate(pool, log, older)).rejects.toThrow(UnknownMigration);
    await expect(migrate(pool, log, older)).rejects.toThrow(
      'The database is newer than this program: it knows 0009-z.sql. Start the newer version.',
    );
    expect(await namesIn(pool, 'migrations')).toEqual(['0001-a.sql', '0009-z.sql']);
  });

  it('a migration may take longer than a statement of the program, and others keep their limit', async () => {
    const [pool] = await emptyDatabase();
    const limit = async () =>
      (await pool.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]?.statement_timeout;
    const before = await limit();
    await migrate(
      pool,
      log,
      folderOf({ '0001-a.sql': 'create table t as select current_setting($$statement_timeout$$) as name' }),
    );
    expect(await namesIn(pool, 't')).toEqual(['0']);
    expect(await limit()).toBe(before);
  });

  // Cutting a connection from outside needs a server that has several.
  if (inject('postgresUrl') !== null) {
    it('FT-15: a connection cut at any statement leaves nothing and no lock, and a rerun does it', async () => {
      const [pool, outside] = await emptyDatabase();
      for (let cut = 0; cut <= statements.length; cut += 1) {
        const slow = statements.toSpliced(cut, 0, 'select pg_sleep(60)').join(';\n');
        const migrating = migrate(pool, log, folderOf({ '0001-a.sql': slow }));
        const failing = migrating.catch((error: unknown) => error);
        await expect
          .poll(async () => {
            const { rowCount } = await outside.query(
              `select pg_terminate_backend(pid) from pg_stat_activity
               where datname = current_database() and pid <> pg_backend_pid() and wait_event = 'PgSleep'`,
            );
            return rowCount;
          })
          .toBe(1);
        expect(isDatabaseDown(((await failing) as Error).cause)).toBe(true);
      }
      expect(await migrate(pool, log, folderOf({ '0001-a.sql': statements.join(';\n') }))).toEqual(['0001-a.sql']);
      expect(await namesIn(pool, 'fruits')).toEqual(['apple', 'pear', 'plum']);
    });
  }
});
