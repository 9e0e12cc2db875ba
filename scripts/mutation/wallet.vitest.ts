import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Only the tests of the files that get faults, in one project: they are run again and again.
export default defineConfig({
  resolve: { conditions: ['source', 'browser', 'import', 'module', 'default'] },
  test: {
    root: fileURLToPath(new URL('../../web', import.meta.url)),
    environment: 'happy-dom',
    include: ['src/wallet/*.test.ts'],
    testTimeout: 30_000,
  },
});
