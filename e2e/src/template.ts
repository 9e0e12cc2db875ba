// Before all journeys: one migrated database with the demo community in it, that every server of the run starts from.
// Making one takes seconds, and a server that still makes its own would be slow to the first journeys.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from './server.ts';

const PREPARE = fileURLToPath(new URL('../../server/dist/app/prepare.js', import.meta.url));

const COMPLETE = 'the demo community is complete';
const PATIENCE_MS = 120_000;

const letCommunityCome = async (folder: string): Promise<void> => {
  const server = await startServer({}, { dataDir: folder });
  const deadline = Date.now() + PATIENCE_MS;
  while (!server.log().includes(COMPLETE) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100));
  await server.stop('SIGINT');
};

const makeTemplate = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-template-'));
  await promisify(execFile)(process.execPath, [PREPARE], { env: { PATH: process.env['PATH'], DATA_DIR: folder } });
  await letCommunityCome(folder);
  process.env['E2E_TEMPLATE'] = folder;
  return () => rm(folder, { recursive: true, force: true });
};

export default makeTemplate;
