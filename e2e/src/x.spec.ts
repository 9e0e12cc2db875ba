import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PICTURE_PATH } from './provider.ts';
import { expect, kept, keptAt, marvin, test, whoIsIn } from './providers.ts';
import { findFreePort, startServer } from './server.ts';

interface Trip {
  readonly state: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

const startX = async (page: Page, path = '/x-auth'): Promise<URL> => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Continue with X' }).click();
  await expect(page.getByRole('link', { name: 'Authorize app' })).toBeVisible();
  return new URL(page.url());
};

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

test.describe('/x-auth', () => {
  test('welcomes, and leads to X, to e-mail and back [AUTH-04]', async ({ page }) => {
    await page.goto('/x-auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Wagram' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign up with Email instead' }).click();
    await expect(page).toHaveURL(/\/email-auth/);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/landing');
  });
});

test.describe('sign-in with X', { tag: '@phone' }, () => {
  test('goes to the authorize page with all it needs and keeps what the way back needs [AUTH-08, AUTH-09]', async ({
    page,
    x,
    server,
    member,
  }) => {
    await page.goto('/home');
    await expect.poll(() => kept(page, 'wagram_user')).toContain(member.id);
    const asked = await startX(page);
    expect(asked.origin + asked.pathname).toBe(`${x.url}/authorize`);

    const stored = await keptAt(page, server.url);
    const trip = JSON.parse(stored['wagram_oauth'] ?? '{}') as Trip;
    expect(stored['wagram_user']).toBeUndefined();
    expect(trip.verifier).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(Buffer.from(trip.verifier, 'base64url')).toHaveLength(32);
    expect(trip.state.length).toBeGreaterThanOrEqual(22);
    expect(trip.redirectUri).toBe(`${server.url}/twitter/callback`);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'app-client',
      redirect_uri: `${server.url}/twitter/callback`,
      scope: 'tweet.read users.read offline.access',
      state: trip.state,
      code_challenge: challengeOf(trip.verifier),
      code_challenge_method: 'S256',
      prompt: 'consent',
    });
  });

  test('makes up a new state and verifier each time [AUTH-08]', async ({ page, x, server }) => {
    const trips: Trip[] = [];
    for (let round = 0; round < 2; round += 1) {
      expect((await startX(page)).origin).toBe(x.url);
      trips.push(JSON.parse((await keptAt(page, server.url))['wagram_oauth'] ?? '{}') as Trip);
    }
    expect(trips[0]?.state).not.toBe(trips[1]?.state);
    expect(trips[0]?.verifier).not.toBe(trips[1]?.verifier);
  });

  test('comes back to the public origin where there is one [AUTH-09]', async ({ page, x }) => {
    const port = await findFreePort();
    const server = await startServer({
      PORT: String(port),
      PUBLIC_URL: `http://social.localhost:${port}`,
      X_CLIENT_ID: 'app-client',
      X_AUTHORIZE_URL: `${x.url}/authorize`,
    });
    try {
      const asked = await startX(page, `http://other.localhost:${port}/x-auth`);
      expect(asked.searchParams.get('redirect_uri')).toBe(`http://social.localhost:${port}/twitter/callback`);
      const near = await startX(page, `http://localhost:${port}/x-auth`);
      expect(near.searchParams.get('redirect_uri')).toBe(`http://localhost:${port}/twitter/callback`);
    } finally {
      await server.remove();
    }
  });

  test('ends at home, signed in, with nothing of the trip left behind [AUTH-11, AUTH-13]', async ({
    page,
    x,
    server,
  }) => {
    await startX(page);
    const trip = JSON.parse((await keptAt(page, server.url))['wagram_oauth'] ?? '{}') as Trip;
    const answered = page.waitForResponse('**/api/twitter-callback');
    await page.getByRole('link', { name: 'Authorize app' }).click();
    const response = await answered;
    const sent = response.request().postDataJSON() as Record<string, string>;
    expect(Object.keys(sent).sort()).toEqual(['code', 'codeVerifier', 'redirectUri']);
    expect(sent['codeVerifier']).toBe(trip.verifier);
    expect(sent['redirectUri']).toBe(trip.redirectUri);
    const reply = (await response.json()) as Record<string, unknown>;
    expect(reply).toMatchObject({ success: true, user: { username: '@marvin' } });
    expect(typeof reply['accessToken']).toBe('string');

    await expect(page).toHaveURL('/welcome');
    expect(await kept(page, 'wagram_oauth')).toBeNull();
    expect(await kept(page, 'wagram_user')).toContain(marvin.name);
    expect(await whoIsIn(page)).toBe('@marvin');
    expect(x.user['id']).toBe(marvin.id);
  });

  test('takes the profile from X once; later only the follower count follows [AUTH-16]', async ({ page, x }) => {
    const enter = async (): Promise<Record<string, unknown>> => {
      await startX(page);
      await page.getByRole('link', { name: 'Authorize app' }).click();
      await expect(page).toHaveURL(/\/(home|welcome)$/);
      const reply = await page.context().request.get('/api/auth/session');
      return ((await reply.json()) as { user: Record<string, unknown> }).user;
    };
    const profile_image_url = x.url + PICTURE_PATH;
    x.user = { ...marvin, id: '4712', username: 'trillian', name: 'Tricia McMillan', profile_image_url };
    const first = await enter();
    expect(first).toMatchObject({
      username: '@trillian',
      displayName: 'Tricia McMillan',
      bio: 'Brain the size of a planet',
      verified: true,
      twitter_username: 'trillian',
      twitter_followers_count: 42,
      followers_count: 0,
      following_count: 0,
    });
    // The picture follows as a file of this server: no page asks X for it.
    const picture = async (): Promise<unknown> => {
      const reply = await page.context().request.get('/api/user-profile?username=trillian');
      return ((await reply.json()) as { user: Record<string, unknown> }).user['avatar_url'];
    };
    await expect.poll(picture).toMatch(/^\/media\/wagram-avatars\//);
    x.user = { ...x.user, name: 'Somebody Else', description: 'Changed', public_metrics: { followers_count: 4_200 } };
    const second = await enter();
    expect(second).toMatchObject({
      id: first['id'],
      displayName: 'Tricia McMillan',
      bio: 'Brain the size of a planet',
      twitter_followers_count: 4_200,
      followers_count: 0,
      following_count: 0,
    });
  });

  test('an X account can be connected to a member who is in already', async ({ page, x, member }) => {
    x.user = { ...marvin, id: '4713', username: 'ford' };
    await page.goto('/security');
    await page.getByRole('listitem').filter({ hasText: 'X account' }).getByRole('button', { name: 'Connect' }).click();
    await page.getByRole('textbox', { name: 'Your password' }).fill(member.password);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('link', { name: 'Authorize app' }).click();
    await expect(page).toHaveURL('/security');
    await expect(page.getByRole('listitem').filter({ hasText: 'X account' })).toContainText('Connected');
    await expect(page.getByText('@ford')).toBeVisible();
    expect(await whoIsIn(page)).toBe(`@${member.username}`);
  });
});

test.describe('the dialog', { tag: '@wide' }, () => {
  test('leads to a real X account [AUTH-07]', async ({ page, x }) => {
    await page.goto('/security');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Continue with a real X account' }).click();
    await page.getByRole('link', { name: 'Authorize app' }).click();
    await expect(page).toHaveURL(/\/(home|welcome)$/);
    expect(await whoIsIn(page)).toBe('@marvin');
    expect(x.url).toContain('127.0.0.1');
  });
});
