// The built server as people run it: one for each worker, on a free port, with a data folder of its own.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

const MAIN = fileURLToPath(new URL('../../server/dist/app/main.js', import.meta.url));
const READY_MS = 60_000;
const LOG_KEPT = 200_000;

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** What the server has logged so far: mails and SMS of the embedded set-up stand here. */
  readonly log: () => string;
  /** Waits for a clean stop; the data folder stays until `remove`. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  readonly remove: () => Promise<void>;
}

export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
};

const isAnswering = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
};

const whenAnswering = async (url: string, child: ChildProcess, log: () => string): Promise<void> => {
  const deadline = Date.now() + READY_MS;
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended:\n${log()}`);
    if (Date.now() > deadline) throw new Error(`the server does not answer:\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const makeDataDir = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'));
  const template = process.env['E2E_TEMPLATE'];
  if (template !== undefined) await cp(template, folder, { recursive: true });
  return folder;
};

/** Starts the built server. `dataDir` reopens an earlier one's data. */
export const startServer = async (
  env: Readonly<Record<string, string>> = {},
  options: { readonly dataDir?: string } = {},
): Promise<RunningServer> => {
  if (!existsSync(MAIN)) throw new Error('the server is not built: run npm run build');
  const dataDir = options.dataDir ?? (await makeDataDir());
  const port = env['PORT'] === undefined ? await findFreePort() : Number(env['PORT']);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
    // A busy machine must not refuse its own journeys, and none asks for pages outside.
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      BUSY_AFTER_MS: '0',
      LINK_CARDS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const keep = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-LOG_KEPT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  };
  const remove = async (): Promise<void> => {
    // As Ctrl+C: SIGTERM would give requests a second to arrive, and there are none.
    await stop('SIGINT');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await whenAnswering(url, child, () => text);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { url, dataDir, pid: child.pid ?? 0, log: () => text, stop, remove };
};

export interface Options {
  /** Settings of the worker's server: `test.use({ serverEnv: { DEMO: 'off' } })` at the top of a file. */
  serverEnv: Readonly<Record<string, string>>;
}

export const test = base.extend<{ baseURL: string }, Options & { server: RunningServer }>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await startServer(serverEnv);
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export { expect } from '@playwright/test';
