import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, testApp, type TestApp } from '#testing';

const page =
  '<!doctype html><title>%NAME%</title><meta content="<!--name-->"><!--config--><script src="/a.js"></script>';

let folder: string;
let opened: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'app-web-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.git'));
  mkdirSync(join(folder, 'games', 'werunner'), { recursive: true });
  writeFileSync(join(folder, 'games', 'werunner', 'index.html'), page.replace('%NAME%', 'WeRunner'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'app-12345678.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'app-12345678.js.map'), '{"sources":["secret"]}');
  writeFileSync(join(folder, '.env'), 'SEAL_KEY=secret');
  writeFileSync(join(folder, '.git', 'config'), '[core] secret');
  opened = await openTestApp({ webRoot: folder });
});

afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, app = opened) => app.app.http.inject({ url });

/** The public configuration as the web reads it from the page. */
const configIn = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/json" id="config">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('what is not for the world', () => {
  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.git/',
    '/.env',
    '/.env?x',
    '/.%65nv',
    '/assets/.env',
    '/assets/app-12345678.js.map',
    '/index.html',
    '/package.json',
    '/server/src/app/main.ts',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/.well-known/nothing',
  ])('SC-02: %s answers 404 as JSON and nothing of the file', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ success: false, error: 'Not found', code: 'not_found' });
  });

  it.each(['TRACE', 'PROPFIND', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const)(
    'SC-02: %s on a page answers 404 and does not repeat the request',
    async (method) => {
      const headers = { cookie: 'session=canary' };
      const reply = await opened.app.http.inject({ method: method as 'POST', url: '/home', headers });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain('canary');
    },
  );

  it('SC-02: /metrics answers this machine, nobody else, and no proxy that stands on it', async () => {
    const from = (remoteAddress: string, headers = {}) =>
      opened.app.http.inject({ url: '/metrics', remoteAddress, headers });
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await from(address)).statusCode).toBe(200);
    expect((await from('127.0.0.1')).body).toContain('http_request_seconds');
    for (const address of ['203.0.113.5', '10.0.0.1', '2001:db8::1', '::ffff:203.0.113.5'])
      expect((await from(address)).statusCode, address).toBe(404);
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])
      expect([name, (await from('127.0.0.1', { [name]: '203.0.113.5' })).statusCode]).toEqual([name, 404]);
    for (const authorization of ['Bearer null', 'Bearer ', 'Bearer undefined'])
      expect((await from('203.0.113.5', { authorization })).statusCode, authorization).toBe(404);
  });

  it('[SR-L8] /metrics answers no page elsewhere whose name was pointed at this machine', async () => {
    const ask = (host: string) =>
      opened.app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers: { host } });
    for (const host of ['evil.example', 'localhost.evil.example:3000', '127.0.0.1.evil.example'])
      expect([host, (await ask(host)).statusCode]).toEqual([host, 404]);
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect([host, (await ask(host)).statusCode]).toEqual([host, 200]);
  });

  it('SC-02: /metrics wants the token of this machine too once the network is public', async () => {
    const open = await testApp({
      env: { PUBLIC_URL: 'http://localhost:3000', METRICS_TOKEN: 'a-token-for-prometheus' },
    });
    const ask = (headers = {}) => open.app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers });
    expect((await ask()).statusCode).toBe(404);
    expect((await ask({ authorization: 'Bearer a-token-for-prometheus' })).statusCode).toBe(200);
  });

  it('SC-02: METRICS_TOKEN opens /metrics from elsewhere, and only the right one', async () => {
    const token = 'a-token-for-prometheus';
    const guarded = await testApp({ env: { METRICS_TOKEN: token } });
    const ask = (authorization: string) =>
      guarded.app.http.inject({ url: '/metrics', remoteAddress: '203.0.113.5', headers: { authorization } });
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    for (const wrong of [token, 'Bearer ', `Bearer ${token}x`, `bearer ${token}`, 'Bearer a-token-for-prometheuS'])
      expect((await ask(wrong)).statusCode, wrong).toBe(404);
  });
});

