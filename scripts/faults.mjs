// `npm run faults`: the long fault and load cases (*.fault.ts) with their full figures. Arguments go to Vitest.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, startPostgres } from './postgres.mjs';
import { RESULTS } from './results.mjs';
import { runProgram, stopOnSignals } from './run.mjs';
import { provideTools } from './tools.mjs';

stopOnSignals();
await provideTools();
mkdirSync(RESULTS, { recursive: true });

// The cases drive the built server.
const built = await runProgram('tsc', ['-b', '--noCheck', 'contract', 'server']);
if (built.code !== 0) console.error(built.output);

const postgres = findPostgres() === null ? null : await startPostgres({ settings: { fsync: 'on' } });
/** @type {Record<string, string>} */
const env = { FAULTS: 'full', ...(postgres === null ? {} : { TEST_DATABASE_URL: postgres.url }) };
const report = `--outputFile.json=${join(RESULTS, 'faults.json')}`;
const args = ['run', '--project', 'faults', '--reporter=verbose', '--reporter=json', report, ...process.argv.slice(2)];
const { code } = await runProgram('vitest', args, { env, show: true });
await postgres?.remove();
process.exitCode = code;
