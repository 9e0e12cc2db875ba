import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['source'] };

// The room's own tests, on the embedded database.
export default defineConfig({
  resolve,
  ssr: { resolve: { ...resolve, externalConditions: ['source'] }, noExternal: [/^@house\//] },
  test: {
    root: fileURLToPath(new URL('../../server', import.meta.url)),
    environment: 'node',
    isolate: false,
    globalSetup: ['src/testing/template.ts'],
    include: ['src/ledger/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
