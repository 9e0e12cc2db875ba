import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { fakeX, openTestApp, people, send, testApp, X_TOKEN, type Person } from '#testing';

const { createUser, getSession, getSecurity, twitterCallback } = authCalls;
const redirectUri = 'http://localhost/twitter/callback';
const answer = (code = 'code-1') => ({ code, codeVerifier: 'v'.repeat(43), redirectUri });

/** For what happens behind the answer. */
const PATIENCE = { timeout: 10_000 };

describe('sign-in with X', () => {
  it('[AUTH-13, AUTH-16] makes a profile from X and answers a token of our own', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    const browser = opened.browser();
    const { user, accessToken } = await browser.get(twitterCallback, answer());
    expect(user).toMatchObject({
      username: '@marvin',
      displayName: 'Marvin 🤖',
      bio: 'Brain the size of a planet',
      verified: true,
      badge: 'gold_x',
      twitter_id: '4711',
      twitter_username: 'marvin',
      twitter_followers_count: 42,
      followers_count: 0,
      following_count: 0,
      posts_count: 0,
    });
    expect((await browser.get(getSession, {})).user?.id).toBe(user.id);
    const program = opened.browser();
    const reply = await program.ask(getSecurity, {}, { authorization: `Bearer ${accessToken}` });
    expect(reply.body).toMatchObject({ security: { x_connected: true } });
  });

  it('[AUTH-16] D9, NE-01: takes the picture over as a file of its own; X is never asked by a browser', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    const browser = opened.browser();
    expect((await browser.get(twitterCallback, answer())).user.avatar_url).toBeNull();
    await vi.waitFor(async () => {
      const { user } = await browser.get(getSession, {});
      expect(user?.avatar_url).toMatch(/^\/media\/[a-z]+-avatars\/.*\.webp$/);
    }, PATIENCE);
  });

  it.each([
    ['points inside', 'https://169.254.169.254/latest/meta-data'],
    ['is no address', 'javascript:alert(1)'],
    ['is on a host that nobody named', 'http://127.0.0.1:9/x.png'],
  ])('NE-01: a picture whose address %s costs nobody their sign-in', async (_what, url) => {
    const x = await fakeX();
    x.user = { ...x.user, profile_image_url: url };
    const opened = await openTestApp({ env: x.env });
    const browser = opened.browser();
    const { user } = await browser.get(twitterCallback, answer());
    expect((await browser.get(getSession, {})).user).toMatchObject({ id: user.id, avatar_url: null });
    // Closing waits for what goes on behind the answer.
    await opened.close();
  });

  it('NE-02: a picture that is none, too large or missing leaves the initials', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    const answers = [
      (reply: ServerResponse) => void reply.end('<svg/>'),
      (reply: ServerResponse) => void reply.end(Buffer.alloc(1_500_000)),
      (reply: ServerResponse) => void reply.writeHead(404).end(),
    ];
    for (const [index, misbehaviour] of answers.entries()) {
      x.user = { ...x.user, id: `4${index}`, username: `marvin${index}` };
      let isAsked = false;
      x.misbehave('/marvin.png', (reply) => {
        isAsked = true;
        misbehaviour(reply);
      });
      const browser = opened.browser();
      await browser.get(twitterCallback, answer(`code-${index}`));
      await vi.waitFor(() => expect(isAsked).toBe(true), PATIENCE);
      expect((await browser.get(getSession, {})).user?.avatar_url).toBeNull();
    }
  });

  it('OA-03: sends the code, the verifier and the redirect to the token endpoint as a confidential client', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    await opened.browser().get(twitterCallback, answer());
    const asked = x.asked[0];
    expect(Object.fromEntries(asked?.form ?? [])).toEqual({
      grant_type: 'authorization_code',
      code: 'code-1',
      redirect_uri: redirectUri,
      code_verifier: 'v'.repeat(43),
      client_id: 'app-client',
    });
    expect(asked?.headers.authorization).toBe(`Basic ${Buffer.from('app-client:shh').toString('base64')}`);
  });

  it("[AUTH-16] on the second visit only X's follower count changes (D24)", async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    const { user: first } = await opened.browser().get(twitterCallback, answer('a'));
    opened.clock.advance(60_000);
    x.user = {
      ...x.user,
      name: 'Another',
      description: 'changed',
      username: 'renamed',
      public_metrics: { followers_count: 4242 },
    };
    const { user: second } = await opened.browser().get(twitterCallback, answer('b'));
    const { avatar_url, updated_at } = second;
    expect(second).toEqual({ ...first, twitter_followers_count: 4242, avatar_url, updated_at });
    expect(second.updated_at > first.updated_at).toBe(true);
  });

  it('a taken handle gets _2, then _3', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    await people(opened, 'Marvin');
    expect((await opened.browser().get(twitterCallback, answer('a'))).user.username).toBe('@marvin_2');
    x.user = { ...x.user, id: '4712' };
    expect((await opened.browser().get(twitterCallback, answer('b'))).user.username).toBe('@marvin_3');
  });

  it('OA-04: the same code twice at once gives one session', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    const both = await Promise.all([1, 2].map(() => opened.browser().ask(twitterCallback, answer())));
    expect(both.map((one) => one.status).sort()).toEqual([200, 502]);
    const { rows } = await opened.app.database.pool.query(`select 1 from sessions where kind = 'browser'`);
    expect(rows).toHaveLength(1);
  });

  it('[AUTH-14] tells each failure of the exchange in its own words', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    const refused = (code: string) => opened.browser().refused(twitterCallback, answer(code));
    x.misbehave('/token', (reply) => send(reply, 400, { error: 'invalid_grant', error_description: 'expired' }));
    expect(await refused('a')).toMatchObject({
      status: 502,
      error: 'Token exchange failed: invalid_grant',
      details: 'expired',
      hint: expect.any(String),
    });
    x.misbehave('/token', (reply) => send(reply, 500, 'oops'));
    expect((await refused('b')).error).toBe('Token exchange failed: 500');
    x.misbehave('/token', (reply) => send(reply, 200, {}));
    expect((await refused('c')).error).toBe('Failed to get access token');
    x.misbehave('/token', (reply) => send(reply, 200, '<html>garbage'));
    expect((await refused('d')).error).toBe('Failed to get access token');
    x.misbehave('/token', (reply) => send(reply, 200, { access_token: 't' }));
    x.misbehave('/2/users/me', (reply) => send(reply, 200, { data: { id: '1' } }));
    expect((await refused('e')).error).toBe('Failed to get user information');
    x.misbehave('/2/users/me', (reply) => send(reply, 403, { title: 'Forbidden' }));
    expect((await refused('f')).error).toBe('Failed to get user information');
  });

  it('[AUTH-15] passes on that X limits us, from either endpoint', async () => {
    const text = 'Twitter API rate limit reached. Please try again in 15 minutes or use a different Twitter account.';
    for (const path of ['/token', '/2/users/me'] as const) {
      const x = await fakeX();
      const opened = await testApp({ env: x.env });
      x.misbehave(path, (reply) => send(reply, 429, 'Too Many Requests'));
      expect(await opened.browser().refused(twitterCallback, answer())).toMatchObject({ status: 429, error: text });
    }
  });

  it('OA-05: a redirecting, endless or unreachable provider ends in a message, and is asked once', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    const refused = (code: string) => opened.browser().refused(twitterCallback, answer(code));
    x.misbehave('/token', (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end());
    expect((await refused('a')).error).toBe('Token exchange failed: redirected');
    x.misbehave('/token', (reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      const pour = (): void =>
        void (reply.writable && reply.write('x'.repeat(65_536), (error) => (error == null ? pour() : undefined)));
      pour();
    });
    expect((await refused('b')).error).toBe('Token exchange failed: too large');
    x.misbehave('/token', (reply) => reply.socket?.destroy());
    expect((await refused('c')).error).toBe('Token exchange failed: unreachable');
    expect(x.asked).toHaveLength(3);
  });

  it("OA-05, D5: the provider's token is in no reply and in no row", async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    const { raw } = await opened.browser().ask(twitterCallback, answer());
    expect(raw.body + JSON.stringify(raw.headers)).not.toContain(X_TOKEN);
    const { rows } = await opened.app.database.pool.query<{ all: string }>(
      `select query_to_xml('select * from members', true, false, '')::text || query_to_xml('select * from sessions', true, false, '')::text as all`,
    );
    expect(rows[0]?.all).toContain('marvin');
    expect(rows[0]?.all).not.toContain(X_TOKEN);
  });

  it('OA-06: a redirect address that is not our own callback is refused before X is asked', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    for (const uri of [
      'https://evil.example/twitter/callback',
      'http://localhost/home',
      'http://localhost/twitter/callback?next=//evil',
      '//evil',
      'javascript:alert(1)',
      'http://localhost@evil.example/twitter/callback',
      'http://localhost/twitter/callback\r\nx: y',
    ]) {
      expect(await opened.browser().refused(twitterCallback, { ...answer(), redirectUri: uri }), uri).toMatchObject({
        status: 400,
      });
    }
    expect(x.asked).toHaveLength(0);
  });

  it('[AUTH-27] says so when X is not set up', async () => {
    const opened = await testApp();
    expect(await opened.browser().refused(twitterCallback, answer())).toMatchObject({
      status: 503,
      error: 'Sign-in with X is not set up on this server',
    });
  });

  it('D4: POST /api/users answers the profile whose X identity this session has just proved, and no other', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: { ...x.env, DEMO: 'off' } });
    const browser = opened.browser();
    const { user } = await browser.get(twitterCallback, answer());
    expect((await browser.get(createUser, { twitter_id: '4711' })).user.id).toBe(user.id);
    expect((await browser.refused(createUser, { twitter_id: '4712' })).status).toBe(403);
  });
});

