import cluster from 'node:cluster';
import { closeDataFolder, createLog, migrate, openDatabase, readConfig, type Log } from '#kernel';
import { printBanner, printError } from './banner.ts';
import { openApp, type OpenApp } from './app.ts';
import { describeError } from './errors.ts';
import { listen } from './listen.ts';

const start = async (): Promise<void> => {
  const config = readConfig();
  const log = createLog(config.logLevel, process.stdout.isTTY);
  closeDataFolder(config.dataDir);
  const database = await openDatabase(config, log);
  try {
    await migrate(database.direct, log);
    const open = await openApp({ config, database, log });
    stopOnSignals(open, log);
    const address = await listen(open.app);
    // Of several workers the first one speaks.
    if (cluster.worker === undefined || cluster.worker.id === 1) printBanner(config, address);
  } catch (error) {
    await database.close();
    throw error;
  }
};

const STOP_WITHIN_MS = 15_000;
/** For requests that are on their way. Whoever presses Ctrl+C does not want to wait. */
const GRACE_MS = 1_000;

const stopOnSignals = (open: OpenApp, log: Log): void => {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    log.info(`${signal}: finishing what is under way`);
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void open.close(signal === 'SIGTERM' ? GRACE_MS : 0).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

export const serve = (): void =>
  void start().catch((error: unknown) => {
    printError(describeError(error));
    process.exit(1);
  });
