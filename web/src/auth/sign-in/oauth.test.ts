import { beforeEach, describe, expect, it } from 'vitest';
import { AskError, getConfig, keepStoredUser, readStoredUser } from '#kernel';
import { no, openPage, person, serve, yes } from '#testing';
import { clearSignIn, explainX, finishTrip } from './oauth-callback.ts';
import { challengeOf, confirmTrip, readTrip, redirectAddress, startGoogle, startX } from './oauth.ts';

const at = (href: string) => new URL(href) as unknown as Location;
const back = (query: object) => finishTrip(new URLSearchParams({ ...query }));
const ana = person('ana');

describe('sign-in with X', () => {
  beforeEach(() => openPage());

  it('[AUTH-08] goes to the authorize page with a fresh state and an S256 challenge of a 32-byte verifier', async () => {
    keepStoredUser(ana);
    const address = new URL(await startX());
    const trip = readTrip();
    const kept = JSON.parse(window.localStorage.getItem('acme_oauth') ?? '') as Record<string, string>;
    expect(readStoredUser()).toBeNull();
    expect(address.origin + address.pathname).toBe('https://x.example/authorize');
    expect(kept.verifier).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'client-1',
      redirect_uri: trip?.redirectUri,
      scope: 'tweet.read users.read offline.access',
      state: trip?.state,
      code_challenge: await challengeOf(kept.verifier ?? '', 'S256'),
      code_challenge_method: 'S256',
      prompt: 'consent',
    });
    await startX();
    expect(readTrip()?.state).not.toBe(trip?.state);
  });

  it('[AUTH-08] the challenge is that of RFC 7636', async () => {
    await expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'S256')).resolves.toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('[AUTH-08] sends the verifier itself to a provider that has nothing better (D3)', async () => {
    openPage({ x: { clientId: 'c', authorizeUrl: 'https://x.example/a', pkce: 'plain' } });
    const query = new URL(await startX()).searchParams;
    expect(query.get('code_challenge')).toBe(readTrip()?.verifier);
    expect(query.get('code_challenge_method')).toBe('plain');
  });

  it('[AUTH-09] comes back to this machine in development and to the public origin otherwise', () => {
    const config = { ...getConfig(), publicUrl: 'https://acme.example' };
    expect(redirectAddress('/twitter/callback', config, at('http://localhost:3007/auth'))).toBe(
      'http://localhost:3007/twitter/callback',
    );
    expect(redirectAddress('/twitter/callback', config, at('https://www.acme.example/'))).toBe(
      'https://acme.example/twitter/callback',
    );
    expect(redirectAddress('/twitter/callback', { ...config, publicUrl: null }, at('http://10.0.0.7:3000/'))).toBe(
      'http://10.0.0.7:3000/twitter/callback',
    );
  });

  it('[AUTH-13] exchanges the code once and removes verifier and redirect address', async () => {
    await startX();
    const trip = readTrip();
    const log = serve({ 'POST /api/twitter-callback': yes({ user: ana, accessToken: 't' }) });
    await expect(back({ code: 'c1', state: trip?.state })).resolves.toEqual({ user: ana, aim: 'enter' });
    expect(log[0]?.body).toEqual({ code: 'c1', codeVerifier: trip?.verifier, redirectUri: trip?.redirectUri });
    expect(window.localStorage.getItem('acme_oauth')).toBeNull();
    await expect(back({ code: 'c1', state: trip?.state })).rejects.toThrow('Code verifier not found in storage');
    expect(log).toHaveLength(1);
  });

  it('[AUTH-12] a state that differs ends the flow and asks the server nothing (D2)', async () => {
    await startX();
    const log = serve({ 'POST /api/twitter-callback': yes({ user: ana, accessToken: 't' }) });
    await expect(back({ code: 'c1', state: 'another' })).rejects.toThrow('X authentication failed');
    expect(log).toHaveLength(0);
    expect(readStoredUser()).toBeNull();
  });

  it.each([{}, { code: 'c' }, { state: 's' }, { code: '', state: 's' }])(
    '[AUTH-10] code and state are needed: %o',
    async (query) => {
      await startX();
      await expect(back(query)).rejects.toThrow('Missing authorization code or state parameter');
    },
  );

  it('[AUTH-14] says what the provider said', async () => {
    await startX();
    await expect(back({ error: 'access_denied' })).rejects.toThrow('Twitter OAuth error: access_denied');
  });

  it.each([
    [502, 'token_exchange_failed', 'Token exchange failed: invalid_grant', 'Token exchange failed: invalid_grant'],
    [502, 'token_exchange_failed', 'Token exchange failed', 'Token exchange failed: 502'],
    [500, 'unreadable', 'whatever', 'Token exchange failed: 500'],
    [502, 'no_access_token', 'Failed to get access token', 'Failed to get access token'],
    [502, 'no_user_information', 'Failed to get user information', 'Failed to get user information'],
    [503, 'cannot_save_user', 'Failed to save user', 'Failed to save user'],
    [
      503,
      'no_database',
      'Database connection not available. Cannot create user.',
      'Database connection not available. Cannot create user.',
    ],
    [401, 'authentication_failed', '', 'Authentication failed'],
  ])('[AUTH-14] [AUTH-24] %i %s is told in its words', (status, code, error, message) => {
    expect(explainX(new AskError(status, { error, code })).message).toBe(message);
  });

  it('[AUTH-14] shows details and a hint line', () => {
    const cause = new AskError(502, {
      error: 'Token exchange failed: x',
      code: 'token_exchange_failed',
      details: 'expired',
      hint: 'Start again.',
    });
    expect(explainX(cause)).toMatchObject({ lines: ['Details: expired', 'Start again.'] });
  });

  it('[AUTH-14] anything else is unexpected', () => {
    expect(explainX(new RangeError('?')).message).toBe('An unexpected error occurred during authentication');
  });

  it.each(['x_rate_limited', 'token_exchange_failed'])('[AUTH-15] a rate limit has its own sentence (%s)', (code) => {
    expect(explainX(new AskError(429, { error: 'Too Many Requests', code })).message).toBe(
      'Twitter API rate limit reached. Please try again in 15 minutes or use a different Twitter account.',
    );
  });

  it("[AUTH-11] 'Try Again' clears what belongs to sign-in and nothing else (D18)", async () => {
    window.localStorage.setItem('acme_theme', 'dark');
    window.localStorage.setItem('acme_wallet', 'the only copy');
    await startX();
    clearSignIn();
    expect(window.localStorage.getItem('acme_oauth')).toBeNull();
    expect(window.localStorage.getItem('acme_theme')).toBe('dark');
    expect(window.localStorage.getItem('acme_wallet')).toBe('the only copy');
  });

  it('[AUTH-25] Google is asked for through the server and comes back to /auth/callback', async () => {
    openPage({ google: true });
    const log = serve({
      'GET /api/auth/google/start': yes({ url: 'https://id.example/authorize' }),
      'POST /api/auth/google-callback': yes({ user: ana }),
    });
    await expect(startGoogle()).resolves.toBe('https://id.example/authorize');
    expect(log[0]?.query.redirectUri).toMatch(/\/auth\/callback$/);
    const trip = readTrip();
    await back({ code: 'g', state: trip?.state });
    expect(log[1]?.body).toEqual({
      code: 'g',
      codeVerifier: trip?.verifier,
      redirectUri: trip?.redirectUri,
      nonce: trip?.nonce,
    });
  });

  it('connecting keeps the member signed in and asks for a connection, not a sign-in', async () => {
    keepStoredUser(ana);
    await startX('connect');
    confirmTrip('shown to be ana');
    expect(readStoredUser()?.id).toBe(ana.id);
    const log = serve({
      'POST /api/auth/connect/x': yes({ user: ana }),
      'POST /api/twitter-callback': no(500, 'x', 'x'),
    });
    await expect(back({ code: 'c', state: readTrip()?.state })).resolves.toMatchObject({ aim: 'connect' });
    expect(log.map(({ line }) => line)).toEqual(['POST /api/auth/connect/x']);
    expect(log[0]?.body).toMatchObject({ code: 'c', confirmation: 'shown to be ana' });
  });
});
