import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// `source` makes `#room` and `@wagram/contract/room` resolve to src, so that no test ever sees a stale build.
const conditions = ['source'];
const resolve = { conditions };
const ssr = { resolve: { conditions, externalConditions: ['source'] }, noExternal: [/^@wagram\//] };

// The same values for every property in each run.
const setupFiles = [fileURLToPath(new URL('scripts/seed.ts', import.meta.url))];

// Room tests are about other things than how long a password takes.
const quickHash = fileURLToPath(new URL('server/src/testing/quick-hash.ts', import.meta.url));

/** Nobody waits for these: they only end what hangs, also on a busy machine. */
const PATIENCE_MS = 90_000;

const exclude = ['**/node_modules/**', '**/dist/**', '**/*.fault.ts'];
// What `npm test` has the other database do.
const doneElsewhere = process.env['TEST_DONE_ELSEWHERE']?.split(',') ?? [];

export default defineConfig({
  resolve,
  ssr,
  test: {
    passWithNoTests: true,
    // Each worker is mostly waiting for its database.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'contract',
          root: './contract',
          environment: 'node',
          setupFiles,
          include: ['src/**/*.test.ts'],
          exclude,
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'client',
          root: './client',
          environment: 'node',
          setupFiles,
          include: ['src/**/*.test.ts'],
          exclude,
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'demo',
          root: './demo',
          environment: 'node',
          setupFiles,
          include: ['src/**/*.test.ts'],
          exclude,
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve: { ...resolve, alias: { '@node-rs/argon2': quickHash } },
        ssr,
        test: {
          name: 'server',
          setupFiles,
          root: './server',
          environment: 'node',
          pool: 'forks',
          // Files of one worker share modules and databases: opening the program anew for each would take most of the time.
          isolate: false,
          globalSetup: ['src/testing/template.ts'],
          include: ['src/**/*.test.ts'],
          exclude: [...exclude, ...doneElsewhere],
          testTimeout: PATIENCE_MS,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { conditions: ['source', 'browser', 'import', 'module', 'default'] },
        ssr,
        test: {
          name: 'web',
          setupFiles: [...setupFiles, fileURLToPath(new URL('scripts/patience.ts', import.meta.url))],
          root: './web',
          environment: 'happy-dom',
          // A page of its own for each file, without a process of its own: half of the time was spent on starting them.
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', '../game/src/**/*.test.ts'],
          exclude,
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'scripts',
          root: './scripts',
          environment: 'node',
          include: ['**/*.test.mjs'],
          exclude,
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve: { conditions: ['source', 'browser', 'import', 'module', 'default'] },
        test: {
          name: 'web faults',
          root: './web',
          environment: 'node',
          include: process.env['FAULTS'] === undefined ? [] : ['src/**/*.fault.ts'],
          testTimeout: 600_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'faults',
          root: './server',
          environment: 'node',
          pool: 'forks',
          // Each case owns processes, ports and disks: one after the other, and only on `npm run faults`.
          fileParallelism: false,
          globalSetup: ['src/testing/template.ts'],
          include: process.env['FAULTS'] === undefined ? [] : ['src/**/*.fault.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
