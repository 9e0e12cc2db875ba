// A server that is not ours and that people run: snac, with one person on it. Debian 13 and newer have it as the package snac2.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from './server.ts';

const NAME = 'sam';
const READY_MS = 10_000;

export const findSnac = (): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'snac'))
    .find((path) => existsSync(path)) ?? null;

/** As much of what others know as a status as the journey looks at. */
export interface Status {
  readonly id: string;
  readonly uri: string;
  readonly content: string;
  readonly spoiler_text: string;
  readonly favourites_count: number;
  readonly media_attachments: readonly { readonly url: string; readonly description: string }[];
}

export interface SnacPeer {
  readonly host: string;
  readonly name: string;
  /** Asks the calls that programs for Mastodon use, as the person. */
  readonly ask: <Reply>(method: string, path: string, body?: object) => Promise<Reply>;
  /** What its own pages do with a post that she wrote. */
  readonly erase: (uri: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** It asks its questions one after the other; each line is an answer. */
const answer = async (program: string, args: readonly string[], lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile(program, args, (error, out) => (error === null ? resolve(out) : reject(error)));
    child.stdin?.end(`${lines.join('\n')}\n`);
  });

const whenAnswering = async (url: string): Promise<void> => {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

export const startSnac = async (program: string): Promise<SnacPeer> => {
  const folder = await mkdtemp(join(tmpdir(), 'snac-'));
  const data = join(folder, 'data');
  const port = await findFreePort();
  const host = `127.0.0.1:${port}`;
  const origin = `http://${host}`;
  await answer(program, ['init', data], ['127.0.0.1', String(port), host, '', '']);
  const settings = join(data, 'server.json');
  const { protocol: _secure, ...others } = JSON.parse(await readFile(settings, 'utf8')) as Record<string, unknown>;
  await writeFile(settings, JSON.stringify({ ...others, protocol: 'http' }));
  const made = await answer(program, ['adduser', data, NAME], ['']);
  const password = /password is (\S+)/.exec(made)?.[1] ?? '';
  const child = spawn(program, ['httpd', data], { stdio: 'ignore' });
  await whenAnswering(origin);
  const form = new URLSearchParams({ login: NAME, passwd: password });
  const token = (await (await fetch(`${origin}/oauth/x-snac-get-token`, { method: 'POST', body: form })).text()).trim();
  return {
    host,
    name: `@${NAME}@${host}`,
    ask: async <Reply>(method: string, path: string, body?: object) => {
      const authorization = `Bearer ${token}`;
      const sent = { headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const reply = await fetch(origin + path, {
        method,
        ...(body === undefined ? { headers: { authorization } } : sent),
      });
      if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}`);
      return (await reply.json()) as Reply;
    },
    erase: async (uri) => {
      const query = new FormData();
      for (const [field, value] of Object.entries({ id: uri, action: 'Delete', redir: '' })) query.set(field, value);
      const authorization = `Basic ${Buffer.from(`${NAME}:${password}`).toString('base64')}`;
      const address = `${origin}/${NAME}/admin/action`;
      const reply = await fetch(address, {
        method: 'POST',
        redirect: 'manual',
        headers: { authorization },
        body: query,
      });
      if (reply.status >= 400) throw new Error(`it answered ${reply.status}`);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
};
