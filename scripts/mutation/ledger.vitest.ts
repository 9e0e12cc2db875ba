import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['source'];
const resolve = { conditions };
const ssr = { resolve: { conditions, externalConditions: ['source'] }, noExternal: [/^@wagram\//] };

// The room's own tests. They open the whole program: that is most of what a fault costs.
export default defineConfig({
  resolve,
  ssr,
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'ledger',
          root: fileURLToPath(new URL('../../server', import.meta.url)),
          environment: 'node',
          isolate: false,
          globalSetup: ['src/testing/template.ts'],
          include: ['src/ledger/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
