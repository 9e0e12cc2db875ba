import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { restBadges } from '#auth';
import { testApp } from '#testing';
import { createLog } from '../log.ts';
import { openEmbedded, openPostgres, type Database, type Db } from './database.ts';
import { EmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';

const log = createLog('fatal', false);
const migrations = join(import.meta.dirname, '..', '..', '..', 'migrations');
const samples = join(import.meta.dirname, '..', '..', 'testing', 'released');

let embedded: Promise<Database> | null = null;

afterAll(async () => (await embedded)?.close());

/**
 * A database without a table, that no running program works on. The embedded one is opened once and has a single session:
 * there a schema of its own makes it look empty.
 */
const emptyDatabase = async (): Promise<{ pool: Pool; db: Db }> => {
  const [url, template] = [inject('postgresUrl'), inject('embeddedTemplate')];
  if (url === null) {
    embedded ??= EmbeddedPostgres.open({ folder: null, template }).then((process) => openEmbedded(process, log));
    const { pool, db } = await embedded;
    await pool.query('create schema old; set search_path to old, public');
    onTestFinished(async () => void (await pool.query('reset search_path; drop schema old cascade')));
    return { pool, db };
  }
  const admin = openPostgres(url, log, 1);
  const name = `app_${randomBytes(6).toString('hex')}`;
  await admin.pool.query(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const database = openPostgres(address.href, log, 1);
  onTestFinished(async () => {
    await database.close();
    await admin.pool.query(`drop database ${name}`);
    await admin.close();
  });
  return { pool: database.pool, db: database.db };
};

/** The migrations up to a version, as they were then. */
const upTo = (version: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'app-released-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of readdirSync(migrations).filter((name) => name.slice(0, 4) <= version))
    cpSync(join(migrations, file), join(folder, file));
  return folder;
};

/** Tables that a later version no longer keeps, because others say the same. */
const SAID_ELSEWHERE = ['activity_totals'];
/** Columns likewise: what was a queue in its own table is a job now. */
const JOBS_NOW = ['pushes.tries', 'pushes.due_at', 'videos.tries', 'videos.due_at'];

interface Table {
  name: string;
  columns: string;
}

const tablesOf = async (pool: Pool): Promise<Table[]> => {
  const { rows } = await pool.query<Table>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_schema = current_schema() and table_name <> 'migrations'
       and table_name || '.' || column_name <> all($1) group by 1 order by 1`,
    [JOBS_NOW],
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
      const { pool } = await emptyDatabase();
      await migrate(pool, log, upTo(version));
      await pool.query(readFileSync(join(samples, sample), 'utf8'));
      const tables = (await tablesOf(pool)).filter(({ name }) => !SAID_ELSEWHERE.includes(name));
      const before = await rowsOf(pool, tables);
      expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(5);
      await migrate(pool, log);
      expect(await rowsOf(pool, tables)).toEqual(before);
    });
  }

  it('FT-16: goes on with what waited in queues of an earlier version', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, log, upTo('0028'));
    const [member, post, device, notice, asked] = ['01', '02', '03', '04', '05'].map(
      (end) => `01890a5d-ac96-7000-8000-0000000000${end}`,
    );
    await pool.query(`
      insert into members (id, username, display_name, created_at, updated_at) values ('${member}', '@ana', 'Ana', now(), now());
      insert into sessions (id, member_id, token_hash, kind, created_at, last_seen_at, expires_at)
        values ('${post}', '${member}', 'x', 'browser', now(), now(), now());
      insert into posts (id, member_id, content, created_at) values ('${post}', '${member}', 'Sea', now());
      insert into videos (post_id, title, description, state, tries, due_at) values ('${post}', 'Sea', '', 'waiting', 1, now());
      insert into push_subscriptions (id, member_id, session_id, endpoint, keys, created_at)
        values ('${device}', '${member}', '${post}', 'https://push.example', '{}', now());
      insert into notices (id, member_id, kind, key, created_at) values ('${notice}', '${member}', 'welcome', 'welcome', now());
      insert into pushes (subscription_id, notice_id, due_at) values ('${device}', '${notice}', now());
      insert into exports (id, member_id, state, created_at, expires_at) values ('${asked}', '${member}', 'waiting', now(), now());`);
    await migrate(pool, log);
    const { rows } = await pool.query('select kind, key, payload, leased_until, failed_at from jobs order by kind');
    const waiting = { leased_until: null, failed_at: null };
    expect(rows).toEqual([
      { kind: 'push', key: device, payload: {}, ...waiting },
      { kind: 'rights.archive', key: asked, payload: { exportId: asked }, ...waiting },
      { kind: 'video.encode', key: post, payload: { postId: post }, ...waiting },
    ]);
    expect((await pool.query('select expires_at from exports')).rows).toEqual([{ expires_at: null }]);
  });

  it('FT-16: gets what newer versions compute from what was there', async () => {
    const { pool } = await emptyDatabase();
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

  it('[SR-M9, SR-L3] FT-16: early badges without a proof, and those of names that are reserved by now, rest; the rest stays', async () => {
    const { pool, db } = await emptyDatabase();
    const { app } = await testApp({ env: { WELCOME_NEEDS: 'proved' } });
    await migrate(pool, log, upTo('0001'));
    await pool.query(readFileSync(join(samples, '0001.sql'), 'utf8'));
    await pool.query(
      `insert into members (id, username, display_name, email, email_verified_at, verified, verified_by, signup_number, created_at, updated_at) values
         ('01890a5d-ac96-7000-8000-0000000000a1', '@leo', 'Leo', 'leo@example.org', null, true, 'early', 3, '2026-01-03Z', '2026-01-03Z'),
         ('01890a5d-ac96-7000-8000-0000000000a2', '@Support', 'Help', 'help@example.org', '2026-01-03Z', true, 'early', 4, '2026-01-03Z', '2026-01-03Z'),
         ('01890a5d-ac96-7000-8000-0000000000a3', '@zoe', 'Zoe', null, null, true, 'points', null, '2026-01-03Z', '2026-01-03Z')`,
    );
    await migrate(pool, log);
    expect(await restBadges(app, (work) => db.transaction(work))).toBe(2);
    expect(await restBadges(app, (work) => db.transaction(work))).toBe(0);
    const { rows } = await pool.query(
      'select username, verified_by, signup_number from members where id > $1 order by id',
      ['01890a5d-ac96-7000-8000-0000000000a0'],
    );
    expect(rows).toEqual([
      { username: '@leo', verified_by: null, signup_number: 3 },
      { username: '@Support', verified_by: null, signup_number: 4 },
      { username: '@zoe', verified_by: 'points', signup_number: null },
    ]);
    const { rows: ana } = await pool.query(`select verified_by from members where username = '@Ana'`);
    expect(ana).toEqual([{ verified_by: 'early' }]);
    const { rows: told } = await pool.query(
      `select payload ->> 'memberId' as id from outbox where name = 'notice.wanted'`,
    );
    expect(told.map(({ id }) => String(id).slice(-2)).sort()).toEqual(['a1', 'a2']);
  });

  it('[MEND-02] FT-16: demo members carry the demo mark and no badge; badges of members stay', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, log, upTo('0001'));
    await pool.query(readFileSync(join(samples, '0001.sql'), 'utf8'));
    await pool.query(
      `insert into members (id, username, display_name, verified, verified_by, platinum, demo, created_at, updated_at) values
         ('01890a5d-ac96-7000-8000-0000000000b1', '@show', 'Show', true, 'early', true, true, '2026-01-03Z', '2026-01-03Z')`,
    );
    await migrate(pool, log);
    const { rows } = await pool.query(
      `select username, verified, platinum, verified_by from members where username in ('@show', '@Ana') order by username desc`,
    );
    expect(rows).toEqual([
      { username: '@show', verified: false, platinum: false, verified_by: 'demo' },
      { username: '@Ana', verified: true, platinum: false, verified_by: 'early' },
    ]);
  });

  it('[SR-L10] FT-16: counts the files that were there as what they were known to take up', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, log, upTo('0010'));
    await pool.query(readFileSync(join(samples, '0010.sql'), 'utf8'));
    await migrate(pool, log);
    const { rows } = await pool.query('select count(*)::int as files, bool_and(bytes = size) as counted from media');
    expect(rows).toEqual([{ files: expect.any(Number), counted: true }]);
  });

  it('[REW-01] FT-16: gets a referral for everybody who had followed an invitation', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, log, upTo('0001'));
    await pool.query(readFileSync(join(samples, '0001.sql'), 'utf8'));
    await migrate(pool, log);
    const { rows } = await pool.query(
      `select inviter.username as inviter, invited.username as invited, r.state, r.id <> r.invited_id as anonymous, r.joined_at = invited.created_at as timed
       from referrals r join members inviter on inviter.id = r.inviter_id join members invited on invited.id = r.invited_id`,
    );
    expect(rows).toEqual([{ inviter: '@Ana', invited: '@eva', state: 'pending', anonymous: true, timed: true }]);
  });

  it('[MEND-06] FT-16: lines up the own posts of the last days, which Following is read from', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, log, upTo('0015'));
    await pool.query(readFileSync(join(samples, '0015.sql'), 'utf8'));
    await pool.query(
      `insert into posts (id, member_id, content, facets, created_at)
       select '01890a5d-ac96-7000-8000-0000000000f9', id, 'Yesterday', '[]', now() - interval '1 day' from members where username = '@ana'`,
    );
    await migrate(pool, log);
    const { rows } = await pool.query(
      `select m.username, p.content, t.author_id = t.member_id as own
       from timelines t join members m on m.id = t.member_id join posts p on p.id = t.post_id`,
    );
    expect(rows).toEqual([{ username: '@ana', content: 'Yesterday', own: true }]);
  });

  it('[TLK-03] FT-16: nobody comments in a channel of before until it is switched on there; in a new one they do', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, log, upTo('0015'));
    await pool.query(readFileSync(join(samples, '0015.sql'), 'utf8'));
    await migrate(pool, log);
    const { rows } = await pool.query(
      `select bool_or(comments) as old, (select column_default from information_schema.columns where table_schema = current_schema()
         and table_name = 'groups' and column_name = 'comments') as new from groups`,
    );
    expect(rows).toEqual([{ old: false, new: 'true' }]);
  });
});
