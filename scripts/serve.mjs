// What a start from source and the start of a release have in common: the steps that are told, and the handing over.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installState, npmCi } from './install.mjs';
import { inSeconds, root, run, track } from './run.mjs';

const OLDEST = [20, 19];
export const MAIN = join(root, 'server/dist/app/main.js');
const PREPARE = join(root, 'server/dist/app/prepare.js');

/** @param {string} version */
const isTooOld = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
};

/** Before anything else: an older Node would fail later, with words that help nobody. */
export const begin = () => {
  if (isTooOld(process.versions.node)) {
    console.error(`This needs Node ${OLDEST.join('.')} or newer; you have ${process.versions.node}.`);
    process.exit(1);
  }
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
};

/** One line that says what is going on, and in the end how long it took. @param {string} text @param {() => Promise<import('./run.mjs').Outcome>} work */
export const step = async (text, work) => {
  process.stdout.write(`  ${text} …`);
  const { code, output, seconds } = await work();
  process.stdout.write(code === 0 ? ` ${inSeconds(seconds)}\n` : ' failed\n');
  if (code === 0) return;
  process.stderr.write(output);
  process.exit(1);
};

/** In a release everything is built. Packages are brought once; from then on no network is needed. */
export const installRelease = async () => {
  if (installState({ workspaces: ['contract', 'demo', 'server'], tools: false }) === 'ready') return;
  await step('Installing packages (once, up to a minute)', () => npmCi(['--omit=dev']));
};

export const needsDatabase = () => {
  const isEmbedded = (process.env['DATABASE_URL'] ?? '') === '';
  const folder = resolve(root, process.env['DATA_DIR'] || '.data');
  return isEmbedded && existsSync(PREPARE) && (!existsSync(folder) || readdirSync(folder).length === 0);
};

/** A first database takes seconds and much memory for a moment: a child makes it. */
export const prepareDatabase = () => run(process.execPath, [PREPARE]);

export const serve = () => {
  // Node 22 and newer keep compiled code between starts; older ones ignore the setting.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env };
  const child = track(spawn(process.execPath, ['--enable-source-maps', MAIN], { cwd: root, env, stdio: 'inherit' }));
  // A terminal sends Ctrl-C to the whole group, so the server has it already.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  stopWithParent(() => child.kill('SIGTERM'));
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
};

/** Moves, backs up or restores what the program keeps, as the arguments say. */
export const workOnData = () => {
  const entry = join(root, 'server/dist/app/move/main.js');
  const args = ['--enable-source-maps', entry, ...process.argv.slice(2)];
  const child = track(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }));
  // Nothing is kept of what was not finished.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
};

/** npm runs us through a shell that dies without passing a signal on: its end means that we should stop. */
const stopWithParent = (/** @type {() => void} */ stop) => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), 250).unref();
};
