// Before all journeys: one empty, migrated database that every server of the run starts from. Making one takes seconds.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PREPARE = fileURLToPath(new URL('../../server/dist/app/prepare.js', import.meta.url));

const makeTemplate = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-template-'));
  await promisify(execFile)(process.execPath, [PREPARE], { env: { PATH: process.env['PATH'], DATA_DIR: folder } });
  process.env['E2E_TEMPLATE'] = folder;
  return () => rm(folder, { recursive: true, force: true });
};

export default makeTemplate;
