import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ClientBase } from 'pg';
import {
  asOneTransaction,
  describeServer,
  fill,
  findSecret,
  inScratchSchema,
  layNextKey,
  openAlone,
  openDatabase,
  takeNextKey,
  TargetNotEmpty,
  TransferRefused,
  type Config,
  type Database,
  type Fill,
  type KeyFile,
  type RowSource,
} from '#kernel';
import { createFileStore } from '#media';
import { noteRehearsal } from '#operations';
import { openSource, type Operation } from './backup.ts';
import { storeFiles } from './files.ts';
import { readLines } from './lines.ts';
import { checkSums, readManifest, tableFile, type Manifest } from './manifest.ts';
import { askInvariants, checkKey } from './sound.ts';
import { inWords, tableOf, type Telling } from './tell.ts';

interface OpenBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly source: RowSource;
  /** Keys of the media store. */
  readonly files: readonly string[];
}

const openBackup = async (name: string, telling: Telling): Promise<OpenBackup> => {
  const folder = resolve(name);
  const manifest = await readManifest(folder);
  telling.say(
    '',
    `From  ${folder}, made ${manifest.made_at.slice(0, 16).replace('T', ' ')} UTC by ${manifest.version}`,
  );
  telling.step('Reading every file of it');
  const paths = await checkSums(folder, manifest);
  telling.note('all as they were written');
  telling.end();
  const { migrations, tables, sequences } = manifest;
  const rowsOf: RowSource['rowsOf'] = ({ name: table }) => readLines(join(folder, tableFile(table)));
  const files = paths.filter((path) => path.startsWith('media/')).map((path) => path.slice('media/'.length));
  return { folder, manifest, files, source: { migrations, tables, sequences, prove: async () => tables, rowsOf } };
};

/** The key that the program would start with, once the backup is there. */
const secretOf = (config: Config, { folder, manifest }: OpenBackup): string | null =>
  findSecret(
    config.sealKey === null && manifest.keys.includes('seal-key') ? { sealKey: null, dataDir: folder } : config,
  );

const refill = async (
  client: ClientBase,
  { config, telling }: Operation,
  backup: OpenBackup,
  into: Fill['into'],
): Promise<void> => {
  await fill(client, backup.source, { into, step: telling.step });
  await checkKey(client, secretOf(config, backup));
  await askInvariants(client, backup.source, telling);
};

/** OPS-07: everything back from a backup, into the embedded database or PostgreSQL, whichever it came from. */
export const restore = async (operation: Operation, name: string, isReplacing: boolean): Promise<void> => {
  const { config, log, telling } = operation;
  const backup = await openBackup(name, telling);
  const keys = keysToPut(config, backup, isReplacing);
  const database = await openAlone(config, log);
  try {
    const where = config.databaseUrl === null ? ` in ${resolve(config.dataDir)}` : '';
    telling.say(`To    ${await describeServer(database)}${where}`);
    await restoreInto(database, operation, backup, { keys, isReplacing });
    telling.say('', 'Everything is back, and the same as in the backup:', ...tableOf(backup.manifest.tables), '');
    if (backup.manifest.media === 'elsewhere') telling.say('Files were in a bucket and are not in the backup.');
    telling.say(startingAgain(config, backup.manifest), '');
  } finally {
    telling.end();
    await database.close();
  }
};

const startingAgain = ({ sealKey }: Config, { keys }: Manifest): string =>
  sealKey === null && keys.includes('seal-key')
    ? 'Start the program with the settings it had; its seal-key came with the backup.'
    : 'Start the program with the settings it had; SEAL_KEY has to be the same.';

const restoreInto = async (
  database: Database,
  operation: Operation,
  backup: OpenBackup,
  { keys, isReplacing }: { keys: readonly KeyFile[]; isReplacing: boolean },
): Promise<void> => {
  const { config, telling } = operation;
  await asOneTransaction(database, async (client) => {
    await refill(client, operation, backup, isReplacing ? 'replace' : 'empty').catch((error: unknown) => {
      throw error instanceof TargetNotEmpty
        ? new TransferRefused(`${error.message} To give it up for the backup, say so: npm run restore … -- --replace`)
        : error;
    });
    if (backup.files.length > 0) {
      telling.step(`Putting ${inWords(backup.files.length, 'file', 'files')} back`);
      await storeFiles(createFileStore(config), join(backup.folder, 'media'), backup.files);
    }
    // Beside those that are there: whoever is killed now has either the rows of before with their keys, or the new rows, for
    // which the next start finds the keys (openSeal).
    for (const key of keys) layNextKey(config.dataDir, key, readFileSync(join(backup.folder, key)));
    telling.step('Keeping it');
  });
  for (const key of keys) takeNextKey(config.dataDir, key);
};

/** Keys that are named by settings stay there. Another key than that of the backup is given up only when it is said. */
const keysToPut = (config: Config, { folder, manifest }: OpenBackup, isReplacing: boolean): KeyFile[] => {
  const read = (path: string): string => readFileSync(path, 'utf8').trim();
  const isNamed = { 'seal-key': config.sealKey !== null, 'push-keys': config.vapid !== null };
  const wanted = manifest.keys.filter((key) => !isNamed[key]);
  const missing = wanted.filter((key) => !existsSync(join(config.dataDir, key)));
  const other = wanted.filter(
    (key) => !missing.includes(key) && read(join(config.dataDir, key)) !== read(join(folder, key)),
  );
  if (other.length > 0 && !isReplacing)
    throw new TransferRefused(
      `In ${resolve(config.dataDir)} lies another ${other.join(' and ')} than in the backup. To give it up, say so: npm run restore … -- --replace`,
    );
  return [...missing, ...other];
};

/** Restores it in a place of its own, compares, and throws that place away. */
export const rehearse = async (operation: Operation, name: string): Promise<void> => {
  const { config, telling } = operation;
  const backup = await openBackup(name, telling);
  await (config.databaseUrl === null ? rehearseEmbedded(operation, backup) : rehearseBeside(operation, backup));
  const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const what = `${inWords(rows, 'row', 'rows')} and ${inWords(backup.files.length, 'file', 'files')}`;
  telling.say('', `The backup can be restored: ${what} are as they were.`, '');
  await note(operation, new Date(backup.manifest.made_at));
};

/** Where it was made, unless the program runs there alone, or the place is another. */
const note = async (operation: Operation, madeAt: Date): Promise<void> => {
  const database = await openSource(operation).catch(() => null);
  await (database === null ? null : noteRehearsal(database.db, madeAt, new Date()).catch(() => undefined));
  await database?.close();
};

const rehearseEmbedded = async (operation: Operation, backup: OpenBackup): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  try {
    const database = await openDatabase({ databaseUrl: null, dataDir }, operation.log);
    try {
      operation.telling.say('To    an embedded database that is thrown away');
      await asOneTransaction(database, (client) => refill(client, operation, backup, 'empty'));
    } finally {
      await database.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** A program that runs on the database goes on. */
const rehearseBeside = async (operation: Operation, backup: OpenBackup): Promise<void> => {
  const database = await openAlone(operation.config, operation.log);
  try {
    operation.telling.say('To    a schema that is thrown away, in the database of DATABASE_URL');
    await inScratchSchema(database, (client) => refill(client, operation, backup, 'scratch'));
  } finally {
    await database.close();
  }
};
