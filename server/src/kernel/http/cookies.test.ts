import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createLog } from '../log.ts';
import { createCookies, readBearer, readToken } from './cookies.ts';
import { createHttp } from './server.ts';

const token = 'A'.repeat(43);
const log = createLog('fatal', false);

/** What a server with these settings reads from a request, and sets on its answer. */
const visit = async (env: Record<string, string>, headers: Record<string, string>) => {
  const config = readConfig(env);
  const http = await createHttp(config, log);
  http.route({
    method: 'GET',
    url: '/',
    handler: async (request, reply) => {
      const cookies = createCookies(config, request, reply);
      cookies.startSession(token);
      cookies.set('device', 'mark');
      cookies.clear('invited_by');
      return {
        token: readToken(config, request),
        bearer: readBearer(request),
        session: cookies.sessionToken,
        invitedBy: cookies.get('invited_by'),
      };
    },
  });
  const reply = await http.inject({ url: '/', headers });
  const set = reply.headers['set-cookie'];
  return { read: reply.json<Record<string, string | null>>(), set: typeof set === 'string' ? [set] : (set ?? []) };
};

const https = { PUBLIC_URL: 'https://social.example', DEMO: 'off' };

describe('cookies that are set', () => {
  it('SE-05: are HttpOnly, Lax and small; over http without Secure, or a browser would drop them', async () => {
    expect((await visit({}, {})).set).toEqual([
      `session=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
      'device=mark; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
      'invited_by=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
    ]);
  });

  it('SE-05: with an https address are Secure and belong to this host alone', async () => {
    for (const cookie of (await visit(https, {})).set) {
      expect(cookie).toMatch(/^__Host-[a-z_]+=/);
      expect(cookie).toContain('; Path=/;');
      expect(cookie).toContain('; Secure');
      expect(cookie).not.toContain('Domain');
      expect(cookie.length).toBeLessThan(4_096);
    }
  });
});

describe('the token of a request', () => {
  it('comes from the cookie, or from a bearer header, which goes first', async () => {
    expect((await visit({}, { cookie: `session=${token}` })).read['token']).toBe(token);
    const other = 'B'.repeat(43);
    const both = { cookie: `session=${token}`, authorization: `Bearer ${other}` };
    expect((await visit({}, both)).read).toMatchObject({ token: other, bearer: other, session: token });
  });

  it('SE-05: with an https address a cookie without __Host- means nothing', async () => {
    expect((await visit(https, { cookie: `session=${token}` })).read['token']).toBeNull();
    expect((await visit(https, { cookie: `__Host-session=${token}` })).read['token']).toBe(token);
  });

  it.each([
    '',
    'x',
    'x'.repeat(19),
    'x'.repeat(101),
    'x'.repeat(100_000).slice(0, 8_000),
    `${token};`,
    `${token}=`,
    'ž'.repeat(30),
    '%00'.repeat(20),
    "' or 1=1 -- aaaaaaaaaaaaaaaa",
  ])('AZ-02: nothing else is one: %j', async (text) => {
    const ascii = encodeURIComponent(text).slice(0, 8_000);
    expect((await visit({}, { cookie: `session=${ascii}` })).read['token']).toBeNull();
    expect((await visit({}, { authorization: `Bearer ${ascii}%` })).read['token']).toBeNull();
    expect((await visit({}, { authorization: `Basic ${token}` })).read['token']).toBeNull();
  });

  it('a cookie is read up to 200 characters', async () => {
    const { read } = await visit({}, { cookie: `invited_by=${'x'.repeat(3_000)}` });
    expect(read['invitedBy']).toHaveLength(200);
  });
});
