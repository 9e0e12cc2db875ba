// What a journey cannot wait for: the rows of a server that is stopped are changed, and it starts again where it was.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

const KERNEL = fileURLToPath(new URL('../../server/dist/kernel/index.js', import.meta.url));
const CHANGE = `
  const { createLog, openDatabase } = await import(process.argv[2]);
  const database = await openDatabase({ databaseUrl: null, dataDir: process.argv[3] }, createLog('fatal', false));
  await database.pool.query(process.argv[4]);
  await database.close();`;

export const changeRows = async (
  server: RunningServer,
  env: Readonly<Record<string, string>>,
  sql: string,
): Promise<RunningServer> => {
  const { dataDir, url } = server;
  await server.stop();
  const script = join(dataDir, 'change-rows.mjs');
  await writeFile(script, CHANGE);
  await promisify(execFile)(process.execPath, [script, KERNEL, dataDir, sql]);
  return startServer({ ...env, PORT: new URL(url).port }, { dataDir });
};
