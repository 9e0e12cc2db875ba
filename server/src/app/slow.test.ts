// DS-03: clients that take their time. The full figures are in slow.fault.ts; here, that the walls stand.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { createFairLimit, createLimit } from '#kernel';
import { people, testApp } from '#testing';

const HALF_A_MINUTE = 30_000;

afterEach(() => vi.useRealTimers());

const lineTo = async (port: number, words: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(words);
  return socket;
};

describe('DS-03: clients that take their time', () => {
  it('a head has half a minute, and a line on which nothing moves is dropped after as long', async () => {
    const { app } = await testApp();
    const { server } = app.http;
    expect(server.headersTimeout).toBe(HALF_A_MINUTE);
    expect(server.timeout).toBe(HALF_A_MINUTE);
    expect(server.requestTimeout).toBeGreaterThan(0);
  });

  it('a body that trickles in is given up after half a minute, though bytes keep coming', async () => {
    const { app } = await testApp({ realTime: true });
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => app.http.server.closeAllConnections());
    const { port } = app.http.server.address() as AddressInfo;
    const head =
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n';
    const begin = async (): Promise<Socket> => {
      const arrived = once(app.http.server, 'request');
      const socket = await lineTo(port, `${head}{`);
      await arrived;
      // Whoever came after it has been answered, so it has passed the hooks.
      await app.http.inject('/healthz');
      return socket;
    };
    const early = await begin();
    const closed = once(early, 'close');
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + HALF_A_MINUTE - 1_000);
    early.write('"');
    const late = await begin();
    vi.setSystemTime(Date.now() + 2_000);
    await closed;
    expect(late.closed).toBe(false);
  });

  it('ten questions at once on one line are answered in turn, a thousand are not', async () => {
    const { app } = await testApp({ realTime: true });
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    const ask = async (times: number, last: string): Promise<number> => {
      const one = 'GET /healthz HTTP/1.1\r\nhost: x\r\n';
      const socket = await lineTo(port, `${`${one}\r\n`.repeat(times - 1)}${one}${last}\r\n`);
      const heard = text(socket).catch(() => '');
      return (await heard).split('HTTP/1.1 200').length - 1;
    };
    expect(await ask(10, 'connection: close\r\n')).toBe(10);
    expect(await ask(1_000, '')).toBeLessThan(1_000);
  });

  it('hashes wait in line: two at once, and past the end of the line 503 with Retry-After', async () => {
    const turns = createLimit(2, 3);
    const waiting: (() => void)[] = [];
    const seen = { now: 0, most: 0 };
    const work = async (): Promise<void> => {
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      await new Promise<void>((resolve) => waiting.push(resolve));
      seen.now -= 1;
    };
    const taken = Array.from({ length: 5 }, () => turns(work));
    await expect(turns(work)).rejects.toMatchObject({ status: 503, code: 'overloaded', retryAfterS: 5 });
    for (let done = 0; done < 5; done += 1) {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.shift()?.();
    }
    await Promise.all(taken);
    expect(seen).toEqual({ now: 0, most: 2 });
  });

  it('[SR-H4] of what members send, one of each is at work, and those who wait take turns', async () => {
    const turns = createFairLimit(2, 12);
    const done: string[] = [];
    const open = new Map<string, () => void>();
    const work = (name: string) => async (): Promise<void> => {
      await new Promise<void>((resolve) => open.set(name, resolve));
      done.push(name);
    };
    const send = (name: string): Promise<void> => turns(name.slice(0, 3), work(name));
    const sent = ['ana1', 'ana2', 'ana3', 'bob1', 'bob2', 'cle1'].map(send);
    await vi.waitFor(() => expect([...open.keys()]).toEqual(['ana1', 'bob1']));
    await expect(Promise.all(['ana4', 'ana5'].map(send))).rejects.toMatchObject({ code: 'overloaded' });
    for (const name of ['ana1', 'cle1', 'bob1', 'ana2', 'bob2', 'ana3', 'ana4']) {
      await vi.waitFor(() => expect(open.has(name)).toBe(true));
      open.get(name)?.();
    }
    await Promise.all(sent);
    await vi.waitFor(() => expect(done).toEqual(['ana1', 'cle1', 'bob1', 'ana2', 'bob2', 'ana3', 'ana4']));
  });

  it('while the event loop is late, calls are refused with 503 and a time to come back; what a page is made of is not', async () => {
    const opened = await testApp({ env: { BUSY_AFTER_MS: '50' } });
    const browser = opened.browser();
    const keepBusy = setInterval(() => {
      const until = performance.now() + 150;
      while (performance.now() < until);
    }, 1);
    const refused = await vi
      .waitFor(
        async () => {
          const reply = await browser.request({ method: 'GET', url: '/api/auth/session' });
          expect(reply.statusCode).toBe(503);
          // However the address is written.
          expect((await browser.request({ method: 'GET', url: '/%61pi/auth/session' })).statusCode).toBe(503);
          return reply;
        },
        { timeout: 20_000 },
      )
      .finally(() => clearInterval(keepBusy));
    expect(refused.json()).toMatchObject({ code: 'overloaded' });
    expect(refused.headers['retry-after']).toBe('5');
    expect((await browser.request({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  });

  // A look comes every half second: the turn begins at several moments between two of them.
  it.each([0, 120, 240, 360, 480])('one long turn refuses nobody, nor does a start (%i ms after it)', async (wait) => {
    const opened = await testApp({ env: { BUSY_AFTER_MS: '400' } });
    const statuses = new Set<number>();
    await setTimeout(wait);
    const until = performance.now() + 1_200;
    while (performance.now() < until);
    const end = performance.now() + 1_500;
    while (performance.now() < end) {
      const { statusCode } = await opened.browser().request({ method: 'GET', url: '/api/auth/session' });
      statuses.add(statusCode);
    }
    expect([...statuses]).not.toContain(503);
  });

  it('forty sign-ins at once are all answered, and what needs no hash is answered first', async () => {
    const opened = await testApp({ env: { LIMIT_SIGN_IN: '1000' } });
    const [ana] = await people(opened, 'ana');
    const order: string[] = [];
    const logins = Array.from({ length: 40 }, async () => {
      const { status } = await opened.browser().ask(authCalls.login, { email: ana.email, password: ana.password });
      order.push('sign-in');
      return status;
    });
    await ana.browser.get(authCalls.getSession, {});
    order.push('session');
    expect(new Set(await Promise.all(logins))).toEqual(new Set([200]));
    expect(order.indexOf('session')).toBeLessThan(20);
  });
});
