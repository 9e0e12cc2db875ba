// Child processes of the scripts: output kept, time taken, none left behind.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Some programs are a wrapper around another: those were started as a group, and the group is told. */
const groups = new WeakSet();

/** @param {NodeJS.Signals} signal */
const stopAll = (signal) => {
  for (const child of running) {
    try {
      if (groups.has(child) && child.pid !== undefined) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // It has ended in the meantime.
    }
  }
};

process.on('exit', () => stopAll('SIGKILL'));

/** Lets Ctrl-C and a plain kill end the children too, gently first. */
export const stopOnSignals = () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      stopAll('SIGTERM');
      setTimeout(() => process.exit(signal === 'SIGINT' ? 130 : 143), 500);
    });
  }
};

/** @param {import('node:child_process').ChildProcess} child @param {{ isGroup?: boolean }} [options] */
export const track = (child, { isGroup = false } = {}) => {
  running.add(child);
  if (isGroup) groups.add(child);
  child.once('exit', () => running.delete(child));
  return child;
};

/**
 * @typedef {{ code: number, output: string, seconds: number }} Outcome
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, show?: boolean }} [options]
 * @returns {Promise<Outcome>}
 */
export const run = (command, args, { env = {}, cwd = root, show = false } = {}) =>
  new Promise((resolve) => {
    const started = performance.now();
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const options = { cwd, env: { ...process.env, ...env }, stdio, detached: !show };
    const child = track(spawn(command, args, options), { isGroup: !show });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const finish = (/** @type {number} */ code) =>
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.once('error', (error) => {
      output += `${command}: ${error.message}\n`;
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });

/** Runs a package's program with this Node, so that it works without npx and in any shell. */
const programs = {
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  playwright: 'node_modules/@playwright/test/cli.js',
  stryker: 'node_modules/@stryker-mutator/core/bin/stryker.js',
};

/** @param {keyof typeof programs} name */
export const program = (name) => `${root}/${programs[name]}`;

/**
 * @param {keyof typeof programs} name
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runProgram = (name, args, options) => run(process.execPath, [program(name), ...args], options);

/** @param {number} seconds */
export const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;
