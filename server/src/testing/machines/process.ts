// The built program in a process of its own, for what only a process can show: signals, kills, locks, ports.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import type { Call, CallInput, CallReply, FailureReply } from '@wagram/contract/kernel';
import { createLog, openPostgres, type MemberId } from '#kernel';
import { TEMPLATE } from '../template.ts';

const built = join(import.meta.dirname, '..', '..', '..', 'dist', 'app');
const log = createLog('fatal', false);

export type Env = Record<string, string>;

/** Off unless a test is about it: a busy machine would refuse its own tests, and none asks for pages outside. */
export const calm = { BUSY_AFTER_MS: '0', LINK_CARDS: 'off' };

/** Limits out of the way, so that one address may do everything. */
const generous: Env = {
  ...calm,
  LIMIT_SIGN_IN: '1000000',
  LIMIT_SIGN_UP: '1000000',
  LIMIT_API: '1000000',
  LIMIT_API_ANONYMOUS: '1000000',
};

export interface Reply<R> {
  status: number;
  body: ({ success: true } & R) | FailureReply;
  headers: NodeJS.Dict<string | string[]>;
  ms: number;
}

export interface Program {
  readonly pid: number;
  readonly port: number;
  /** What it has said so far, on both channels. */
  output(): string;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  signal(name: NodeJS.Signals): void;
  ask<C extends Call>(call: C, input: CallInput<C>, headers?: Env): Promise<Reply<CallReply<C>>>;
  get(path: string): Promise<Reply<Record<string, unknown>>>;
  /** The same with the cookie of a member. */
  read(path: string, cookie: string): Promise<Reply<Record<string, unknown>>>;
}

/** What a browser would send back of what it was given. */
export const cookiesOf = (headers: NodeJS.Dict<string | string[]>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** A folder that is gone when the test ends. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'app-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};

/** A migrated database of the kind this run is about, told as the settings that name it. */
export const preparedData = async (): Promise<Env> => {
  const folder = temporaryFolder();
  const template = inject('embeddedTemplate');
  if (template === null) return { DATA_DIR: folder, DATABASE_URL: await copyPostgres(inject('postgresUrl') ?? '') };
  const target = join(folder, 'postgres');
  mkdirSync(target);
  execFileSync('tar', ['-xf', template, '-C', target], { stdio: 'ignore' });
  return { DATA_DIR: folder };
};

const copyPostgres = async (address: string): Promise<string> => {
  const url = new URL(address);
  const name = `app_${randomBytes(6).toString('hex')}`;
  const admin = openPostgres(url.href, log, 1);
  await admin.pool.query(`create database ${name} template ${TEMPLATE}`);
  await admin.close();
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * Starts the program without waiting for anything: it may be expected to refuse. Killed when the test ends. `under` are words
 * of a command that becomes it, as `prlimit` does; `what` is another entry of the build, with its arguments.
 */
export const launch = (
  env: Env,
  under: readonly string[] = [],
  what: readonly string[] = ['main.js'],
): Omit<Program, 'port' | 'ask' | 'get' | 'read'> => {
  const [name = '', ...args] = what;
  const [command = '', ...words] = [...under, process.execPath, join(built, name), ...args];
  const child = spawn(command, words, {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...generous, ...env },
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const channel of [child.stdout, child.stderr]) channel.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { pid: child.pid ?? 0, output: () => output, ended, signal: (name) => void child.kill(name) };
};

/** Starts the program and waits until it answers. Without the demo community, unless it is asked for. */
export const startProgram = async (env: Env, under: readonly string[] = []): Promise<Program> => {
  const launched = launch({ DEMO: 'off', ...env }, under);
  let isOver = false;
  void launched.ended.then(() => (isOver = true));
  const port = await until(() => {
    if (isOver) throw new Error(`the program ended: ${launched.output()}`);
    const told = /is running[\s\S]*http:\/\/localhost:(\d+)/.exec(launched.output())?.[1];
    return told === undefined ? null : Number(told);
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const send = <R>(method: string, path: string, body: unknown, headers: Env = {}) =>
    sendTo<R>(agent, port, { method, path, body, headers });
  const program: Program = {
    ...launched,
    port,
    ask: (call, input, headers) => send(call.method, call.path, call.method === 'GET' ? undefined : input, headers),
    get: (path) => send('GET', path, undefined),
    read: (path, cookie) => send('GET', path, undefined, { cookie }),
  };
  const health = await program.get('/healthz');
  if (health.status !== 200) throw new Error(`/healthz answered ${health.status}`);
  return program;
};

interface Sent {
  method: string;
  path: string;
  body: unknown;
  headers: Env;
}

const sendTo = async <R>(
  agent: Agent,
  port: number,
  { method, path, body, headers: more }: Sent,
): Promise<Reply<R>> => {
  const started = performance.now();
  const payload = body === undefined ? '' : JSON.stringify(body);
  const headers = { ...more, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const sent = request({ host: '127.0.0.1', port, method, path, agent, headers });
  sent.end(payload);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    status: reply.statusCode ?? 0,
    body: (reply.headers['content-type'] ?? '').includes('json') ? JSON.parse(text) : { text },
    headers: reply.headers,
    ms: performance.now() - started,
  };
};

/** Asks again and again until there is an answer. */
export const until = async <T>(look: () => T | null | Promise<T | null>, withinMs = 60_000): Promise<T> => {
  const end = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (performance.now() > end) throw new Error(`not so within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Signs somebody up. A program that is busy says so, and is asked again. */
export const enter = (program: Program, name: string): Promise<Entry> =>
  until(async () => {
    const person = { username: name, email: `${name}@example.org`, password: 'a walk in the rain' };
    const { status, body, headers } = await program.ask(authCalls.signup, person);
    if (status === 503) return null;
    return body.success ? { body, headers } : Promise.reject(new Error(body.error));
  });

interface Entry {
  body: { user: { id: MemberId } };
  headers: NodeJS.Dict<string | string[]>;
}
