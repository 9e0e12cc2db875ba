// `npm test`: everything that must hold, from types to journeys in a browser. Ends with `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { walk } from './walk.mjs';
import { installState, npmCi, workspaces } from './install.mjs';
import { forgetStaleTypes } from './ready.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { RESULTS, countOf, readReportFile } from './results.mjs';
import { inSeconds, root, run, runProgram, stopOnSignals } from './run.mjs';
import { findChromium, provideTools } from './tools.mjs';

const counts = { passed: 0, failed: 0 };

/** @typedef {{ name: string, work: () => Promise<import('./run.mjs').Outcome>, report?: string }} Step */

/** A step counts as one, unless it reports its tests: then these count. @param {Step} step */
const take = async ({ name, work, report }) => {
  const { code, output, seconds } = await work();
  const tests = report === undefined ? [] : readReportFile(report);
  const passed = countOf(tests, 'passed');
  const failed = countOf(tests, 'failed');
  counts.passed += tests.length > 0 ? passed : Number(code === 0);
  // A runner that falls over without a failed test is a failure too.
  counts.failed += failed > 0 ? failed : Number(code !== 0);
  const sum = report === undefined ? '' : `  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  console.log(`${code === 0 ? '✓' : '✗'} ${name}  ${inSeconds(seconds)}${sum}`);
  for (const test of tests.filter(({ isSecondTry }) => isSecondTry))
    console.log(`  only the second time: ${test.title}`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
};

const script = (/** @type {string} */ name, /** @type {string[]} */ ...args) =>
  run(process.execPath, [join(root, 'scripts', name), ...args]);

/**
 * Journeys and tests alike are tried a second time and named when only that one passed: a machine that was busy is told apart
 * from a mistake, and neither is hidden. @param {string} report @param {string[]} args @param {Record<string, string>} env
 */
const vitest = (report, args, env = {}) =>
  runProgram(
    'vitest',
    ['run', '--retry=1', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args],
    {
      env,
    },
  );

/** Cheap and independent: they share the two cores. @type {Step[]} */
const checks = [
  {
    name: 'types',
    work: () => runProgram('tsc', ['-b', ...workspaces, 'scripts', 'tsconfig.test.json']),
  },
  { name: 'format', work: () => runProgram('oxfmt', ['--check', '.']) },
  { name: 'rules', work: () => script('check-rules.mjs') },
  { name: 'SQL', work: () => script('sql.mjs', '--check') },
  { name: 'web build', work: () => runProgram('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') }) },
];

/** What reads the types and the server that were built: the linter, and the generated documents. @type {Step[]} */
const afterTypes = [
  { name: 'lint', work: () => runProgram('oxlint', ['--type-aware']) },
  { name: 'docs/map.md is current', work: () => script('map.mjs', '--check') },
  { name: 'settings in the documents are current', work: () => script('env-docs.mjs', '--check') },
];

/**
 * Both databases speak the same language, and every journey runs on the embedded one. Where PostgreSQL is there it takes all
 * room tests; the embedded one then takes those of the kernel, the app and the pattern room (docs/decisions/0046).
 */
const EMBEDDED = ['kernel/db', 'kernel/live', 'app', 'posts'].map((folder) => `server/src/${folder}/`);
/** Walks over everything, in which nobody acts at once: once is enough. */
const EMBEDDED_ALONE = 'src/app/calls.test.ts,src/app/strings.test.ts,src/app/demo/**';

/** What the types step has just built is not built again. */
const BUILT = { TEST_IS_BUILT: '1' };

const onEmbedded = async (/** @type {boolean} */ isAlone) => {
  const report = join(RESULTS, 'embedded.json');
  await take({
    name: 'room tests on the embedded database',
    report,
    work: () => vitest(report, ['--project', 'server', ...(isAlone ? [] : EMBEDDED)], BUILT),
  });
};

/** A room's test waits for the database beside it for a good part of its time: one more than there are cores keeps them busy. */
const AT_ONCE = String(availableParallelism() + 1);

/** Nothing of it outlives the run, and no test pulls its plug: it need not keep what was written. */
const FORGETFUL = { synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: 0 };

const onPostgres = async () => {
  const report = join(RESULTS, 'postgres.json');
  const postgres = await startPostgres({ settings: FORGETFUL });
  try {
    await take({
      name: 'room tests on PostgreSQL',
      report,
      work: () =>
        vitest(report, ['--project', 'server', '--maxWorkers', AT_ONCE], {
          ...BUILT,
          TEST_DATABASE_URL: postgres.url,
          TEST_DONE_ELSEWHERE: EMBEDDED_ALONE,
        }),
    });
  } finally {
    await postgres.remove();
  }
};

const inBrowser = async () => {
  const specs = walk(join(root, 'e2e/src')).filter((name) => name.endsWith('.spec.ts'));
  if (specs.length === 0) return;
  if (findChromium() === null) return console.log('- journeys: not run, Chromium is missing');
  const report = join(RESULTS, 'e2e.json');
  await take({ name: 'journeys in a browser', report, work: () => runProgram('playwright', ['test', '-c', 'e2e']) });
};

// Colours would be noise in a kept log.
process.env['NO_COLOR'] = '1';

const main = async () => {
  const started = performance.now();
  stopOnSignals();
  await provideTools();
  if (installState({ workspaces, tools: true }) !== 'ready') {
    const isInstalled = await take({ name: 'npm ci', work: () => npmCi() });
    if (!isInstalled) return;
  }
  forgetStaleTypes();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await Promise.all(checks.map(take));
  await Promise.all(afterTypes.map(take));
  const report = join(RESULTS, 'unit.json');
  const others = ['contract', 'client', 'demo', 'web', 'scripts'].flatMap((project) => ['--project', project]);
  await take({ name: 'unit tests', report, work: () => vitest(report, others) });
  const hasPostgres = findPostgres() !== null;
  if (hasPostgres) await onPostgres();
  else console.log('- room tests on PostgreSQL: not run, PostgreSQL is missing');
  await onEmbedded(!hasPostgres);
  await inBrowser();
  console.log(`Took ${inSeconds((performance.now() - started) / 1000)}.`);
};

try {
  await main();
} catch (error) {
  counts.failed += 1;
  console.error(error);
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
