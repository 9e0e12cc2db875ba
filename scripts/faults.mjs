// `npm run faults`: the long fault and load cases (*.fault.ts) with their full figures. Arguments go to Vitest;
// `npm run faults -- mutation [wallet|chain|ledger|federation]` puts faults into that code instead, and asks whether a test notices.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, startPostgres } from './postgres.mjs';
import { RESULTS } from './results.mjs';
import { runProgram, stopOnSignals } from './run.mjs';
import { provideTools } from './tools.mjs';

stopOnSignals();
await provideTools();
mkdirSync(RESULTS, { recursive: true });

// The cases drive the built server, and the tests of rooms start from it.
const built = await runProgram('tsc', ['-b', '--noCheck', 'contract', 'server']);
if (built.code !== 0) console.error(built.output);

const isMutation = process.argv[2] === 'mutation';
const postgres =
  findPostgres() === null ? null : await startPostgres({ settings: { fsync: isMutation ? 'off' : 'on' } });
/** @type {Record<string, string>} */
const env = { FAULTS: 'full', ...(postgres === null ? {} : { TEST_DATABASE_URL: postgres.url }) };

if (isMutation) {
  const rooms = process.argv.length > 3 ? process.argv.slice(3) : ['wallet', 'chain', 'ledger', 'federation'];
  for (const room of rooms) {
    const config = `scripts/mutation/${room}.stryker.mjs`;
    const { code } = await runProgram('stryker', ['run', config], { env, show: true });
    process.exitCode ||= code;
  }
  await postgres?.remove();
  process.exit();
}

const report = `--outputFile.json=${join(RESULTS, 'faults.json')}`;
const projects = ['--project', 'faults', '--project', 'web faults'];
const args = ['run', ...projects, '--reporter=verbose', '--reporter=json', report, ...process.argv.slice(2)];
const { code } = await runProgram('vitest', args, { env, show: true });
await postgres?.remove();
process.exitCode = code;
