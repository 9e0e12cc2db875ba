import type dns from 'node:dns';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageServer, testApp } from '#testing';
import { fetchOutside, HostBusy, Unready, type Wanted } from './fetch.ts';

const wanted: Wanted = {
  accept: 'text/html',
  maxBytes: 10_000,
  isCut: true,
  timeoutMs: 5_000,
  wants: (type) => type.startsWith('text/html'),
};

const resolvesTo = (...addresses: string[]) =>
  ((_name: string, _options: unknown, done: (error: null, found: { address: string; family: number }[]) => void) =>
    done(null, [{ address: addresses.shift() ?? '127.0.0.1', family: 4 }])) as unknown as typeof dns.lookup;

const html = { 'content-type': 'text/html; charset=utf-8' };

describe('a page of somebody’s choice', () => {
  it('[SOC-06] is not asked for inside, at another port, with a name before the host, or at our own address', async () => {
    const site = await pageServer((_request, reply) => reply.writeHead(200, html).end('secret'));
    const { app } = await testApp({ env: { ...site.env, PUBLIC_URL: 'http://social.example' } });
    for (const address of [
      `https://127.0.0.1:${site.port}/`,
      `http://127.0.0.1:${site.port}/`,
      'http://127.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/latest/meta-data',
      'http://10.0.0.1/',
      'https://example.org:8443/',
      'https://me@example.org/',
      'http://social.example/post/1',
      'ftp://example.org/',
    ])
      expect(await fetchOutside(app, new URL(address), wanted), address).toBeNull();
    for (const inner of ['127.0.0.1', '192.168.1.1', '100.64.0.1'])
      expect(await fetchOutside(app, new URL('https://nice.example/'), wanted, resolvesTo(inner)), inner).toBeNull();
    expect(site.asked).toHaveLength(0);
  });

  it('[SOC-06] redirects are looked at like the first address, and end after three', async () => {
    const site = await pageServer((request, reply) => {
      const [, path = '', rest = ''] = /^\/([a-z]+)(.*)$/.exec(request.url ?? '') ?? [];
      if (path === 'hop') return void reply.writeHead(302, { location: `/hop${Number(rest) - 1}` }).end();
      if (path === 'to') return void reply.writeHead(301, { location: decodeURIComponent(rest.slice(1)) }).end();
      return void reply.writeHead(200, html).end('here');
    });
    const { app } = await testApp({ env: site.env });
    const ask = (path: string, resolve?: typeof dns.lookup) =>
      fetchOutside(app, new URL(`https://pages.example${path}`), wanted, resolve);
    const to = (address: string) => `/to?${encodeURIComponent(address)}`;
    for (const address of [
      `http://127.0.0.1:${site.port}/`,
      'https://[::1]/',
      'file:///etc/passwd',
      'javascript:alert(1)',
    ])
      expect(await ask(to(address)), address).toBeNull();
    // The name is good when the redirect is read and bad when it is followed: what counts is what is connected to.
    expect(await ask(to('https://turns.example/'), resolvesTo('10.0.0.1'))).toBeNull();
    const found = await ask(to('/end'));
    expect([found?.url.href, found?.bytes.toString()]).toEqual(['https://pages.example/end', 'here']);
    const before = site.asked.length;
    expect(await ask('/hop9')).toBeNull();
    expect(site.asked.length - before).toBe(4);
    expect(site.asked[0]?.headers).toMatchObject({ host: 'pages.example', 'accept-encoding': 'identity' });
    expect(site.asked[0]?.headers['cookie']).toBeUndefined();
  });

  it('[SOC-06] is read so far and no further; what is packed, of another kind or missing is left', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    const site = await pageServer((request, reply) => {
      if (request.url === '/bomb') return void reply.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb);
      if (request.url === '/zip') return void reply.writeHead(200, { 'content-type': 'application/zip' }).end('PK');
      if (request.url === '/bare') return void reply.writeHead(200).end('<title>x</title>');
      if (request.url === '/404') return void reply.writeHead(404, html).end('gone');
      if (request.url === '/500') return void reply.writeHead(503, html).end('later');
      if (request.url === '/slow') return undefined;
      if (request.url === '/cut') return void request.socket.destroy();
      reply.writeHead(200, html);
      const drip = () => void (reply.destroyed || reply.write(Buffer.alloc(4_000, 'x'), drip));
      drip();
      return undefined;
    });
    const { app } = await testApp({ env: site.env });
    const ask = (path: string) => fetchOutside(app, new URL(`https://pages.example${path}`), wanted);
    for (const path of ['/bomb', '/zip', '/bare', '/404']) expect(await ask(path), path).toBeNull();
    expect((await ask('/endless'))?.bytes).toHaveLength(10_000);
    for (const path of ['/500', '/cut']) await expect(ask(path)).rejects.toBeInstanceOf(Unready);
    const slow = fetchOutside(app, new URL('https://pages.example/slow'), { ...wanted, timeoutMs: 200 });
    await expect(slow).rejects.toBeInstanceOf(Unready);
    const whole = fetchOutside(app, new URL('https://pages.example/endless'), { ...wanted, isCut: false });
    expect(await whole).toBeNull();
  });

  it('[SOC-06] no host is asked more than sixty times in a minute', async () => {
    const site = await pageServer((_request, reply) => reply.writeHead(200, html).end('x'));
    const opened = await testApp({ env: site.env });
    const ask = () => fetchOutside(opened.app, new URL('https://pages.example/'), wanted);
    for (let i = 0; i < 60; i += 1) expect(await ask()).not.toBeNull();
    await expect(ask()).rejects.toBeInstanceOf(HostBusy);
    opened.clock.advance(61_000);
    expect(await ask()).not.toBeNull();
  });
});
