// `npm start`: install what building and running need, build what is stale, and hand over to the server.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { walk } from './rules/plan.mjs';
import { builtWorkspaces, installState, npmCi } from './install.mjs';
import { inSeconds, root, run, runProgram, track } from './run.mjs';

const OLDEST = [20, 19];
const STAMP = join(root, '.cache/build-stamp.json');
const MAIN = join(root, 'server/dist/app/main.js');
const PREPARE = join(root, 'server/dist/app/prepare.js');

/** @param {string} version */
const isTooOld = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
};

/** One line that says what is going on, and in the end how long it took. @param {string} text @param {() => Promise<import('./run.mjs').Outcome>} work */
const step = async (text, work) => {
  process.stdout.write(`  ${text} …`);
  const { code, output, seconds } = await work();
  process.stdout.write(code === 0 ? ` ${inSeconds(seconds)}\n` : ' failed\n');
  if (code === 0) return;
  process.stderr.write(output);
  process.exit(1);
};

const install = async () => {
  const state = installState({ workspaces: builtWorkspaces, tools: false });
  if (state === 'ready') return;
  const hasTools = existsSync(join(root, 'node_modules/vitest'));
  const only = hasTools ? [] : builtWorkspaces.flatMap((name) => ['--workspace', name]);
  const text = state === 'missing' ? 'Installing packages (once, up to a minute)' : 'Updating packages';
  // Said aloud, because NODE_ENV=production would leave the compiler out.
  await step(text, () => npmCi(['--include=dev', ...only]));
};

/** @param {string[]} filesAndFolders @returns {string} */
const fingerprint = (filesAndFolders) => {
  const hash = createHash('sha256');
  for (const place of filesAndFolders) {
    const path = join(root, place);
    if (!existsSync(path)) continue;
    const files = /\.[a-z]+$/.test(place) ? [''] : walk(path);
    for (const file of files) hash.update(`${place}/${file}\0`).update(readFileSync(join(path, file)));
  }
  return hash.digest('hex');
};

// The outputs belong to the stamp: another build may have replaced them.
const shared = ['contract/src', 'package-lock.json', 'tsconfig.base.json', 'contract/tsconfig.json'];
const places = {
  server: [...shared, 'server/src', 'server/tsconfig.json', 'server/package.json', 'server/dist/.tsbuildinfo'],
  web: [
    ...shared,
    'web/src',
    'web/public',
    'web/build',
    'web/index.html',
    'web/vite.config.ts',
    'web/package.json',
    'web/dist/index.html',
  ],
};

/** @returns {{ server?: string, web?: string }} */
const readStamp = () => {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'));
  } catch {
    return {};
  }
};

/** Types are the business of `npm run check`: here only JavaScript is wanted, fast. */
const buildServer = () => runProgram('tsc', ['-b', '--noCheck', 'contract', 'server']);

const buildWeb = () => runProgram('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') });

/** A first database takes seconds and much memory for a moment: a child makes it while the web is built. */
const prepareDatabase = async () => {
  const isEmbedded = (process.env['DATABASE_URL'] ?? '') === '';
  if (!isEmbedded || !existsSync(PREPARE) || existsSync(process.env['DATA_DIR'] ?? join(root, '.data'))) return null;
  return run(process.execPath, [PREPARE]);
};

/** @param {(import('./run.mjs').Outcome | null)[]} outcomes @returns {import('./run.mjs').Outcome} */
const worst = (outcomes) => {
  const all = outcomes.filter((outcome) => outcome !== null);
  const failed = all.filter(({ code }) => code !== 0);
  return {
    code: failed.length === 0 ? 0 : 1,
    output: failed.map(({ output }) => output).join('\n'),
    seconds: Math.max(0, ...all.map(({ seconds }) => seconds)),
  };
};

const build = async () => {
  const stamp = readStamp();
  const serverIsStale = stamp.server !== fingerprint(places.server) || !existsSync(MAIN);
  const webIsStale = stamp.web !== fingerprint(places.web) || !existsSync(join(root, 'web/dist/index.html'));
  if (!serverIsStale && !webIsStale) return;
  await step('Building', async () => {
    const web = webIsStale ? buildWeb() : null;
    const server = serverIsStale ? await buildServer() : null;
    const database = server === null || server.code === 0 ? await prepareDatabase() : null;
    return worst([server, database, await web]);
  });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, `${JSON.stringify({ server: fingerprint(places.server), web: fingerprint(places.web) })}\n`);
};

const serve = () => {
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

/** npm runs us through a shell that dies without passing a signal on: its end means that we should stop. */
const stopWithParent = (/** @type {() => void} */ stop) => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), 250).unref();
};

const main = async () => {
  if (isTooOld(process.versions.node)) {
    console.error(`This needs Node ${OLDEST.join('.')} or newer; you have ${process.versions.node}.`);
    process.exit(1);
  }
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  await install();
  await build();
  serve();
};

await main();
