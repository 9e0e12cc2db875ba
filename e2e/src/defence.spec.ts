// SE-04 and the rules of the page: what another site, or a script that slipped in, tries in a member's browser.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, whoIsIn } from './journey.ts';
import { newName, signUp } from './people.ts';

/** A page of somebody else, on another port of this machine. */
const serveEvil = async (html: string): Promise<{ port: number; stop: () => void }> => {
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

test.describe('another site', { tag: '@wide' }, () => {
  // The same site by the rules of cookies, which ignore ports, and a foreign one.
  for (const host of ['127.0.0.1', 'localhost']) {
    test(`on ${host} cannot act for a member, by form or by fetch [SE-04]`, async ({ page, server, member, watch }) => {
      watch.allowLine(/net::ERR_BLOCKED_BY_RESPONSE|blocked by CORS policy|net::ERR_FAILED|Failed to load resource/);
      const password = 'five yellow lamps';
      const change = JSON.stringify({ current: member.password, password });
      const evil = await serveEvil(`<!doctype html><link rel="icon" href="data:,">
        <form id="json" method="post" enctype="text/plain" action="${server.url}/api/auth/password">
          <input name='${change.slice(0, -1)},"x":"' value='"}'><button>win a prize</button></form>
        <form id="plain" method="post" action="${server.url}/api/auth/logout"><button>win another</button></form>`);
      try {
        for (const [form, button] of [
          ['json', 'win a prize'],
          ['plain', 'win another'],
        ] as const) {
          await page.goto(`http://${host}:${evil.port}/#${form}`);
          const answered = page.waitForResponse((response) => response.url().startsWith(`${server.url}/api/`));
          await page.getByRole('button', { name: button }).click();
          expect([401, 403, 415]).toContain((await answered).status());
        }
        await page.goto(`http://${host}:${evil.port}/`);
        const outcomes = await page.evaluate(
          async ({ url, body }) => {
            const ask = async (path: string, init: RequestInit): Promise<string> => {
              try {
                const reply = await fetch(`${url}${path}`, { method: 'POST', credentials: 'include', ...init });
                return `${reply.type} ${reply.status}`;
              } catch {
                return 'refused';
              }
            };
            return [
              await ask('/api/auth/password', { mode: 'no-cors', body, headers: { 'content-type': 'text/plain' } }),
              await ask('/api/auth/logout', { mode: 'no-cors', body: '{}' }),
              await ask('/api/auth/password', { body, headers: { 'content-type': 'application/json' } }),
            ];
          },
          { url: server.url, body: change },
        );
        for (const outcome of outcomes) expect(['refused', 'opaque 0']).toContain(outcome);
      } finally {
        evil.stop();
      }
      expect(await whoIsIn(page)).toBe(`@${member.username}`);
      const login = (given: string) =>
        page.context().request.post('/api/auth/login', { data: { email: member.email, password: given } });
      expect((await login(password)).status()).toBe(401);
      expect((await login(member.password)).status()).toBe(200);
    });
  }

  test('cannot put the product into a frame [SE-04]', async ({ page, server, watch }) => {
    watch.allowLine(/frame-ancestors|X-Frame-Options|net::ERR_BLOCKED_BY_RESPONSE/);
    const evil = await serveEvil(
      `<!doctype html><link rel="icon" href="data:,"><iframe src="${server.url}/home"></iframe>`,
    );
    try {
      await page.goto(`http://127.0.0.1:${evil.port}/`);
      await expect.poll(() => page.frames().length).toBe(2);
      await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    } finally {
      evil.stop();
    }
  });
});

test.describe('a script that slipped into the page', { tag: '@wide' }, () => {
  test('does not run: the policy knows only our own files', async ({ page, watch }) => {
    watch.allowLine(/Content Security Policy/);
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    const blocked = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const found: string[] = [];
          document.addEventListener('securitypolicyviolation', (event) => {
            found.push(event.effectiveDirective);
            if (found.length === 3) resolve(found);
          });
          const inline = document.createElement('script');
          inline.textContent = 'window.stolen = document.cookie';
          const foreign = document.createElement('script');
          foreign.src = 'http://127.0.0.1:9/evil.js';
          const picture = document.createElement('img');
          picture.setAttribute('onerror', 'window.stolen = 1');
          picture.src = 'data:,broken';
          document.body.append(inline, foreign, picture);
        }),
    );
    expect(blocked.sort()).toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem']);
    expect(await page.evaluate(() => (window as { stolen?: unknown }).stolen)).toBeUndefined();
  });

  test('finds no session to steal: the cookie is not for scripts', async ({ page, member, context }) => {
    await page.goto('/home');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const session = (await context.cookies()).find(({ name }) => name === 'session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(member.id).not.toBe('');
  });

  test('a name that looks like a script is a name', async ({ page, context }) => {
    const person = await signUp(context, newName('img_onerror'));
    await page.goto(`/invite/${person.username}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.username);
    await page.goto('/invite/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    await expect(page.getByText('There is nothing at this address')).toBeVisible();
  });
});
