import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { OAuth2Server } from 'oauth2-mock-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { people, testApp, type TestApp } from '#testing';

const { getSecurity, getSession, googleCallback, login, startGoogle } = authCalls;
const redirectUri = 'http://localhost/auth/callback';
const codeVerifier = 'verifier-verifier-verifier-verifier-verifier';
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
const nonce = 'nonce-1';

interface Provider {
  env: Record<string, string>;
  claims: Record<string, unknown>;
}

/** A real OpenID provider on this machine; `claims` go into its ID tokens. */
const provider = async (): Promise<Provider> => {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  onTestFinished(() => server.stop());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.issuer.url = issuer;
  const made: Provider = {
    env: { GOOGLE_CLIENT_ID: 'app', GOOGLE_CLIENT_SECRET: 'shh', GOOGLE_ISSUER: issuer },
    claims: { sub: 'g-1', email: 'Zoe@example.org', email_verified: true, name: 'Zoe Park' },
  };
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) =>
    Object.assign(token.payload, made.claims),
  );
  return made;
};

/** What the browser does: start, be sent to the provider, come back with a code. */
const codeFrom = async (opened: TestApp): Promise<string> => {
  const { url } = await opened.browser().get(startGoogle, { redirectUri, state: 'state-1', codeChallenge, nonce });
  const reply = await fetch(url, { redirect: 'manual' });
  const back = new URL(reply.headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe('state-1');
  return back.searchParams.get('code') ?? '';
};

const signIn = async (opened: TestApp) =>
  opened.browser().ask(googleCallback, { code: await codeFrom(opened), codeVerifier, redirectUri, nonce });

describe('sign-in through an OpenID provider', () => {
  it('[AUTH-25] makes a member with a verified e-mail, and finds them again', async () => {
    const google = await provider();
    const opened = await testApp({ env: google.env });
    const first = await signIn(opened);
    expect(first.body).toMatchObject({
      success: true,
      user: { username: '@zoe', displayName: 'Zoe Park', email: 'zoe@example.org', email_verified: true },
    });
    const second = await signIn(opened);
    expect(second.body).toMatchObject({ user: { id: first.body.success ? first.body.user.id : '' } });
  });

  it('[AUTH-25] says so when no provider is set', async () => {
    const opened = await testApp();
    const refused = await opened.browser().refused(startGoogle, { redirectUri, state: 's', codeChallenge, nonce });
    expect(refused).toMatchObject({ status: 503, error: 'Sign-in with Google is not set up on this server' });
  });

  it('OA-01, OA-02: a code without the verifier or the nonce of its start signs nobody in', async () => {
    const google = await provider();
    const opened = await testApp({ env: google.env });
    const wrong = [{ codeVerifier: 'another-verifier-another-verifier-another-ver' }, { nonce: 'another' }];
    for (const change of wrong) {
      const { status, body } = await opened
        .browser()
        .ask(googleCallback, { code: await codeFrom(opened), codeVerifier, redirectUri, nonce, ...change });
      expect([status, body]).toMatchObject([401, { error: 'Authentication failed' }]);
    }
    expect((await opened.app.database.pool.query('select 1 from sessions')).rows).toHaveLength(0);
  });

  it('OA-06: only our own callback is a redirect address', async () => {
    const google = await provider();
    const opened = await testApp({ env: google.env });
    for (const uri of ['https://evil.example/auth/callback', 'http://localhost/home', '/\\evil', 'https:evil']) {
      expect(
        (await opened.browser().refused(startGoogle, { redirectUri: uri, state: 's', codeChallenge, nonce })).status,
        uri,
      ).toBe(400);
    }
  });

  it('AU-07: an address that somebody else registered but never confirmed goes to its owner; the squatter is out', async () => {
    const google = await provider();
    const opened = await testApp({ env: google.env });
    const [zoe] = await people(opened, 'zoe');
    const { body } = await signIn(opened);
    expect(body).toMatchObject({ user: { username: '@zoe_2', email: 'zoe@example.org' } });
    expect((await zoe.browser.get(getSession, {})).user).toBeNull();
    expect((await opened.browser().refused(login, { email: 'zoe@example.org', password: zoe.password })).status).toBe(
      401,
    );
  });

  it('AU-07: a confirmed address is never joined in silence; its owner connects the account on purpose', async () => {
    const google = await provider();
    const opened = await testApp({ env: google.env });
    const [zoe] = await people(opened, 'zoe');
    await opened.app.database.pool.query('update members set email_verified_at = now()');
    expect((await signIn(opened)).body).toMatchObject({
      success: false,
      error: 'An account with this email already exists. Sign in to it first, then connect this account.',
    });
    const { confirmation } = await zoe.browser.get(accountCalls.startConnect, { password: zoe.password });
    await zoe.browser.get(accountCalls.connectGoogle, {
      confirmation,
      code: await codeFrom(opened),
      codeVerifier,
      redirectUri,
      nonce,
    });
    expect((await zoe.browser.get(getSecurity, {})).security.google_connected).toBe(true);
    expect((await signIn(opened)).body).toMatchObject({ user: { id: zoe.id } });
  });

  it('an e-mail that the provider does not vouch for is not taken over', async () => {
    const google = await provider();
    google.claims = { ...google.claims, email_verified: false };
    const opened = await testApp({ env: google.env });
    await people(opened, 'zoe');
    expect((await signIn(opened)).body).toMatchObject({ user: { email: null } });
  });
});