describe('connecting X', () => {
  it('joins an X identity to the member who asks, and never one that is taken', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const sure = async ({ browser, password }: Person) => browser.get(accountCalls.startConnect, { password });
    const refused = await ana.browser.refused(accountCalls.connectX, { ...answer('a'), confirmation: 'made up' });
    expect(refused).toMatchObject({ status: 401, code: 'confirm_first' });
    const { confirmation: ofBob } = await sure(bob);
    const borrowed = await ana.browser.refused(accountCalls.connectX, { ...answer('a'), confirmation: ofBob });
    expect(borrowed.code).toBe('confirm_first');
    expect((await ana.browser.refused(accountCalls.startConnect, { password: 'wrong' })).code).toBe(
      'wrong_credentials',
    );
    const { user } = await ana.browser.get(accountCalls.connectX, { ...answer('a'), ...(await sure(ana)) });
    await expect.poll(() => opened.mails.at(-1)?.text, PATIENCE).toContain('an X account was just added to @ana');
    expect(user).toMatchObject({ id: ana.id, twitter_id: '4711', badge: 'gold_x' });
    expect(await bob.browser.refused(accountCalls.connectX, { ...answer('b'), ...(await sure(bob)) })).toMatchObject({
      status: 409,
      error: 'This account is already connected to another member',
    });
    expect((await opened.browser().get(twitterCallback, answer('c'))).user.id).toBe(ana.id);
  });
});
