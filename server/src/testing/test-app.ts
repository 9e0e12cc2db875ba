import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { openApp, type Rooms } from '#app';
import {
  createLog,
  EmbeddedPostgres,
  migrate,
  newId,
  openDatabase,
  openEmbedded,
  openPostgres,
  readConfig,
  settableClock,
  type Database,
  type App,
  type Log,
  type Mail,
  type Sms,
} from '#kernel';
import { Browser } from './browser.ts';
import { calm } from './machines/process.ts';
import { TEMPLATE } from './template.ts';

export interface TestApp {
  app: App;
  rooms: Rooms;
  /** Everything that was mailed or sent, newest last. */
  mails: Mail[];
  messages: Sms[];
  clock: ReturnType<typeof settableClock>;
  /** A fresh browser without cookies, at an address of its own. */
  browser(address?: string): Browser;
  close(): Promise<void>;
}

const quiet = createLog('fatal', false);

export interface TestSettings {
  env?: Record<string, string>;
  /** Real time instead of a clock that stands still until it is set. */
  realTime?: boolean;
  /** A folder that stands for the built web. Without one there is none: nobody looks at it, and it has hundreds of files. */
  webRoot?: string;
  /** What the program says, for tests that are about it. */
  log?: Log;
  /** A database and a data folder that stay when the program is closed, instead of those of a pool. */
  place?: { dataDir: string; databaseUrl: string | null };
}

/** The whole program on a database of its own, with a settable clock and a mailbox to look into. */
export const openTestApp = async (settings: TestSettings = {}): Promise<TestApp> => {
  const { place, log = quiet } = settings;
  const folder = place?.dataDir ?? mkdtempSync(join(tmpdir(), 'app-test-'));
  const database = place === undefined ? await takeDatabase() : await openPlace(place);
  const named = { DATA_DIR: folder, ...(place?.databaseUrl == null ? {} : { DATABASE_URL: place.databaseUrl }) };
  const config = readConfig({ ...named, LOG_LEVEL: 'fatal', FFMPEG: 'off', ...calm, ...settings.env });
  const mails: Mail[] = [];
  const messages: Sms[] = [];
  const clock = settableClock(new Date());
  // Files share modules: ids of this test must not follow the clock of the one before.
  newId(new Date(0));
  const open = await openApp({
    config,
    database,
    log,
    isRecurring: false,
    webRoot: settings.webRoot ?? join(folder, 'web'),
    ...(settings.realTime === true ? {} : { clock }),
    mailer: { works: true, send: async (mail) => void mails.push(mail) },
    sms: { way: 'sms', send: async (sms) => void messages.push(sms) },
  });
  let visitors = 0;
  return {
    app: open.app,
    rooms: open.rooms,
    mails,
    messages,
    clock,
    browser: (address) => {
      visitors += 1;
      return new Browser(open.app.http, address ?? `203.0.113.${visitors % 250}`, () => open.app.jobs.settle('mail'));
    },
    close: async () => {
      await open.close();
      if (place === undefined) rmSync(folder, { recursive: true });
    },
  };
};

/** The same, closed when the test that asked for it ends. */
export const testApp = async (settings: TestSettings = {}): Promise<TestApp> => {
  const opened = await openTestApp(settings);
  onTestFinished(() => opened.close());
  return opened;
};

const openPlace = async (place: NonNullable<TestSettings['place']>): Promise<Database> => {
  const database = await openDatabase(place, quiet);
  await migrate(database.pool, quiet);
  return database;
};

// A database is emptied and used again: making one takes far longer than most tests.
interface PooledDatabase {
  database: Database;
  /** The rows that migrations put in, by table. */
  seed: { name: string; rows: string }[];
}
const idle: PooledDatabase[] = [];

const takeDatabase = async (): Promise<Database> => {
  const kept = idle.pop() ?? (await keep(await copyTemplate()));
  return { ...kept.database, close: async () => empty(kept).then(() => void idle.push(kept)) };
};

const keep = async (database: Database): Promise<PooledDatabase> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`,
  );
  const seed: PooledDatabase['seed'] = [];
  for (const { name } of rows) {
    const found = await database.pool.query<{ rows: string }>(
      `select coalesce(json_agg(t), '[]')::text as rows from ${name} t`,
    );
    seed.push({ name, rows: found.rows[0]?.rows ?? '[]' });
  }
  return { database, seed };
};

const insertOf = ({ name, rows }: PooledDatabase['seed'][number]): string =>
  `insert into ${name} select * from json_populate_recordset(null::${name}, '${rows.replaceAll("'", "''")}');`;

/** Only what was written to: emptying all tables, most of them empty, took longer than the test before it. */
const empty = async ({ database, seed }: PooledDatabase): Promise<void> => {
  const questions = seed.map(({ name }) => `exists (select 1 from ${name}) as ${name}`);
  const { rows } = await database.pool.query<Record<string, boolean>>(`select ${questions.join(', ')}`);
  const deletes = seed.filter(({ name }) => rows[0]?.[name]).map(({ name }) => `delete from ${name};`);
  const inserts = seed.filter((table) => table.rows !== '[]').map(insertOf);
  // Nobody looks at references: all of them are gone in the end.
  const start = 'begin; set local session_replication_role = replica;';
  await database.pool.query([start, ...deletes, ...inserts, 'commit'].join('\n'));
};

const copyTemplate = async (): Promise<Database> => {
  const template = inject('embeddedTemplate');
  if (template !== null) return openEmbedded(await EmbeddedPostgres.open({ folder: null, template }), quiet);
  const url = new URL(inject('postgresUrl') ?? '');
  const name = `app_${randomBytes(6).toString('hex')}`;
  const admin = openPostgres(url.href, quiet, 1);
  await admin.pool.query(`create database ${name} template ${TEMPLATE}`);
  await admin.close();
  url.pathname = `/${name}`;
  return openPostgres(url.href, quiet, 8);
};
