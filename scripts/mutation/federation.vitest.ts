import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The tests of signatures alone: they need no database and no other room.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../server', import.meta.url)),
    environment: 'node',
    isolate: false,
    maxWorkers: 1,
    setupFiles: [fileURLToPath(new URL('../seed.ts', import.meta.url))],
    include: ['src/federation/signatures/*.test.ts'],
    testTimeout: 30_000,
  },
});
