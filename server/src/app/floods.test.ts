import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { fingerprint, openTestApp, people, type Person, type TestApp } from '#testing';

const eva = { username: 'eva', email: 'eva@example.org', password: 'a walk in the rain' };
const MEGABYTE = 'x'.repeat(1_000_000);

let opened: TestApp;
let ana: Person;
let before: string;

beforeAll(async () => {
  opened = await openTestApp({ env: { LIMIT_SIGN_IN: '100000', LIMIT_SIGN_UP: '100000' } });
  [ana] = await people(opened, 'ana');
  before = await fingerprint(opened.app.database);
});

afterAll(async () => {
  expect(await fingerprint(opened.app.database), 'no row was changed by any of these').toBe(before);
  await opened.close();
});

const post = (url: string, payload: string, browser = ana.browser) =>
  browser.request({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

describe('more than anybody needs', () => {
  it('DS-01: 10 MB of JSON answer 413, told or not in Content-Length', async () => {
    const reply = await post('/api/auth/signup', JSON.stringify({ ...eva, bio: MEGABYTE.repeat(10) }));
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toEqual({ success: false, error: 'That is too large', code: 'body_too_large' });
  });

  it('DS-01: a depth of 10,000 answers 400', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const objects = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    for (const value of [deep, objects]) {
      expect((await post('/api/auth/signup', value)).statusCode).toBe(400);
      expect((await post('/api/auth/signup', `{"username":${value}}`)).statusCode).toBe(400);
      // Where the shape is a third party's, it is refused all the same.
      const call = accountCalls.addPasskey.path;
      const reply = await post(call, `{"name":"phone","response":{"id":${value}}}`);
      expect([400, 401]).toContain(reply.statusCode);
    }
  });

  it('DS-01: 100,000 keys answer 400', async () => {
    const keys = Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`k${i}`, 1]));
    expect((await post('/api/auth/signup', JSON.stringify(keys))).statusCode).toBe(400);
    const many = `{${Array.from({ length: 100_000 }, (_, i) => `"${i.toString(36)}":1`).join(',')}}`;
    expect([400, 413]).toContain((await post('/api/auth/signup', many)).statusCode);
  });

  it('DS-01: names, addresses, codes and links of a megabyte answer 400 or 413', async () => {
    const almost = MEGABYTE.slice(0, 990_000);
    for (const payload of [
      { ...eva, username: almost },
      { ...eva, email: `${almost}@example.org` },
      { ...eva, password: almost },
      { ...eva, username: MEGABYTE },
    ])
      expect([400, 413]).toContain((await post('/api/auth/signup', JSON.stringify(payload))).statusCode);
    expect((await ana.browser.refused(authCalls.login, { email: eva.email, password: almost })).status).toBe(400);
    expect((await ana.browser.refused(accountCalls.verifyEmail, { token: almost })).status).toBe(400);
    expect((await ana.browser.refused(authCalls.verifyPhone, { challenge: almost, code: '123456' })).status).toBe(400);
    expect((await ana.browser.refused(accountCalls.disableTwoFactor, { code: almost })).status).toBe(400);
  });

  it('DS-01: a query of 10 KB answers 400, and one that is no text too', async () => {
    const redirectUri = 'x'.repeat(10_000);
    const query = { redirectUri, state: 's', codeChallenge: 'c', nonce: 'n' };
    expect((await ana.browser.refused(authCalls.startGoogle, query)).status).toBe(400);
    const url = '/api/auth/google/start?redirectUri=a&redirectUri=b&state[x]=1&codeChallenge=c&nonce=n';
    expect((await ana.browser.request({ method: 'GET', url })).statusCode).toBe(400);
  });

  it('prototypes cannot be reached through JSON', async () => {
    for (const payload of ['{"__proto__":{"demo":true}}', '{"constructor":{"prototype":{"demo":true}}}'])
      expect((await post('/api/auth/signup', payload)).statusCode).toBe(400);
    expect(({} as { demo?: boolean }).demo).toBeUndefined();
  });

  it.each(['{', '"', '{"a":}', 'null', '[]', '"text"', '12', 'true', '', '\u0000', '{"a":1}x'])(
    'SC-02: the body %j answers 400 without a word about the parser',
    async (payload) => {
      const reply = await post('/api/auth/signup', payload);
      expect(reply.statusCode).toBe(400);
      expect(reply.body).not.toMatch(/unexpected token|JSON at|position|FST_|node_modules|\bat /i);
    },
  );

  it('SE-04: what is not JSON answers 415 and is not read', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/json',
    ]) {
      const reply = await opened.browser().request({
        method: 'POST',
        url: '/api/auth/signup',
        payload: JSON.stringify(eva),
        headers: { 'content-type': type },
      });
      expect([type, reply.statusCode]).toEqual([type, 415]);
    }
  });
});
