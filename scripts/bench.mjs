// `npm run bench` lists the measurements, `npm run bench sign-in` takes one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { walk } from './walk.mjs';
import { root, run, runProgram } from './run.mjs';

const folder = join(root, 'bench/src');
// What the measurements are made of.
const parts = new Set(
  [
    'chain-wallets',
    'feed-data',
    'feed-kinds',
    'floors',
    'live-clients',
    'live-data',
    'live-floor',
    'load',
    'people-data',
    'server',
    'stage-peers',
  ].map((part) => `${part}.mjs`),
);
const names = walk(folder)
  .filter((name) => name.endsWith('.mjs') && !parts.has(name))
  .map((name) => name.replace(/\.mjs$/, ''));
const [name, ...rest] = process.argv.slice(2);

if (name === undefined || !names.includes(name)) {
  console.log(`Measurements: ${names.join(', ')}. Take one with npm run bench ${names[0]}`);
  process.exit(name === undefined ? 0 : 1);
}

/** What is measured is what is built. @param {{ code: number | null, output: string }} built */
const mustHold = ({ code, output }) => {
  if (code === 0) return;
  console.error(output);
  process.exit(1);
};

mustHold(await runProgram('tsc', ['-b', '--noCheck', 'contract', 'client', 'server']));
if (!existsSync(join(root, 'web/dist/index.html')))
  mustHold(await runProgram('vite', ['build'], { cwd: join(root, 'web') }));
const outcome = await run(process.execPath, [join(folder, `${name}.mjs`), ...rest], { show: true });
process.exitCode = outcome.code;
