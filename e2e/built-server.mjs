// The built server with its demo community and a member, for what measures it by hand.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@wagram/client';

const MAIN = fileURLToPath(new URL('../server/dist/app/main.js', import.meta.url));
const COMPLETE = 'the demo community is complete';
const PATIENCE_MS = 120_000;

export const findBrowser = () =>
  process.env['CHROME_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ??
  '';

/** @returns {Promise<number>} */
const findFreePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address === null || typeof address === 'string' ? reject(address) : resolve(address.port)));
    });
  });

/** @param {() => boolean | Promise<boolean>} isSo @param {string} what */
const until = async (isSo, what) => {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what} took too long`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

export const startBuiltServer = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'measured-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  child.stdout.on('data', (chunk) => (log += String(chunk)));
  await until(
    () =>
      fetch(`${url}/healthz`).then(
        (reply) => reply.ok,
        () => false,
      ),
    'the start',
  );
  await until(() => log.includes(COMPLETE), 'the demo community');

  /** Somebody who follows a few, so that their screens are not empty. */
  const signUp = async () => {
    const handle = 'measured_one';
    const data = { username: handle, email: `${handle}@example.com`, password: 'three purple otters' };
    const client = createClient({ url });
    await client.auth.signup(data);
    const cookie = client.cookies();
    const cookies = cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      const sameSite = /** @type {const} */ ('Lax');
      return { name, value, domain: 'localhost', path: '/', expires: -1, httpOnly: true, secure: false, sameSite };
    });
    return { handle, cookie, storageState: { cookies, origins: [] } };
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, signUp, stop };
};
