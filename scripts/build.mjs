// What `npm start`, `npm run backup` and the like need before they can run: packages, and a server that is built.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { walk } from './walk.mjs';
import { builtWorkspaces, installState, npmCi } from './install.mjs';
import { root, runProgram } from './run.mjs';
import { MAIN, step } from './serve.mjs';

const STAMP = join(root, '.cache/build-stamp.json');

export const install = async () => {
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
  server: [
    ...shared,
    'demo/src',
    'demo/tsconfig.json',
    'demo/package.json',
    'client/src',
    'client/tsconfig.json',
    'client/package.json',
    'client/dist/.tsbuildinfo',
    'server/src',
    'server/tsconfig.json',
    'server/package.json',
    'server/dist/.tsbuildinfo',
  ],
  web: [
    ...shared,
    'game/src',
    'game/package.json',
    'web/games',
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

/**
 * Types are the business of `npm run check`: here only JavaScript is wanted, fast. The client comes along for programs of
 * others: beside the server it costs less than a second.
 */
const buildServer = () => runProgram('tsc', ['-b', '--noCheck', 'contract', 'client', 'server']);

const buildWeb = () => runProgram('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') });

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

/** @typedef {() => Promise<import('./run.mjs').Outcome | null>} Work */

/** @param {{ isWebWanted: boolean, andThen?: Work }} what andThen: as soon as the server is built */
export const build = async ({ isWebWanted, andThen = async () => null }) => {
  const stamp = readStamp();
  const serverIsStale = stamp.server !== fingerprint(places.server) || !existsSync(MAIN);
  const webIsStale =
    isWebWanted && (stamp.web !== fingerprint(places.web) || !existsSync(join(root, 'web/dist/index.html')));
  if (!serverIsStale && !webIsStale) return;
  await step('Building', async () => {
    const web = webIsStale ? buildWeb() : null;
    const server = serverIsStale ? await buildServer() : null;
    const database = server === null || server.code === 0 ? await andThen() : null;
    return worst([server, database, await web]);
  });
  mkdirSync(dirname(STAMP), { recursive: true });
  const web = isWebWanted ? fingerprint(places.web) : stamp.web;
  writeFileSync(STAMP, `${JSON.stringify({ server: fingerprint(places.server), web })}\n`);
};
