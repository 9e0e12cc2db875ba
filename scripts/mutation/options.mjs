// `npm run faults -- mutation`: small faults are put into the code that guards keys, money and signatures, and a test must notice.

/**
 * @param {'wallet' | 'chain' | 'ledger' | 'federation'} name
 * @param {string[]} mutate
 * @param {string[]} elsewhere what the tests do not need; it is not copied
 * @returns {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export const optionsFor = (name, mutate, elsewhere) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/statement-names.mjs'],
  ignorers: ['statement-names'],
  vitest: { configFile: `scripts/mutation/${name}.vitest.ts`, related: false },
  mutate,
  ignorePatterns: ['/bench', '/docs', '/e2e', '/design', '.cache', '.data', ...elsewhere],
  tempDirName: `.cache/stryker-${name}`,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
});
