// Before all room tests: one migrated database that every test file copies. Making one from nothing takes seconds.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Dump of the embedded template, or null when the tests run on PostgreSQL. */
    embeddedTemplate: string | null;
    postgresUrl: string | null;
  }
}

export const TEMPLATE = 'app_template';

type Kernel = typeof import('#kernel');

/** The runner loads this file without its settings, so that `#kernel` would be the last build: it is built before it is read. */
const builtKernel = async (): Promise<Kernel> => {
  build();
  return (await import(new URL('../../dist/kernel/index.js', import.meta.url).href)) as Kernel;
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kernel = await builtKernel();
  const { createLog, EmbeddedPostgres, migrate, openEmbedded } = kernel;
  const log = createLog('warn', false);
  const url = process.env['TEST_DATABASE_URL'] ?? null;
  project.provide('postgresUrl', url);
  if (url !== null) {
    project.provide('embeddedTemplate', null);
    await makePostgresTemplate(kernel, url);
    return async () => undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'app-template-'));
  const path = join(folder, 'template.tar');
  const embedded = await EmbeddedPostgres.open({ folder: null, template: null });
  const database = openEmbedded(embedded, log);
  await migrate(database.pool, log);
  await database.pool.end();
  await writeFile(path, await embedded.dump());
  await embedded.close();
  project.provide('embeddedTemplate', path);
  return () => rm(folder, { recursive: true });
}

// Worker threads and processes are not transpiled by the test runner: they are taken from the build. Types are checked
// elsewhere. `npm test` has just built.
const build = (): void => {
  if (process.env['TEST_IS_BUILT'] !== undefined) return;
  const repository = join(import.meta.dirname, '..', '..', '..');
  const tsc = join(repository, 'node_modules', '.bin', 'tsc');
  if (!existsSync(tsc)) throw new Error('run npm ci first');
  execFileSync(tsc, ['-b', '--noCheck', 'contract', 'server'], { cwd: repository, stdio: 'inherit' });
};

const makePostgresTemplate = async ({ createLog, migrate, openPostgres }: Kernel, url: string): Promise<void> => {
  const log = createLog('warn', false);
  const admin = openPostgres(url, log, 1);
  await admin.pool.query(`drop database if exists ${TEMPLATE}`);
  await admin.pool.query(`create database ${TEMPLATE}`);
  await admin.close();
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  const database = openPostgres(template.href, log, 1);
  await migrate(database.pool, log);
  await database.close();
};
