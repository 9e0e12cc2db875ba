// Makes and migrates the embedded database ahead of the first start: its initialisation needs much memory for a moment,
// which a process of its own gives back.
import { closeDataFolder, createLog, migrate, openDatabase, readConfig } from '#kernel';

const config = readConfig();
const log = createLog('warn', false);
closeDataFolder(config.dataDir);
const database = await openDatabase(config, log);
await migrate(database.direct, log);
await database.close();
