// What is done with all data at once, in a process of its own: see scripts/data.mjs.
import { parseArgs } from 'node:util';
import { closeDataFolder, createLog, readConfig, readEmbeddedConfig, TransferRefused } from '#kernel';
import { printError } from '../banner.ts';
import { describeError } from '../errors.ts';
import { backUp } from './backup.ts';
import { moveToPostgres } from './move.ts';
import { rehearse, restore } from './restore.ts';
import { createTelling } from './tell.ts';

const USAGE = `  npm run move-to-postgres                 the embedded database becomes that of DATABASE_URL
  npm run backup [folder] [-- --rehearse]  everything into a folder; and restored once, to see that it can be
  npm run restore <folder> [-- --replace]  everything back from there
  npm run restore <folder> -- --rehearse   only tried, in a place of its own`;

const telling = createTelling((text) => void process.stdout.write(text));
const log = createLog('warn', false);

const commands: Readonly<Record<string, (folder: string | undefined, flags: Flags) => Promise<void>>> = {
  'move-to-postgres': () => moveToPostgres({ before: readEmbeddedConfig(), after: readConfig(), log, telling }),
  backup: async (folder, { isRehearsal }) => {
    const config = readConfig();
    const made = await backUp({ config, log, telling }, folder);
    if (isRehearsal) await rehearse({ config, log, telling }, made);
  },
  restore: (folder, { isRehearsal, isReplacing }) => {
    if (folder === undefined) throw new TransferRefused(`Name the folder of the backup.\n\n${USAGE}`);
    const config = readConfig();
    return isRehearsal
      ? rehearse({ config, log, telling }, folder)
      : restore({ config, log, telling }, folder, isReplacing);
  },
};

interface Flags {
  readonly isRehearsal: boolean;
  readonly isReplacing: boolean;
}

const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { rehearse: { type: 'boolean' }, replace: { type: 'boolean' } },
  });
  const [name = '', folder, ...more] = positionals;
  const command = commands[name];
  if (command === undefined || more.length > 0) return printError(USAGE);
  // What is made from now on is for this user alone.
  closeDataFolder(readConfig().dataDir);
  await command(folder, { isRehearsal: values.rehearse === true, isReplacing: values.replace === true });
};

run().catch((error: unknown) => {
  telling.end();
  printError(describeError(error));
  process.exit(1);
});
