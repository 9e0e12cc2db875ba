import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';

export interface OwnRedis {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** A Redis of the test's own, which it may stop and start; it keeps nothing on disk. */
export const ownRedis = async (): Promise<OwnRedis> => {
  const port = await freePort();
  let program: ChildProcess | null = null;
  const stop = async (): Promise<void> => {
    if (program === null) return;
    const gone = once(program, 'exit');
    program.kill('SIGKILL');
    program = null;
    await gone;
  };
  const start = async (): Promise<void> => {
    const made = spawn('redis-server', [
      '--port',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ]);
    program = made;
    for await (const chunk of made.stdout) if (String(chunk).includes('Ready to accept')) break;
  };
  onTestFinished(stop);
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop };
};
