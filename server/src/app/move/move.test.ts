import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { chainCalls } from '@wagram/contract/chain';
import { postCalls } from '@wagram/contract/posts';
import { asSnapshot, createLog, readConfig, readDatabase, readEmbeddedConfig, type RowSource } from '#kernel';
import {
  brokenInvariants,
  countOthers,
  countTables,
  emptyPlace,
  emptyPostgres,
  fillAt,
  launch,
  noRows,
  openS3,
  openTestApp,
  people,
  rowsAt,
  temporaryFolder,
  until,
  upload,
  withDatabase,
  type Place,
} from '#testing';
import { keepCommunity } from '../demo/start.ts';
import { backUp } from './backup.ts';
import { hashOfFile } from './files.ts';
import { moveToPostgres } from './move.ts';
import { rehearse, restore } from './restore.ts';
import { createTelling } from './tell.ts';

vi.setConfig({ testTimeout: 180_000 });

const log = createLog('fatal', false);
const postgresUrl = inject('postgresUrl');
/** What COPY writes in ways of its own, and what looks like it. */
const ODD = 'a\ttab, a \\ and a \\N, \\.\nanother line, "quotes", \'more\', 𝔘nicode and \u{1f469}‍\u{1f692}';

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'tomato' } })
  .png()
  .toBuffer();

const listening = () => {
  let heard = '';
  return { telling: createTelling((text) => (heard += text)), heard: () => heard };
};

const configOf = (dataDir: string, databaseUrl: string | null = null, more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }), ...more });

const move = async (dataDir: string, databaseUrl: string, more: Record<string, string> = {}): Promise<string> => {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...more };
  const { telling, heard } = listening();
  await moveToPostgres({ before: readEmbeddedConfig(env), after: readConfig(env), log, telling });
  return heard();
};

/** One community for all cases, which only read it: members, money, a test network, files and a second factor. */
const dataDir = mkdtempSync(join(tmpdir(), 'app-move-'));
const embedded = { dataDir, databaseUrl: null };
let seen: Awaited<ReturnType<typeof look>>;
let secret = '';
let rows = '';
const member = { email: 'mover@example.org', password: 'mover likes long walks' };

/** What somebody finds who knows the network. */
const look = async (opened: Awaited<ReturnType<typeof openTestApp>>) => {
  const browser = opened.browser();
  const { network } = await browser.get(chainCalls.readNetwork, {});
  const { posts = [] } = await browser.get(postCalls.readPosts, { limit: 40 });
  const addresses = (await opened.app.database.pool.query<{ address: string }>('select address from linked_addresses'))
    .rows;
  const held = [];
  for (const { address } of addresses.slice(0, 3)) held.push(await browser.get(chainCalls.readHoldings, { address }));
  const { statusCode: picture } = await browser.request({
    url: posts.find((post) => post.content === ODD)?.image_url ?? '/',
  });
  return {
    network,
    held,
    picture,
    key: readFileSync(join(opened.app.config.dataDir, 'push-keys'), 'utf8'),
    odd: posts.map((p) => p.content),
  };
};

