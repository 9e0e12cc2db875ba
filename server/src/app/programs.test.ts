import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@wagram/client';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openTestApp, type TestApp } from '#testing';

// What docs/programs.md shows is what works: its program is run as it stands there.

const root = dirname(dirname(fileURLToPath(new URL('../../package.json', import.meta.url))));
const account = { email: 'robot@example.org', password: 'robot likes long walks' };

let opened: TestApp;
let url: string;

beforeAll(async () => {
  // The demo community comes with the first who listens, and has an @ana too.
  opened = await openTestApp({ realTime: true, env: { DEMO: 'off' } });
  url = await opened.app.http.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => opened.close());

/** In a folder from which the client is found, as in a program that has installed it. */
const writeProgram = (): string => {
  const [, code = '', ...more] = readFileSync(join(root, 'docs/programs.md'), 'utf8').split(/^```js$/m);
  expect([code.includes('createClient'), more]).toEqual([true, []]);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/program-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'hello.mjs');
  writeFileSync(file, code.slice(0, code.indexOf('```')));
  return file;
};

it('the program in docs/programs.md signs in, posts, reads and signs out', async () => {
  const ana = createClient({ url });
  await ana.auth.signup({ username: 'ana', email: 'ana@example.org', password: 'ana likes long walks' });
  await ana.posts.createPost({ content: 'Good morning' });
  await createClient({ url }).auth.signup({ username: 'robot', ...account });
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  onTestFinished(() => log.mockRestore());
  vi.stubEnv('SERVER', url);
  vi.stubEnv('EMAIL', account.email);
  vi.stubEnv('PASSWORD', account.password);
  onTestFinished(() => void vi.unstubAllEnvs());
  await import(/* @vite-ignore */ writeProgram());
  expect(lines).toEqual([
    'Posted: Hello from a program',
    '@robot: Hello from a program',
    '@ana: Good morning',
    'Signed out @robot',
  ]);
});

it('the value of the session cookie is a token for `Authorization: Bearer`, until the session ends', async () => {
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const [, token = ''] = /(?:^|, )session=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '') ?? [];
  const program = createClient({ url, token });
  expect((await program.auth.getSession()).user?.username).toBe('@robot');
  await program.posts.createPost({ content: 'With a token' });
  await program.auth.logout();
  await expect(program.posts.createPost({ content: 'Again' })).rejects.toMatchObject({ code: 'signed_out' });
});
