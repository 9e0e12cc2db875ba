// Reads what Vitest and Playwright wrote about their last runs.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

export const RESULTS = join(root, '.cache/results');

/** @typedef {{ title: string, state: 'passed' | 'failed' | 'skipped', isSecondTry?: boolean }} Test */

/** @param {any} report @returns {Test[]} */
const fromVitest = (report) =>
  report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      title: [...test.ancestorTitles, test.title].join(' '),
      state: test.status === 'passed' ? 'passed' : test.status === 'failed' ? 'failed' : 'skipped',
      // What failed the first time is still told.
      isSecondTry: test.status === 'passed' && (test.failureMessages ?? []).length > 0,
    })),
  );

/** @type {Record<string, Test['state']>} */
const stateOfJourney = { skipped: 'skipped', expected: 'passed', flaky: 'passed' };

/** @param {any} suite @param {string} above @returns {Test[]} */
const fromSuite = (suite, above) => {
  const title = `${above} ${suite.title}`;
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      title: `${title} ${spec.title}`.trim(),
      state: stateOfJourney[test.status] ?? 'failed',
      isSecondTry: test.status === 'flaky',
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => fromSuite(inner, title))];
};

/** @param {any} report @returns {Test[]} */
export const readReport = (report) => {
  if (Array.isArray(report.testResults)) return fromVitest(report);
  return (report.suites ?? []).flatMap((/** @type {any} */ suite) => fromSuite(suite, ''));
};

/** @param {string} path @returns {Test[]} */
export const readReportFile = (path) => (existsSync(path) ? readReport(JSON.parse(readFileSync(path, 'utf8'))) : []);

/** @param {string} folder @returns {Test[]} */
export const readResults = (folder = RESULTS) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readReportFile(join(folder, name)));

/** @param {Test[]} tests @param {Test['state']} state */
export const countOf = (tests, state) => tests.filter((test) => test.state === state).length;
