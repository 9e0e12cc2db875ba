// `npm run release`: builds everything anew and packs what runs into wagram-<version>.tar.gz.
//   -- --with-packages   brings the packages along, for this kind of machine: nothing is downloaded where it is unpacked
//   -- --folder <path>   lays it there instead of packing it, for an image
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtWorkspaces, npmCi } from './install.mjs';
import { layRelease } from './release/contents.mjs';
import { writeArchive } from './release/tar.mjs';
import { root, runProgram, stopOnSignals } from './run.mjs';
import { step } from './serve.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Files of sources that are gone would otherwise come along. */
const build = async () => {
  for (const name of builtWorkspaces) rmSync(join(root, name, 'dist'), { recursive: true, force: true });
  await step('Compiling', () => runProgram('tsc', ['-b', 'contract', 'server']));
  await step('Bundling', () => runProgram('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') }));
};

/**
 * The moment of the commit, so that the same commit gives the same archive. Not a constant: browsers ask for files by the time
 * at which they changed.
 */
const timeOf = () => {
  const given = process.env['SOURCE_DATE_EPOCH'];
  if (given) return Number(given);
  try {
    return Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return Math.floor(Date.now() / 1000);
  }
};

/** @param {string} folder @param {boolean} withPackages */
const lay = async (folder, withPackages) => {
  mkdirSync(folder, { recursive: true });
  layRelease(folder);
  if (withPackages) await step('Installing packages', () => npmCi(['--omit=dev'], folder));
};

const pack = async (/** @type {boolean} */ withPackages) => {
  const staged = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    await lay(staged, withPackages);
    const name = `wagram-${version}`;
    const file = join(root, `${name}${withPackages ? `-${process.platform}-${process.arch}` : ''}.tar.gz`);
    await writeArchive({ folder: staged, name, file, time: timeOf() });
    console.log(`  ${file}  ${(statSync(file).size / 1e6).toFixed(1)} MB`);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
};

stopOnSignals();
const { values } = parseArgs({ options: { folder: { type: 'string' }, 'with-packages': { type: 'boolean' } } });
const withPackages = values['with-packages'] === true;
await build();
if (values.folder === undefined) await pack(withPackages);
else await lay(resolve(values.folder), withPackages);
