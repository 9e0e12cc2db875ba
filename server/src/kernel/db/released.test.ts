import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { testHouse } from '#testing';
import { createLog } from '../log.ts';
import { openPostgres } from './database.ts';
import { migrate } from './migrate.ts';

const log = createLog('fatal', false);
const migrations = join(import.meta.dirname, '..', '..', '..', 'migrations');
const samples = join(import.meta.dirname, '..', '..', 'testing', 'released');

/** A database without a table. The embedded one has a single session: there a schema of its own makes it look empty. */
const emptyDatabase = async (): Promise<Pool> => {
  const url = inject('postgresUrl');
  if (url === null) {
    const { pool } = (await testHouse()).house.database;
    await pool.query('create schema old; set search_path to old, public');
    onTestFinished(async () => void (await pool.query('reset search_path; drop schema old cascade')));
    return pool;
  }
  const admin = openPostgres(url, log, 1);
  const name = `house_${randomBytes(6).toString('hex')}`;
  await admin.pool.query(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const database = openPostgres(address.href, log, 1);
  onTestFinished(async () => {
    await database.close();
    await admin.pool.query(`drop database ${name}`);
    await admin.close();
  });
  return database.pool;
};

/** The migrations up to a version, as they were then. */
const upTo = (version: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'house-released-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of readdirSync(migrations).filter((name) => name.slice(0, 4) <= version))
    cpSync(join(migrations, file), join(folder, file));
  return folder;
};

/** Tables that a later version no longer keeps, because others say the same. */
const SAID_ELSEWHERE = ['activity_totals'];

interface Table {
  name: string;
  columns: string;
}

const tablesOf = async (pool: Pool): Promise<Table[]> => {
  const { rows } = await pool.query<Table>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_schema = current_schema() and table_name <> 'migrations' group by 1 order by 1`,
  );
  return rows;
};

/** Every row of these tables, in the columns they had. */
const rowsOf = async (pool: Pool, tables: readonly Table[]): Promise<Record<string, unknown[]>> => {
  const all: Record<string, unknown[]> = {};
  for (const { name, columns } of tables) {
    const { rows } = await pool.query(`select ${columns} from ${name} order by 1, 2`);
    all[name] = rows;
  }
  return all;
};

describe('a database of an earlier version', () => {
  for (const sample of readdirSync(samples)) {
    const version = sample.slice(0, 4);
    it(`FT-16: keeps every row of ${version} when it is brought up to date`, async () => {
      const pool = await emptyDatabase();
      await migrate(pool, log, upTo(version));
      await pool.query(readFileSync(join(samples, sample), 'utf8'));
      const tables = (await tablesOf(pool)).filter(({ name }) => !SAID_ELSEWHERE.includes(name));
      const before = await rowsOf(pool, tables);
      expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(5);
      await migrate(pool, log);
      expect(await rowsOf(pool, tables)).toEqual(before);
    });
  }

  it('FT-16: gets what newer versions compute from what was there', async () => {
    const pool = await emptyDatabase();
    await migrate(pool, log, upTo('0002'));
    await pool.query(readFileSync(join(samples, '0002.sql'), 'utf8'));
    await migrate(pool, log);
    const { rows: days } = await pool.query(
      "select day::text, posts, likes, comments, shares, bookmarks from activity join members on id = member_id where username = '@ana' order by day",
    );
    expect(days).toEqual([
      { day: '2026-01-03', posts: 1, likes: 0, comments: 0, shares: 0, bookmarks: 0 },
      { day: '2026-01-04', posts: 0, likes: 1, comments: 1, shares: 1, bookmarks: 0 },
      { day: '2026-01-05', posts: 0, likes: 0, comments: 0, shares: 0, bookmarks: 1 },
    ]);
    expect((await pool.query('select tag from post_tags')).rows).toEqual([{ tag: 'weather' }]);
  });

  it('[REW-01] FT-16: gets a referral for everybody who had followed an invitation', async () => {
    const pool = await emptyDatabase();
    await migrate(pool, log, upTo('0001'));
    await pool.query(readFileSync(join(samples, '0001.sql'), 'utf8'));
    await migrate(pool, log);
    const { rows } = await pool.query(
      `select inviter.username as inviter, invited.username as invited, r.state, r.id <> r.invited_id as anonymous, r.joined_at = invited.created_at as timed
       from referrals r join members inviter on inviter.id = r.inviter_id join members invited on invited.id = r.invited_id`,
    );
    expect(rows).toEqual([{ inviter: '@Ana', invited: '@eva', state: 'pending', anonymous: true, timed: true }]);
  });
});
