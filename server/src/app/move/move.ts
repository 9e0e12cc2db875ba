import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ClientBase } from 'pg';
import {
  asOneTransaction,
  asSnapshot,
  describeServer,
  fill,
  findSecret,
  openDatabase,
  openAlone,
  readDatabase,
  TargetNotEmpty,
  TransferRefused,
  type Config,
  type Database,
  type Log,
  type Proof,
} from '#kernel';
import { createFileStore } from '#media';
import { filesBelow, storeFiles } from './files.ts';
import { settingsAfter } from './settings-after.ts';
import { askInvariants, checkKey } from './sound.ts';
import { inMegabytes, inWords, tableOf, type Telling } from './tell.ts';

interface Move {
  /** The settings without DATABASE_URL, and with it. */
  readonly before: Config;
  readonly after: Config;
  readonly log: Log;
  readonly telling: Telling;
}

/** OPS-01: the embedded database becomes a PostgreSQL, all or nothing. The embedded one is read and stays as it is. */
export const moveToPostgres = async (move: Move): Promise<void> => {
  const { before, after, log, telling } = move;
  if (after.databaseUrl === null)
    throw new TransferRefused('Say where to: DATABASE_URL=postgres://… npm run move-to-postgres');
  const folder = resolve(before.dataDir);
  // Opening one that is not there would make it.
  if (!existsSync(join(folder, 'postgres')))
    throw new TransferRefused(`There is no embedded database in ${folder}. DATA_DIR names the folder of another.`);
  const from = await openDatabase(before, log);
  const to = await openAlone(after, log);
  try {
    telling.say('', `From  the embedded database in ${folder}`, `To    ${await describeServer(to)}`, '');
    await moveFiles(move);
    const proofs = await asSnapshot(from, (client) => moveRows(move, client, to)).catch((error: unknown) => {
      throw error instanceof TargetNotEmpty
        ? new TransferRefused(`${error.message} Make a new one, for example with createdb, and name that.`)
        : error;
    });
    telling.say('', 'Everything is there, and the same as it was:', ...tableOf(proofs), '');
    telling.say(...settingsAfter(before, after), '');
    telling.say(`The embedded database is still in ${join(folder, 'postgres')}. Remove it when you are content:`);
    telling.say('a start without DATABASE_URL would go on there.', '');
  } finally {
    telling.end();
    await to.close();
    await from.close();
  }
};

const moveRows = async ({ after, telling }: Move, reading: ClientBase, to: Database): Promise<readonly Proof[]> => {
  await checkKey(reading, findSecret(after));
  const source = await readDatabase(reading);
  // What it adds up to is reckoned when the rows are there, and told again in the end.
  let proofs: readonly Proof[] = [];
  const prove = async (): Promise<readonly Proof[]> => (proofs = await source.prove());
  await asOneTransaction(to, async (writing) => {
    await fill(writing, { ...source, prove }, { into: 'empty', step: telling.step });
    await askInvariants(writing, source, telling);
    telling.step('Keeping it');
  });
  return proofs;
};

/** Files stay where they are, unless a bucket is named: then they go there first, and rows follow when all have arrived. */
const moveFiles = async ({ before, after, telling }: Move): Promise<void> => {
  const root = join(before.dataDir, 'media');
  const keys = await filesBelow(root);
  if (after.s3 === null) {
    telling.say(`${inWords(keys.length, 'file stays', 'files stay')} in ${resolve(root)}; keep DATA_DIR as it is.`);
    return;
  }
  if (keys.length === 0) return;
  telling.step(`Copying ${inWords(keys.length, 'file', 'files')} to ${after.s3.bucket}`);
  const { sent, bytes } = await storeFiles(createFileStore(after), root, keys);
  telling.note(`${inWords(sent, 'was', 'were')} not there yet, all ${inMegabytes(bytes)} read back`);
};
