import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { until } from './process.ts';

export interface OwnRedis {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

type Words = readonly string[];

// In memory, where there is such a place: a Sentinel puts each vote on the disk before it goes on, and one that a busy disk
// held up for two seconds trusts nothing for the next thirty.
const MEMORY = '/dev/shm';

const newFolder = (): string => {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'redis-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** It keeps nothing, but one that follows another puts down what it was sent. */
const serverWords = (port: number): Words => [
  '--port',
  `${port}`,
  '--bind',
  '127.0.0.1',
  '--dir',
  newFolder(),
  '--save',
  '',
  '--appendonly',
  'no',
];

const READY = 'Ready to accept';

/** `first` are the words that redis-server is started with at first, and what it then says when it is ready. */
const start = async (first: (port: number) => Words, ready: string): Promise<OwnRedis & { port: number }> => {
  const port = await freePort();
  let program: ChildProcess | null = null;
  const stop = async (): Promise<void> => {
    if (program === null) return;
    const gone = once(program, 'exit');
    program.kill('SIGKILL');
    program = null;
    await gone;
  };
  const begin = async (words: Words, said: string): Promise<void> => {
    const made = spawn('redis-server', words);
    program = made;
    for await (const chunk of made.stdout) if (String(chunk).includes(said)) break;
  };
  onTestFinished(stop);
  await begin(first(port), ready);
  return { url: `redis://127.0.0.1:${port}`, port, start: () => begin(serverWords(port), READY), stop };
};

/** A Redis of the test's own, which it may stop and start; it keeps nothing on disk. */
export const ownRedis = async (): Promise<OwnRedis> => start(serverWords, READY);

export interface RedisPair {
  readonly url: string;
  /** Returns when the other one is the master. */
  killMaster(): Promise<void>;
  /** The one that was killed is there again, and follows. */
  bringBack(): Promise<void>;
}

/** Sentinels that a busy machine held up for two seconds trust nothing for the next thirty. */
const TRUSTED_AGAIN_MS = 80_000;

/** A Redis, one that follows it, and three Sentinels that make the second the master when the first is gone. */
export const redisPair = async (): Promise<RedisPair> => {
  const one = await start(serverWords, READY);
  const follow = ['--replicaof', '127.0.0.1', `${one.port}`, '--repl-diskless-sync-delay', '0'];
  const two = await start((port) => [...serverWords(port), ...follow], 'Finished with success');
  const sentinels = await Promise.all(
    [0, 1, 2].map(() => start((port) => [sentinelFile(port, one.port), '--sentinel'], '+slave')),
  );
  await Promise.all(sentinels.map(({ port }) => knowsOthers(port)));
  const hosts = sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
  let [master, other] = [one, two];
  return {
    url: `redis+sentinel://${hosts}/app`,
    killMaster: async () => {
      await master.stop();
      await Promise.all(sentinels.map(({ port }) => hasMaster(port, other.port)));
      [master, other] = [other, master];
    },
    bringBack: async () => {
      await other.start();
      await follows(other.port);
    },
  };
};

/** A Sentinel writes to its own configuration. */
const sentinelFile = (port: number, master: number): string => {
  const folder = newFolder();
  const file = join(folder, 'sentinel.conf');
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `sentinel monitor app 127.0.0.1 ${master} 2`,
    'sentinel down-after-milliseconds app 1000',
    'sentinel failover-timeout app 3000',
  ];
  writeFileSync(file, lines.join('\n'));
  return file;
};

const askOnce = async (port: number, ...words: readonly [string, ...string[]]): Promise<unknown[]> => {
  const redis = new Redis({ host: '127.0.0.1', port });
  try {
    const [command, ...rest] = words;
    return (await redis.call(command, ...rest)) as unknown[];
  } finally {
    redis.disconnect();
  }
};

/** Before that no majority can be found. */
const knowsOthers = (port: number): Promise<true> =>
  until(async () => ((await askOnce(port, 'sentinel', 'sentinels', 'app')).length === 2 ? true : null));

const hasMaster = (sentinel: number, port: number): Promise<true> =>
  until(async () => {
    const [, named] = await askOnce(sentinel, 'sentinel', 'get-master-addr-by-name', 'app');
    return named === String(port) ? true : null;
  }, TRUSTED_AGAIN_MS);

/** What comes back takes itself for the master until a Sentinel tells it otherwise. */
const follows = (port: number): Promise<true> =>
  until(async () => {
    const [role, , , link] = await askOnce(port, 'role');
    return role === 'slave' && link === 'connected' ? true : null;
  }, TRUSTED_AGAIN_MS);
