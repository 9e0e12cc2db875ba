import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const page = fileURLToPath(new URL('page.ts', import.meta.url));

// What is signed, and what is said of it before: the tests of the files that get faults, without screens and without clocks.
export default defineConfig({
  resolve: {
    conditions: ['source', 'browser', 'import', 'module', 'default'],
    alias: { '#testing': page, '#ui': page },
  },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    environment: 'happy-dom',
    isolate: false,
    maxWorkers: 1,
    setupFiles: [fileURLToPath(new URL('../seed.ts', import.meta.url))],
    include: ['contract/src/chain/message.test.ts', 'web/src/chain/*.test.ts', 'web/src/wallet/send/draft.test.ts'],
    testTimeout: 30_000,
  },
});
