import {
  ConfigFault,
  createLog,
  FolderInUse,
  migrate,
  openDatabase,
  readConfig,
  UnknownMigration,
  WrongSealKey,
  type Log,
} from '#kernel';
import { printBanner, printFault } from './banner.ts';
import { openHouse, type OpenHouse } from './house.ts';
import { listen } from './listen.ts';

const start = async (): Promise<void> => {
  const config = readConfig();
  const log = createLog(config.logLevel, process.stdout.isTTY);
  const database = await openDatabase(config, log);
  try {
    await migrate(database.pool, log);
    const open = await openHouse({ config, database, log });
    stopOnSignals(open, log);
    const address = await listen(open.house);
    printBanner(config, address);
  } catch (error) {
    await database.close();
    throw error;
  }
};

const STOP_WITHIN_MS = 15_000;

const stopOnSignals = (open: OpenHouse, log: Log): void => {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    log.info(`${signal}: finishing what is under way`);
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void open.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

/** Faults that an operator can mend are told in a sentence, everything else with its stack. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof ConfigFault ||
  error instanceof FolderInUse ||
  error instanceof UnknownMigration ||
  error instanceof WrongSealKey;

start().catch((error: unknown) => {
  printFault(
    isForOperator(error) ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error),
  );
  process.exit(1);
});
