import { authCalls } from '@wagram/contract/auth';
import { defineCall } from '@wagram/contract/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { no, openPage, serve, someId, yes } from '#testing';
import { ask, isAskError } from './ask.ts';
import { keepStoredUser, readStoredUser } from './stored-user.ts';

const feed = defineCall({
  ...authCalls.getSession,
  path: '/api/feed',
  actor: null,
});

describe('ask', () => {
  beforeEach(() => openPage());

  it('puts the input of a GET into the query and leaves out what is absent', async () => {
    const log = serve({ 'GET /api/auth/google/start': yes({ url: 'https://id.example/' }) });
    await ask(authCalls.startGoogle, { redirectUri: 'http://a/b?c', state: 's', codeChallenge: 'c', nonce: 'n' });
    expect(log[0]?.query).toEqual({ redirectUri: 'http://a/b?c', state: 's', codeChallenge: 'c', nonce: 'n' });
    expect(log[0]?.headers.get('idempotency-key')).toBeNull();
  });

  it('sends everything else as JSON with a key of its own', async () => {
    const log = serve({ 'POST /api/auth/logout': yes() });
    await ask(authCalls.logout, {});
    await ask(authCalls.logout, {}, { key: 'again' });
    expect(log[0]?.headers.get('content-type')).toBe('application/json');
    expect(log[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(log[1]?.headers.get('idempotency-key')).toBe('again');
  });

  it('throws what the server said', async () => {
    serve({
      'POST /api/auth/login': no(401, 'wrong_credentials', 'Invalid email or password', { hint: 'h', details: 'd' }),
    });
    const failure = await ask(authCalls.login, { email: 'a@b.cz', password: 'x' }).catch((cause: unknown) => cause);
    expect(failure).toMatchObject({
      status: 401,
      code: 'wrong_credentials',
      message: 'Invalid email or password',
      hint: 'h',
      details: 'd',
    });
  });

  it('tells an unreachable server from a refusal', async () => {
    serve({ 'POST /api/auth/logout': 'unreachable' });
    const failure = await ask(authCalls.logout, {}).catch((cause: unknown) => cause);
    expect(isAskError(failure, 'offline')).toBe(true);
  });

  it('calls an answer that is no answer unreadable', async () => {
    serve({ 'POST /api/auth/logout': [502, ['bad gateway']] });
    await expect(ask(authCalls.logout, {})).rejects.toMatchObject({ status: 502, code: 'unreadable' });
  });

  it('[AUTH-21] a dead session drops the stored user and repeats a read once', async () => {
    keepStoredUser({ id: someId('1'), username: '@ana' });
    let times = 0;
    const log = serve({
      'GET /api/feed': () => (times++ === 0 ? no(401, 'signed_out', 'Please sign in first') : yes({ user: null })),
    });
    await expect(ask(feed, {})).resolves.toMatchObject({ user: null });
    expect(log).toHaveLength(2);
    expect(readStoredUser()).toBeNull();
  });

  it('[AUTH-21] a dead session never repeats a write', async () => {
    keepStoredUser({ id: someId('1'), username: '@ana' });
    const log = serve({ 'POST /api/auth/logout': no(401, 'signed_out', 'Please sign in first') });
    await expect(ask(authCalls.logout, {})).rejects.toMatchObject({ code: 'signed_out' });
    expect(log).toHaveLength(1);
    expect(readStoredUser()).toBeNull();
  });
});
