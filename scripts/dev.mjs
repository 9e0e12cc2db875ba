// `npm run dev`: compiles, serves and reloads as files change. The page is on 3000, the API behind it on 3001.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { program, root, runProgram, stopOnSignals, track } from './run.mjs';

const WEB_PORT = process.env['PORT'] ?? '3000';
const API_PORT = process.env['API_PORT'] ?? '3001';
const api = `http://127.0.0.1:${API_PORT}`;

/** @param {string} name @param {string[]} args @param {{ cwd?: string, env?: Record<string, string> }} [options] */
const keepRunning = (name, args, { cwd = root, env = {} } = {}) => {
  const options = { cwd, env: { ...process.env, ...env }, stdio: /** @type {const} */ ('inherit'), detached: true };
  const child = track(spawn(process.execPath, args, options), { isGroup: true });
  child.once('exit', (code) => {
    console.error(`${name} ended`);
    process.exit(code ?? 1);
  });
};

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
stopOnSignals();

// node --watch needs something to run.
const first = await runProgram('tsc', ['-b', '--noCheck', 'contract', 'server']);
if (first.code !== 0) console.error(first.output);

keepRunning('tsc', [program('tsc'), '-b', '--watch', '--preserveWatchOutput', 'contract', 'server']);
keepRunning('server', ['--watch', '--enable-source-maps', join(root, 'server/dist/app/main.js')], {
  env: { PORT: API_PORT, HOST: '127.0.0.1' },
});
keepRunning('vite', [program('vite'), '--host', '127.0.0.1', '--port', WEB_PORT, '--strictPort'], {
  cwd: join(root, 'web'),
  env: { API_URL: api },
});
