import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  asSnapshot,
  describeServer,
  KEY_FILES,
  openAlone,
  readDatabase,
  TransferRefused,
  type Config,
  type Database,
  type KeyFile,
  type Log,
} from '#kernel';
import { noteBackup } from '#operations';
import { version } from '../version.ts';
import { filesBelow, hashOfFile, sizeBelow } from './files.ts';
import { syncFile, writeLines } from './lines.ts';
import { newManifest, tableFile, writeManifest, type Manifest } from './manifest.ts';
import { inMegabytes, inWords, tableOf, type Telling } from './tell.ts';

export interface Operation {
  readonly config: Config;
  readonly log: Log;
  readonly telling: Telling;
}

/** What has been written into the folder so far, and what each file sums up to. */
interface Backup extends Operation {
  readonly folder: string;
  readonly sums: Map<string, string>;
}

/** OPS-07: everything of the network into a folder that is either whole or not there. Answers its name. */
export const backUp = async (operation: Operation, name?: string): Promise<string> => {
  const { config, telling } = operation;
  const place = resolve(name ?? join('backups', `${config.brand.slug}-${stamp(new Date())}`));
  if (existsSync(place)) throw new TransferRefused(`${place} is there already. Name a folder that is not.`);
  const backup: Backup = { ...operation, folder: `${place}.partial`, sums: new Map() };
  const database = await openSource(operation);
  try {
    await rm(backup.folder, { recursive: true, force: true });
    await mkdir(join(backup.folder, 'tables'), { recursive: true, mode: 0o700 });
    telling.say('', `From  ${await describeServer(database)}`, `To    ${place}`, '');
    const rows = await copyRows(backup, database);
    // Rows first: a file that comes after them is one too many, a file that they lack would be one too few.
    const media = await copyMedia(backup);
    const keys = await copyKeys(backup);
    const manifest = newManifest({ version, made_at: new Date().toISOString(), ...rows, media, keys });
    await writeManifest(backup.folder, manifest, backup.sums);
    await rename(backup.folder, place);
    await note(database, manifest, await sizeBelow(place));
    telling.say('', ...tableOf(manifest.tables), '', ...afterwards(config, keys), '');
    return place;
  } finally {
    telling.end();
    await database.close();
  }
};

/** For those who look at /moderation/health. A database of an earlier version has no place for it. */
const note = ({ db }: Database, { made_at: madeAt, tables }: Manifest, bytes: number): Promise<void> =>
  noteBackup(db, {
    madeAt: new Date(madeAt),
    rows: tables.reduce((sum, table) => sum + table.rows, 0),
    bytes,
  }).catch(() => undefined);

const stamp = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');

/** The embedded one belongs to one process; PostgreSQL shows everything as it is at one moment, also under load. */
export const openSource = async ({ config, log }: Operation): Promise<Database> => {
  if (config.databaseUrl !== null) return openAlone(config, log);
  const folder = resolve(config.dataDir);
  if (existsSync(join(folder, 'postgres'))) return openAlone(config, log);
  throw new TransferRefused(`There is no embedded database in ${folder}. DATA_DIR names the folder of another.`);
};

type Rows = Pick<Manifest, 'database' | 'migrations' | 'tables' | 'sequences'>;

const copyRows = ({ folder, sums, telling }: Backup, database: Database): Promise<Rows> =>
  asSnapshot(database, async (client) => {
    telling.step('Reading what is there');
    const source = await readDatabase(client);
    if (source.migrations.length === 0) throw new TransferRefused('That database has no tables of ours.');
    const proofs = new Map((await source.prove()).map((proof) => [proof.name, proof]));
    telling.step('Copying the rows');
    const tables: Manifest['tables'] = [];
    for (const table of source.tables) {
      const path = tableFile(table.name);
      await writeLines(join(folder, path), source.rowsOf(table));
      sums.set(path, await hashOfFile(join(folder, path)));
      const { rows, hash } = proofs.get(table.name) ?? { rows: 0, hash: '0' };
      tables.push({ name: table.name, columns: [...table.columns], written: [...table.written], rows, hash });
    }
    const { migrations, sequences } = source;
    return { database: database.kind, migrations: [...migrations], tables, sequences: [...sequences] };
  });

const keepFile = async ({ folder, sums }: Backup, from: string, path: string): Promise<number> => {
  const to = join(folder, path);
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await syncFile(to);
  sums.set(path, await hashOfFile(to));
  return (await stat(to)).size;
};

const copyMedia = async (backup: Backup): Promise<Manifest['media']> => {
  const { config, telling } = backup;
  if (config.s3 !== null) {
    telling.say(`Files lie in the bucket ${config.s3.bucket} and are not copied: back it up there.`);
    return 'elsewhere';
  }
  const root = join(config.dataDir, 'media');
  const keys = await filesBelow(root);
  telling.step(`Copying ${inWords(keys.length, 'file', 'files')}`);
  let bytes = 0;
  for (const key of keys)
    bytes += await keepFile(backup, join(root, key), `media/${key}`).catch((error: unknown) => {
      // Deleted a moment ago, with what showed it.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
      throw error;
    });
  telling.note(inMegabytes(bytes));
  return 'inside';
};

const isNamed = ({ sealKey, vapid }: Config, key: KeyFile): boolean =>
  key === 'seal-key' ? sealKey !== null : vapid !== null;

const copyKeys = async (backup: Backup): Promise<KeyFile[]> => {
  const { config } = backup;
  const keys = KEY_FILES.filter((key) => !isNamed(config, key) && existsSync(join(config.dataDir, key)));
  for (const key of keys) await keepFile(backup, join(config.dataDir, key), key);
  return keys;
};

const ofKeys = (keys: readonly KeyFile[]): string => {
  if (keys.length === 0) return 'It holds no keys of the server.';
  const risk = keys.includes('seal-key') ? 'read second factors' : 'push to devices in the name of this network';
  return `It holds ${keys.join(' and ')}: whoever reads it can ${risk}. Keep it where nobody else can.`;
};

const afterwards = (config: Config, keys: readonly KeyFile[]): string[] => [
  ofKeys(keys),
  ...(config.sealKey === null ? [] : ['SEAL_KEY is a setting of yours and not in it: keep it apart, it is needed.']),
  ...(config.vapid === null ? [] : ['VAPID_PRIVATE_KEY is a setting of yours and not in it either.']),
];
