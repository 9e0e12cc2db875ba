// Is what package-lock.json says also what lies in node_modules?
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf, readLocked } from './lockfile.mjs';
import { root, run } from './run.mjs';

/** What a start from source builds and runs. Tools for tests and measurements belong to the root, e2e and bench. */
export const builtWorkspaces = ['contract', 'demo', 'game', 'server', 'web'];

/** Every package of this repository. @type {string[]} */
export const workspaces = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;

/**
 * @param {{ workspaces: string[], tools: boolean }} what tools: also the root's development tools
 * @returns {'missing' | 'stale' | 'ready'}
 */
export const installState = ({ workspaces, tools }) => {
  const path = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(path)) return 'missing';
  const locked = readLocked();
  const installed = JSON.parse(readFileSync(path, 'utf8')).packages;
  const differs = Object.keys(installed).some((place) => locked[place]?.version !== installed[place].version);
  if (differs) return 'stale';
  const wanted = workspaces.flatMap((workspace) => {
    const { dependencies, devDependencies } = locked[workspace] ?? {};
    return Object.keys({ ...dependencies, ...devDependencies }).map((name) => placeOf(locked, workspace, name));
  });
  if (tools) wanted.push(...Object.keys(locked[''].devDependencies ?? {}).map((name) => `node_modules/${name}`));
  return wanted.every((place) => place !== undefined && installed[place] !== undefined) ? 'ready' : 'stale';
};

// Some packages ask for a newer Node than they need; their warnings would only frighten people.
const quietly = ['--loglevel=error', '--no-audit', '--no-fund'];

/** @param {string[]} [args] @param {string} [cwd] @returns {Promise<import('./run.mjs').Outcome>} */
export const npmCi = (args = [], cwd = root) => {
  // Under `npm start` npm says where it is. On Windows it can be run in no other way: Node starts no .cmd files.
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm === undefined ? ['npm'] : [process.execPath, npm];
  return run(command, [...first, 'ci', ...quietly, ...args], { cwd });
};
