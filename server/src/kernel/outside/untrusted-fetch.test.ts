import type dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OutboundError } from './outbound.ts';
import { fetchUntrusted, isPublicAddress } from './untrusted-fetch.ts';

/** A listener inside, which counts who connects. */
const inside = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  const seen = { connections: 0 };
  server.on('connection', () => {
    seen.connections += 1;
  });
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, seen, host: `127.0.0.1:${port}` };
};

const reasonOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof OutboundError ? error.reason : String(error)),
  );

const resolvesTo = (address: string) =>
  ((_name: string, _options: unknown, done: (error: null, found: { address: string; family: number }[]) => void) =>
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }])) as unknown as typeof dns.lookup;

describe('an address that came from outside', () => {
  it('NE-01: is not asked when it points inside, however it is written', async () => {
    const { port, seen } = await inside((_request, reply) => reply.end('secret'));
    const hosts = [
      '127.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::127.0.0.1]',
      '169.254.169.254',
      '0x7f.1',
      'localhost',
    ];
    for (const host of [...hosts, '2130706433', '0', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'])
      expect(await reasonOf(fetchUntrusted(`https://${host}:${port}/`)), host).toBe('forbidden');
    for (const address of [
      `http://127.0.0.1:${port}/`,
      'http://example.org/',
      'file:///etc/passwd',
      'https://a@b.org/',
      'x',
    ])
      expect(await reasonOf(fetchUntrusted(address)), address).toBe('forbidden');
    expect(seen.connections).toBe(0);
  });

  it('NE-01: is not asked when its name leads inside', async () => {
    const { port, seen } = await inside((_request, reply) => reply.end('secret'));
    for (const address of ['127.0.0.1', '10.1.2.3', '::1', 'fd00::1', '100.64.0.1'])
      expect(await reasonOf(fetchUntrusted(`https://nice.example:${port}/`, { resolve: resolvesTo(address) }))).toBe(
        'forbidden',
      );
    expect(seen.connections).toBe(0);
  });

  it('NE-01: is public or it is not', () => {
    expect(['1.1.1.1', '93.184.216.34', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true, true]);
    expect(['192.168.1.1', '172.31.0.1', 'fe80::1', '2001:db8::1', 'x'].some(isPublicAddress)).toBe(false);
  });

  it('NE-01: at a host that the operator has named may be inside', async () => {
    const { host } = await inside((request, reply) => reply.end(request.method));
    const reply = await fetchUntrusted(`http://${host}/x`, {
      trusted: [host],
      method: 'POST',
      body: Buffer.from('hello'),
    });
    expect([reply.status, reply.bytes.toString()]).toEqual([200, 'POST']);
  });

  it('NE-02: is given up when it is slow, endless or redirects, and nothing is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const { host } = await inside((request, reply) => {
      if (request.url === '/slow') return;
      if (request.url === '/away') return void reply.writeHead(302, { location: '/' }).end();
      if (request.url === '/bomb') return void reply.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
      const drip = () => void (reply.destroyed || reply.write(Buffer.alloc(100_000), drip));
      drip();
    });
    const ask = (path: string, timeoutMs = 5_000) =>
      fetchUntrusted(`http://${host}${path}`, { trusted: [host], timeoutMs });
    expect(await reasonOf(ask('/slow', 200))).toBe('slow');
    expect(await reasonOf(ask('/away'))).toBe('redirected');
    expect(await reasonOf(ask('/endless'))).toBe('too_large');
    expect((await ask('/bomb')).bytes.length).toBe(bomb.length);
  });
});
