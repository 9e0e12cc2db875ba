// Lines that are a burden: read a byte a second, or opened by the thousand. Others go on as if they were not there.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, Socket, type SocketConstructorOpts } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { authCalls } from '@wagram/contract/auth';
import { messageCalls } from '@wagram/contract/messages';
import type { MemberId } from '#kernel';
import { cookiesOf, preparedData, startProgram, until, type Program } from '#testing';

/** As many pages as one member may have open, but for the one that reads. */
const SLOW = 19;
const WORDS = 1_500;
const LINES = 15_000;
const FILES = 1_024;
const LONG = 'x'.repeat(3_900);

const filesOf = ({ pid }: Program): number => readdirSync(`/proc/${pid}/fd`).length;
const memoryOf = ({ pid }: Program): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const enrol = async (program: Program, name: string): Promise<{ id: MemberId; cookie: string }> => {
  const person = { username: name, email: `${name}@example.org`, password: 'a walk in the rain' };
  const { body, headers } = await program.ask(authCalls.signup, person);
  if (!body.success) throw new Error(body.error);
  return { id: body.user.id, cookie: cookiesOf(headers) };
};

/** Says its words and then takes a byte a second of what comes. */
const openSlow = async (port: number, words: string): Promise<Socket> => {
  const line = new Socket({ highWaterMark: 1 } as SocketConstructorOpts).connect(port, '127.0.0.1');
  line.on('error', () => undefined);
  line.pause();
  await once(line, 'connect');
  line.write(words);
  const timer = setInterval(() => line.read(1), 1_000);
  onTestFinished(() => {
    clearInterval(timer);
    line.destroy();
  });
  return line;
};

const upgrade = (port: number, cookie: string): string =>
  [
    'GET /api/live HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    `origin: http://127.0.0.1:${port}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
    `cookie: ${cookie}`,
    '\r\n',
  ].join('\r\n');

/** A page that reads: the numbers of the changes it heard, and whether it is answered. */
const openPage = async (port: number, cookie: string) => {
  const headers = { cookie, origin: `http://127.0.0.1:${port}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers });
  const heard: number[] = [];
  let pongs = 0;
  socket.on('message', (data: Buffer) => {
    const { type, change } = JSON.parse(data.toString()) as { type: string; change?: number };
    if (type === 'message') heard.push(change ?? 0);
    if (type === 'pong') pongs += 1;
  });
  await once(socket, 'open');
  onTestFinished(() => socket.terminate());
  const ping = async (): Promise<void> => {
    const before = pongs;
    socket.send('{"type":"ping"}');
    await until(() => (pongs > before ? true : null));
  };
  return { heard, ping };
};

describe('FT-08: lines that read a byte a second', () => {
  it('on a live connection are dropped before a megabyte waits for each; other pages hear all', async () => {
    const program = await startProgram(await preparedData());
    const [ana, bob] = [await enrol(program, 'ana'), await enrol(program, 'bob')];
    const say = async (content: string) =>
      expect(
        (await program.ask(messageCalls.sendMessage, { receiver_id: bob.id, content }, { cookie: ana.cookie })).status,
      ).toBe(200);
    await say('hello');
    const { heard } = await openPage(program.port, bob.cookie);
    const quiet = filesOf(program);
    for (let i = 0; i < SLOW; i += 1) await openSlow(program.port, upgrade(program.port, bob.cookie));
    await until(() => (filesOf(program) >= quiet + SLOW ? true : null));
    const before = memoryOf(program);
    let most = before;
    for (let i = 0; i < WORDS; i += 10) {
      await Promise.all(Array.from({ length: 10 }, () => say(LONG)));
      most = Math.max(most, memoryOf(program));
    }
    await until(() => (filesOf(program) <= quiet + 2 ? true : null), 90_000);
    await until(() => (heard.length >= WORDS ? true : null));
    expect(heard).toEqual(Array.from({ length: WORDS }, (_, at) => at + 2));
    // What the program itself takes while it works this hard stands beside what waits.
    expect(most - before).toBeLessThan(SLOW + 150);
  });

  it('on a download are dropped, and hold no more than a megabyte each meanwhile', async () => {
    const program = await startProgram(await preparedData());
    const quiet = filesOf(program);
    const before = memoryOf(program);
    const ask = 'GET /api/docs/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(60);
    for (let i = 0; i < SLOW; i += 1) await openSlow(program.port, ask);
    await until(() => (filesOf(program) >= quiet + SLOW ? true : null));
    let most = before;
    await until(async () => {
      most = Math.max(most, memoryOf(program));
      expect((await program.get('/api/posts')).status).toBe(200);
      return filesOf(program) <= quiet + 2 ? true : null;
    }, 120_000);
    expect(most - before).toBeLessThan(SLOW + 150);
  });
});

describe('FT-14: more lines than the program may hold', () => {
  it('are turned away; it does not end, and serves again by itself', async () => {
    const program = await startProgram(await preparedData(), ['prlimit', `--nofile=${FILES}:${FILES}`]);
    const ana = await enrol(program, 'ana');
    const page = await openPage(program.port, ana.cookie);
    const quiet = filesOf(program);
    const lines: Socket[] = [];
    onTestFinished(() => lines.forEach((line) => line.destroy()));
    for (let i = 0; i < LINES; i += 1) {
      const line = connect(program.port, '127.0.0.1');
      line.on('error', () => undefined);
      lines.push(line);
      if (i % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await until(() => (program.output().includes('turned away') ? true : null));
    expect(filesOf(program)).toBeGreaterThan(FILES / 2);
    expect(filesOf(program)).toBeLessThan(FILES);
    await page.ping();
    await until(() => (filesOf(program) < quiet + 100 ? true : null), 120_000);
    expect((await program.get('/healthz')).status).toBe(200);
    const bob = await enrol(program, 'bob');
    const words = { receiver_id: ana.id, content: 'still there?' };
    expect((await program.ask(messageCalls.sendMessage, words, { cookie: bob.cookie })).status).toBe(200);
    await until(() => (page.heard.length === 1 ? true : null));
  });
});
