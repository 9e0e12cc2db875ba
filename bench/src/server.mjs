// Starts and stops the built server for a measurement.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/dist/app/main.js', import.meta.url));

/** @returns {Promise<number>} */
const findFreePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** @param {string} url @returns {Promise<boolean>} */
const isAnswering = (url) =>
  fetch(`${url}/healthz`).then(
    (reply) => reply.ok,
    () => false,
  );

/**
 * @param {Record<string, string>} [env]
 * @param {string} [folder] data of an earlier start
 */
export const startServer = async (env = {}, folder) => {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'bench-'));
  const port = env['PORT'] === undefined ? await findFreePort() : Number(env['PORT']);
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const seconds = (performance.now() - started) / 1000;
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  const remove = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, pid: child.pid ?? 0, seconds, stop, remove };
};