beforeAll(async () => {
  const opened = await openTestApp({ place: embedded });
  await keepCommunity(opened.app, opened.rooms, { isStopping: () => false, most: 8, isPlain: true });
  const [person] = await people(opened, 'mover');
  await person.browser.get(postCalls.createPost, { content: ODD, image_url: (await upload(person, picture)).url });
  const { secret: made } = await person.browser.get(accountCalls.setUpTwoFactor, { password: person.password });
  secret = made;
  const code = new TOTP({ secret }).generate({ timestamp: opened.clock.now().getTime() });
  await person.browser.get(accountCalls.enableTwoFactor, { code });
  seen = await look(opened);
  opened.app.events.wake();
  await opened.app.events.settle();
  await opened.close();
  rows = await rowsAt(embedded);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The program as it starts after a move or a restore: the same network, and a second factor that still opens. */
const expectSameNetwork = async (place: Place) => {
  const opened = await openTestApp({ place, env: { CHAIN: 'test' } });
  try {
    opened.clock.advance(90_000);
    expect(await look(opened)).toEqual(seen);
    expect(seen).toMatchObject({ picture: 200, network: { kind: 'test' } });
    expect(seen.odd).toContain(ODD);
    const browser = opened.browser();
    const { details } = await browser.refused(authCalls.login, member);
    const code = new TOTP({ secret }).generate({ timestamp: opened.clock.now().getTime() });
    const { challenge } = details as { challenge: string };
    expect((await browser.ask(authCalls.finishTwoFactor, { challenge, code })).status).toBe(200);
    // Numbers go on where they were.
    await people(opened, 'bea');
    expect(await brokenInvariants(opened.app.database)).toEqual([]);
  } finally {
    await opened.close();
  }
};

if (postgresUrl !== null) {
  describe('from the embedded database to PostgreSQL', () => {
    it('[OPS-01] takes every row along, and members find the same network', async () => {
      const databaseUrl = await emptyPostgres();
      const inTarget = (text: string) => withDatabase({ dataDir, databaseUrl }, ({ pool }) => pool.query(text));
      await inTarget(`create function theirs() returns int language sql as 'select 7'`);
      // What is meant for the program that starts afterwards is in the settings already.
      const told = await move(dataDir, databaseUrl, { WORKERS: '2' });
      expect((await inTarget('select theirs() as seven')).rows).toEqual([{ seven: 7 }]);
      expect(await rowsAt({ dataDir, databaseUrl })).toBe(rows);
      for (const setting of ['DATABASE_URL', 'CHAIN=test', 'DAILY_CLAIM=10', 'DEMO=on', 'seal-key', 'push-keys'])
        expect(told).toContain(setting);
      expect(told).toContain('all of it holds');
      expect(told).toMatch(/\n {4}members +\d+\n/);
      await expectSameNetwork({ dataDir, databaseUrl });
      expect(await rowsAt(embedded)).toBe(rows);
      await expect(move(dataDir, databaseUrl)).rejects.toThrow(/is not empty: there are rows in .* Make a new one/s);
    });

    it('[OPS-01] a kill -9 leaves the target as it was, and the next try goes through', async () => {
      const databaseUrl = await emptyPostgres();
      const start = () =>
        launch({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, [], ['move/main.js', 'move-to-postgres']);
      for (const moment of ['Copying the rows', 'Asking what must']) {
        const moving = start();
        await until(() => (moving.output().includes(moment) ? true : null));
        moving.signal('SIGKILL');
        expect(await moving.ended).toBe('SIGKILL');
        expect(await countTables(databaseUrl)).toBe(0);
        // The server notices that nobody is there as soon as it has an answer to give.
        await until(async () => ((await countOthers(databaseUrl)) === 0 ? true : null));
      }
      const last = start();
      expect([await last.ended, last.output()]).toEqual([0, expect.stringContaining('the same as it was')]);
      expect(await rowsAt({ dataDir, databaseUrl })).toBe(rows);
    });

    it('[OPS-01] finds a letter that was changed and a row that was lost on the way, and keeps nothing', async () => {
      const databaseUrl = await emptyPostgres();
      const spoil = (source: RowSource, change: (lines: Buffer) => Buffer): RowSource => ({
        ...source,
        async *rowsOf(table) {
          for await (const lines of source.rowsOf(table)) yield table.name === 'posts' ? change(lines) : lines;
        },
      });
      await withDatabase(embedded, (from) =>
        asSnapshot(from, async (reading) => {
          const source = await readDatabase(reading);
          const changed = spoil(source, (lines) => Buffer.from(lines.toString('utf8').replace('another', 'Another')));
          const same = /posts has as many rows, and not all of them are the same/;
          await expect(fillAt(databaseUrl, changed)).rejects.toThrow(same);
          // Of the newest post, to which nothing refers.
          const lost = spoil(source, (lines) => lines.subarray(0, lines.lastIndexOf('\n', lines.length - 2) + 1));
          await expect(fillAt(databaseUrl, lost)).rejects.toThrow(/posts has \d+ rows instead of|violates foreign key/);
          const newer = { ...source, migrations: [...source.migrations, '9999-later.sql'] };
          await expect(fillAt(databaseUrl, newer)).rejects.toThrow('it knows 9999-later.sql');
        }),
      );
      expect(await countTables(databaseUrl)).toBe(0);
    });

    it('[OPS-01] refuses in plain words, and leaves what is there alone', async () => {
      const databaseUrl = await emptyPostgres();
      const folder = temporaryFolder();
      await expect(move(folder, databaseUrl)).rejects.toThrow('There is no embedded database in');
      expect(readdirSync(folder)).toEqual([]);
      // A process that lives: a program that runs on the folder.
      writeFileSync(join(dataDir, 'lock'), String(process.ppid));
      await expect(move(dataDir, databaseUrl)).rejects.toThrow(`is in use by process ${process.ppid}`);
      rmSync(join(dataDir, 'lock'));
      await expect(move(dataDir, databaseUrl, { SEAL_KEY: 'x'.repeat(32) })).rejects.toThrow('is not the one');
      await withDatabase({ dataDir, databaseUrl }, async ({ pool }) => {
        await pool.query('create table theirs (id int)');
        await expect(fillAt(databaseUrl, noRows)).rejects.toThrow('The program is running on that database');
      });
      await expect(fillAt(databaseUrl, noRows)).rejects.toThrow('tables of something else: theirs');
      expect(await countTables(databaseUrl)).toBe(1);
      await withDatabase({ dataDir, databaseUrl }, ({ pool }) =>
        pool.query(`drop table theirs; create table accounts (id int); create table migrations (name text);
          insert into migrations values ('of somebody else')`),
      );
      await expect(fillAt(databaseUrl, noRows)).rejects.toThrow('tables of something else: accounts, migrations');
      expect(await countTables(databaseUrl)).toBe(2);
    });

    it('[OPS-01] brings the files to a bucket when one is named, and into a schema that was only migrated', async () => {
      const s3 = await openS3();
      onTestFinished(() => s3.close());
      const databaseUrl = await emptyPostgres();
      await (await openTestApp({ place: { dataDir: temporaryFolder(), databaseUrl } })).close();
      await expect(move(dataDir, databaseUrl)).rejects.toThrow('sealing');
      await withDatabase({ dataDir, databaseUrl }, ({ pool }) => pool.query('delete from sealing; delete from jobs'));
      expect(await move(dataDir, databaseUrl, s3.env)).toMatch(/Copying \d+ files to files … \d+ were not there yet/);
      const opened = await openTestApp({
        place: { dataDir: copyOfKeys(), databaseUrl },
        env: { CHAIN: 'test', ...s3.env },
      });
      expect(await look(opened).finally(() => opened.close())).toEqual(seen);
    });
  });
}

/** A folder with the keys alone: files come from elsewhere. */
const copyOfKeys = (): string => {
  const folder = temporaryFolder();
  for (const key of ['seal-key', 'push-keys']) cpSync(join(dataDir, key), join(folder, key));
  return folder;
};

describe('a backup', () => {
  let folder: string;
  beforeAll(async () => {
    folder = join(mkdtempSync(join(tmpdir(), 'app-backup-')), 'backup');
    await backUp({ config: configOf(dataDir), log, telling: listening().telling }, folder);
  });
  afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

  const toOperation = ({ dataDir: folderOf, databaseUrl }: Place) => {
    const { telling, heard } = listening();
    return { config: configOf(folderOf, databaseUrl), log, telling, heard };
  };

  it('[OPS-07] is whole, is rehearsed without a trace, and brings everything back into an empty place', async () => {
    const files = ['SHA256SUMS', 'manifest.json', 'media', 'push-keys', 'seal-key', 'tables'];
    expect(readdirSync(folder).sort()).toEqual(files);
    const place = await emptyPlace();
    const operation = toOperation(place);
    await rehearse(operation, folder);
    expect(operation.heard()).toContain('The backup can be restored');
    expect(readdirSync(place.dataDir)).toEqual([]);
    if (place.databaseUrl !== null) expect(await countTables(place.databaseUrl)).toBe(0);
    await restore(operation, folder, false);
    expect(await rowsAt(place)).toBe(rows);
    await expectSameNetwork(place);
    await expect(backUp(operation, folder)).rejects.toThrow('is there already');
    await expect(restore(operation, folder, false)).rejects.toThrow(/is not empty.*--replace/s);
    await restore(operation, folder, true);
    expect(await rowsAt(place)).toBe(rows);
  });

  it('[OPS-07] that was damaged is refused before anything is written', async () => {
    const damaged = join(temporaryFolder(), 'backup');
    cpSync(folder, damaged, { recursive: true });
    const operation = toOperation(await emptyPlace());
    const [file = '', sums = '', manifest = ''] = ['tables/posts.tsv.gz', 'SHA256SUMS', 'manifest.json'].map((one) =>
      join(damaged, one),
    );
    const [whole, unchanged] = [await hashOfFile(file), await hashOfFile(manifest)];
    const changed = gunzipSync(readFileSync(file)).toString('utf8').replace('another line', 'Another line');
    writeFileSync(file, gzipSync(changed));
    await expect(restore(operation, damaged, false)).rejects.toThrow('tables/posts.tsv.gz is not as it was');
    // Whoever changes the sums and the sizes along with a row is found out by what the rows add up to.
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"files"', '"no_files"'));
    const named = readFileSync(sums, 'utf8').replace(unchanged, await hashOfFile(manifest));
    writeFileSync(sums, named.replace(whole, await hashOfFile(file)));
    await expect(rehearse(operation, damaged)).rejects.toThrow('posts has as many rows, and not all of them are');
    writeFileSync(join(operation.config.dataDir, 'seal-key'), 'x'.repeat(43));
    await expect(restore(operation, folder, false)).rejects.toThrow('lies another seal-key than in the backup');
  });

  if (postgresUrl !== null)
    it('[OPS-07] of PostgreSQL goes into the embedded database as well', async () => {
      const [from, place] = [await emptyPlace(), { dataDir: temporaryFolder(), databaseUrl: null }];
      await restore(toOperation(from), folder, false);
      const again = join(temporaryFolder(), 'backup');
      await backUp(toOperation(from), again);
      await restore(toOperation(place), again, false);
      expect(await rowsAt(place)).toBe(rows);
    });
});
