import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askOutside, boundedFetch, OutboundError } from './outbound.ts';

/** A server of somebody else, on loopback; answers its address. */
const foreignServer = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

const reasonOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof OutboundError ? error.reason : String(error)),
  );

describe('a request to another server', () => {
  it('brings status and body, of failures too', async () => {
    const url = await foreignServer((request, reply) => {
      reply.statusCode = request.method === 'POST' ? 429 : 200;
      reply.end(`${request.method} ${String(request.headers['x-test'])}`);
    });
    expect(await askOutside(url, { headers: { 'x-test': 'yes' } })).toEqual({ status: 200, body: 'GET yes' });
    expect(await askOutside(url, { method: 'POST', body: '{}' })).toEqual({ status: 429, body: 'POST undefined' });
  });

  it('takes an answer without a body', async () => {
    const url = await foreignServer((_request, reply) => reply.writeHead(204).end());
    expect(await askOutside(url)).toEqual({ status: 204, body: '' });
  });

  it('NE-02, OA-05: is given up when the other is silent, or drips for ever', async () => {
    const silent = await foreignServer(() => undefined);
    expect(await reasonOf(askOutside(silent, {}, 100))).toBe('slow');
    const dripping = await foreignServer((_request, reply) => {
      const timer = setInterval(() => reply.write('x'), 10);
      reply.on('close', () => clearInterval(timer));
    });
    expect(await reasonOf(askOutside(dripping, {}, 200))).toBe('slow');
  });

  it('NE-02, OA-05: is given up after a megabyte, and the other may stop sending', async () => {
    let isCut = false;
    const endless = await foreignServer((_request, reply) => {
      const pour = (): void => {
        while (reply.write(Buffer.alloc(65_536)));
      };
      reply.on('drain', pour).on('close', () => (isCut = true));
      pour();
    });
    expect(await reasonOf(askOutside(endless))).toBe('too_large');
    await expect.poll(() => isCut).toBe(true);
    const exact = await foreignServer((_request, reply) => reply.end(Buffer.alloc(1_000_000, 'x')));
    expect((await askOutside(exact)).body).toHaveLength(1_000_000);
    const over = await foreignServer((_request, reply) => reply.end(Buffer.alloc(1_000_001, 'x')));
    expect(await reasonOf(askOutside(over))).toBe('too_large');
  });

  it('NE-02: a bomb counts with the size it unpacks to', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const url = await foreignServer((_request, reply) =>
      reply.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(await reasonOf(askOutside(url))).toBe('too_large');
  });

  it.each([301, 302, 303, 307, 308])('NE-01, OA-05: is not led elsewhere by %i', async (status) => {
    let visits = 0;
    const inside = await foreignServer((_request, reply) => {
      visits += 1;
      reply.end();
    });
    const url = await foreignServer((_request, reply) => reply.writeHead(status, { location: inside }).end());
    expect(await reasonOf(boundedFetch(url))).toBe('redirected');
    expect(visits).toBe(0);
  });

  it('OA-05: tells that nobody is there, or that the connection was cut', async () => {
    expect(await reasonOf(askOutside('http://127.0.0.1:1/'))).toBe('unreachable');
    const cut = await foreignServer((request) => request.socket.destroy());
    expect(await reasonOf(askOutside(cut))).toBe('unreachable');
    const half = await foreignServer((request, reply) => {
      reply.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => request.socket.destroy());
    });
    expect(await reasonOf(askOutside(half))).toBe('unreachable');
  });
});
