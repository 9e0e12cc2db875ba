import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const page = fileURLToPath(new URL('page.ts', import.meta.url));

// Only the tests of the files that get faults. They are run again and again, so they share one page, and load no screens.
export default defineConfig({
  resolve: {
    conditions: ['source', 'browser', 'import', 'module', 'default'],
    alias: { '#testing': page, '#ui': page },
  },
  test: {
    root: fileURLToPath(new URL('../../web', import.meta.url)),
    environment: 'happy-dom',
    isolate: false,
    maxWorkers: 1,
    include: ['src/wallet/*.test.ts'],
    testTimeout: 30_000,
  },
});
