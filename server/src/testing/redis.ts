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

/** `words` are what redis-server is started with beside its port. */
const start = async (words: (port: number) => Words, ready: string): Promise<OwnRedis & { port: number }> => {
  const port = await freePort();
  let program: ChildProcess | null = null;
  const stop = async (): Promise<void> => {
    if (program === null) return;
    const gone = once(program, 'exit');
    program.kill('SIGKILL');
    program = null;
    await gone;
  };
  const begin = async (): Promise<void> => {
    const made = spawn('redis-server', words(port));
    program = made;
    for await (const chunk of made.stdout) if (String(chunk).includes(ready)) break;
  };
  onTestFinished(stop);
  await begin();
  return { url: `redis://127.0.0.1:${port}`, port, start: begin, stop };
};

/** A Redis of the test's own, which it may stop and start; it keeps nothing on disk. */
export const ownRedis = async (): Promise<OwnRedis> => start(serverWords, 'Ready to accept');

export interface RedisPair {
  readonly url: string;
  /** The two of which one follows the other, as they were at first. */
  readonly one: OwnRedis;
  readonly two: OwnRedis;
}

/** A Redis, one that follows it, and three Sentinels that make the second the master when the first is gone. */
export const redisPair = async (): Promise<RedisPair> => {
  const one = await start(serverWords, 'Ready to accept');
  const follow = ['--replicaof', '127.0.0.1', `${one.port}`, '--repl-diskless-sync-delay', '0'];
  const two = await start((port) => [...serverWords(port), ...follow], 'Finished with success');
  const sentinels = await Promise.all(
    [0, 1, 2].map(() => start((port) => [sentinelFile(port, one.port), '--sentinel'], '+slave')),
  );
  await Promise.all(sentinels.map(({ port }) => knowsOthers(port)));
  const hosts = sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return { url: `redis+sentinel://${hosts}/app`, one, two };
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

/** Before that no majority can be found. */
const knowsOthers = (port: number): Promise<true> =>
  until(async () => {
    const sentinel = new Redis({ host: '127.0.0.1', port });
    const known = (await sentinel.call('sentinel', 'sentinels', 'app')) as unknown[];
    sentinel.disconnect();
    return known.length === 2 ? true : null;
  });