describe('pages', () => {
  it('[FED-03] any address without a dot in its path is the page, and that of somebody elsewhere, whatever its query says', async () => {
    for (const url of ['/', '/home', '/nowhere/at/all', '/search?q=example.org', '/callback?code=a.b.c&state=x.y'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    for (const url of ['/user/mia@social.example', '/user/mia%40social.example?tab=replies'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    for (const url of ['/user/mia.css', '/.git/config@x', '/user/mia@social.example/app.js', '/app@2.js'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    const reply = await get('/nowhere');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(configIn(reply.body)).toMatchObject({ brand: { name: 'Wagram' }, demo: true, x: null, google: false });
  });

  it('an unknown call answers 404 as JSON, with or without something behind /api', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/API/nothing', '/api?x=1']) {
      const reply = await get(url);
      expect([url, reply.statusCode]).toEqual([url, 404]);
      expect(reply.json()).toEqual({ success: false, error: 'Not found', code: 'not_found' });
    }
  });

  it('IN-03: no brand name can break out of the page', async () => {
    const name = `</script><script>alert(1)</script>"><img src=x onerror=alert(2)> $' $\` $& $$ & <!--`;
    const evil = await testApp({ env: { BRAND_NAME: name }, webRoot: folder });
    const html = (await get('/', evil)).body;
    expect(configIn(html)).toMatchObject({ brand: { name } });
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<!--');
    expect(html).toMatch(/<title>&lt;\/script&gt;/);
  });

  it('tells the web nothing that is secret', async () => {
    const secrets = {
      SEAL_KEY: 'canary-'.repeat(6),
      X_CLIENT_ID: 'x-public',
      X_CLIENT_SECRET: 'canary-x',
      GOOGLE_CLIENT_ID: 'google-public',
      GOOGLE_CLIENT_SECRET: 'canary-google',
      METRICS_TOKEN: 'canary-metrics',
      PUBLIC_URL: 'http://social.example',
      SMTP_URL: 'smtp://canary:canary@127.0.0.1',
      SMS_WEBHOOK_URL: 'http://127.0.0.1/canary',
      OPERATORS: 'canary',
    };
    const full = await testApp({ env: secrets, webRoot: folder });
    const html = (await get('/', full)).body;
    expect(configIn(html)).toMatchObject({ x: { clientId: 'x-public', pkce: 'S256' }, google: true, mail: true });
    expect(html).not.toContain('canary');
  });

  it('without a build it says what to do', async () => {
    const unbuilt = await testApp({ webRoot: join(folder, 'nothing') });
    expect((await get('/', unbuilt)).body).toContain('The web is not built yet: run npm run build.');
  });
});

describe('the game', () => {
  it('[GAME-01] is a page of its own, under the policy of every page, and its file is not', async () => {
    for (const url of ['/games/werunner/', '/games/werunner']) {
      const reply = await get(url);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(reply.body).toContain('<title>WeRunner</title>');
      expect(configIn(reply.body)).toMatchObject({ brand: { links: { game: '/games/werunner/' } } });
      expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
    }
    expect((await get('/games/werunner/index.html')).statusCode).toBe(404);
    const other = await testApp({ env: { GAME_URL: 'https://game.example/' }, webRoot: folder });
    expect(configIn((await get('/games', other)).body)).toMatchObject({
      brand: { links: { game: 'https://game.example/' } },
    });
  });
});

describe('the manifest', () => {
  it('carries the name of the brand', async () => {
    const reply = await get('/manifest.webmanifest');
    expect(reply.headers['content-type']).toContain('application/manifest+json');
    expect(reply.json()).toMatchObject({ name: 'Wagram', short_name: 'Wagram', display: 'standalone', scope: '/' });
    const other = await testApp({ env: { BRAND_NAME: 'Meadow', BRAND_SLUG: 'meadow' } });
    expect((await get('/manifest.webmanifest', other)).json()).toMatchObject({ name: 'Meadow', short_name: 'Meadow' });
  });
});

describe('an invitation', () => {
  it('is kept in a cookie when the handle can exist, and shows the page either way', async () => {
    const good = await get('/invite/@Ana_1');
    expect(good.cookies).toMatchObject([{ name: 'invited_by', value: 'Ana_1', httpOnly: true, sameSite: 'Lax' }]);
    for (const handle of ['an', 'a'.repeat(31), 'a%20b', '%3Cscript%3E', 'a%0d%0aSet-Cookie:x=y', '%00ana']) {
      const reply = await get(`/invite/${handle}`);
      expect([handle, reply.statusCode, reply.cookies]).toEqual([handle, 200, []]);
      expect(configIn(reply.body)).toHaveProperty('brand');
    }
  });
});

describe('health', () => {
  it('/healthz says that the process lives, /readyz that it reaches its database', async () => {
    expect((await get('/healthz')).json()).toEqual({ success: true, status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ success: true, status: 'ready' });
  });
});
