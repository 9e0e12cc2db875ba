// AUTH-12, AUTH-14, AUTH-15, OA-01, OA-02: each failure is produced at the provider or in the browser, not painted.
import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { answerOf, say } from './provider.ts';
import type { Endpoint } from './provider.ts';
import { expect, kept, keptAt, marvin, test, whoIsIn } from './providers.ts';

const RATE_LIMIT = 'Twitter API rate limit reached. Please try again in 15 minutes or use a different Twitter account.';

const toConsent = async (page: Page): Promise<void> => {
  await page.goto('/x-auth');
  await page.getByRole('button', { name: 'Continue with X' }).click();
  await expect(page.getByRole('link', { name: 'Authorize app' })).toBeVisible();
};

const authorize = async (page: Page): Promise<void> => {
  await toConsent(page);
  await page.getByRole('link', { name: 'Authorize app' }).click();
};

const expectFailure = async (page: Page, ...lines: string[]): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Connection Failed' })).toBeVisible();
  for (const line of lines) await expect(page.getByRole('alert')).toContainText(line);
  expect(await whoIsIn(page)).toBeNull();
  expect(await kept(page, 'wagram_user')).toBeNull();
  expect(await kept(page, 'wagram_oauth')).toBeNull();
};

test.describe('X misbehaves', { tag: '@phone' }, () => {
  const cases: readonly [what: string, at: Endpoint, status: number, body: unknown, says: string[], got: number][] = [
    ['429 for the token', '/token', 429, { title: 'Too Many Requests' }, [RATE_LIMIT], 429],
    ['429 for the user', '/2/users/me', 429, 'slow down', [RATE_LIMIT], 429],
    ["'Too Many Requests' with another status", '/2/users/me', 400, 'Too Many Requests', [RATE_LIMIT], 429],
    [
      '500 for the token',
      '/token',
      500,
      'oh no',
      ['Token exchange failed: 500', 'Details: X answered 500', 'X has a problem right now. Please try again later.'],
      502,
    ],
    [
      'an error with words',
      '/token',
      400,
      { error: 'invalid_grant', error_description: 'The code was revoked' },
      ['Token exchange failed: invalid_grant', 'Details: The code was revoked', 'Please start again.'],
      502,
    ],
    ['garbage for the token', '/token', 200, '<!doctype html>', ['Failed to get access token'], 502],
    ['no token in the answer', '/token', 200, { token_type: 'bearer' }, ['Failed to get access token'], 502],
    ['garbage for the user', '/2/users/me', 200, '}{', ['Failed to get user information'], 502],
    ['a user without a name', '/2/users/me', 200, { data: { id: '1' } }, ['Failed to get user information'], 502],
    ['500 for the user', '/2/users/me', 500, 'oh no', ['Failed to get user information'], 502],
  ];
  for (const [what, at, status, body, says, got] of cases) {
    const id = says[0] === RATE_LIMIT ? 'AUTH-15' : 'AUTH-14';
    test(`with ${what}: it is told, and nobody is in [${id}]`, async ({ page, x, watch }) => {
      watch.allow(got, '/api/twitter-callback');
      x.misbehave(at, say(status, body));
      await authorize(page);
      await expectFailure(page, ...says);
    });
  }

  test('somebody who cancels there is told so here [AUTH-14]', async ({ page, x }) => {
    await toConsent(page);
    expect(page.url()).toContain(x.url);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expectFailure(page, 'Twitter OAuth error: access_denied');
  });

  test('a proxy in between that answers with a page: the bare status [AUTH-14]', async ({ page, x, watch }) => {
    watch.allow(502, '/api/twitter-callback');
    await page.route('**/api/twitter-callback', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    );
    await authorize(page);
    await expectFailure(page, 'Token exchange failed: 502');
    expect(x.user['id']).toBe(marvin.id);
  });
});

test.describe('the browser fails', { tag: '@phone' }, () => {
  test('a storage that keeps nothing: the trip does not start [AUTH-14]', async ({ page, x }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/x-auth');
    await page.getByRole('button', { name: 'Continue with X' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to start X authentication');
    expect(page.url()).not.toContain(x.url);
  });

  test('a browser that lacks what the page needs: an unexpected error [AUTH-14]', async ({ page, x }) => {
    await toConsent(page);
    expect(page.url()).toContain(x.url);
    await page.addInitScript(() => Object.assign(AbortSignal, { timeout: undefined }));
    await page.getByRole('link', { name: 'Authorize app' }).click();
    await expectFailure(page, 'An unexpected error occurred during authentication');
  });

  for (const path of ['/twitter/callback', '/auth/callback']) {
    test(`${path} without code or state exchanges nothing [AUTH-10, AUTH-14]`, async ({ page }) => {
      for (const query of ['', '?code=abc', '?state=abc', '?code=&state=']) {
        await page.goto(`${path}${query}`);
        await expectFailure(page, 'Missing authorization code or state parameter');
      }
    });
  }

  test('no verifier in storage: nothing is exchanged [AUTH-14]', async ({ page, server }) => {
    await page.goto('/twitter/callback?code=abc&state=def');
    await expectFailure(page, 'Code verifier not found in storage');
    await page.evaluate((redirectUri) => {
      window.localStorage.setItem('wagram_oauth', JSON.stringify({ provider: 'x', state: 'def', redirectUri }));
    }, `${server.url}/twitter/callback`);
    await page.reload();
    await expectFailure(page, 'Code verifier not found in storage');
  });
});

test.describe('somebody plays tricks', { tag: '@phone' }, () => {
  test('a state that differs ends the flow and signs nobody in [AUTH-12, AUTH-14, OA-01]', async ({ page, x }) => {
    await toConsent(page);
    const back = await answerOf(page);
    back.searchParams.set('state', 'not-the-state-that-was-kept');
    let exchanged = 0;
    page.on('request', (request) => (exchanged += request.url().includes('/api/twitter-callback') ? 1 : 0));
    await page.goto(back.href);
    await expectFailure(page, 'X authentication failed', 'This sign-in did not start in this browser');
    expect(exchanged).toBe(0);
    expect(x.user['id']).toBe(marvin.id);
  });

  test('a way back is good for once: opened again, it signs nobody in [OA-01]', async ({ page, x, watch }) => {
    watch.allow(502, '/api/twitter-callback');
    watch.allowEnd();
    await toConsent(page);
    const trip = (
      await keptAt(page, new URL(page.url()).searchParams.get('redirect_uri')?.replace(/\/twitter.*/, '') ?? '')
    )['wagram_oauth'];
    const arrived = page.waitForRequest((request) => request.url().includes('/twitter/callback?'));
    await page.getByRole('link', { name: 'Authorize app' }).click();
    const back = (await arrived).url();
    await expect(page).toHaveURL(/\/(home|welcome)$/);
    await apiOf(page.context()).auth.logout();
    await page.goto(back);
    await expectFailure(page, 'Code verifier not found in storage');
    // Even with the verifier put back, the provider takes a code once.
    await page.evaluate((kept) => window.localStorage.setItem('wagram_oauth', kept), trip ?? '');
    await page.reload();
    await expectFailure(page, 'Token exchange failed', 'The code may have been used already. Please start again.');
    expect(x.user['id']).toBe(marvin.id);
  });

  test("another browser's state, or an attacker's link, is refused [OA-01, OA-02]", async ({
    page,
    x,
    otherBrowser,
  }) => {
    const attacker = await otherBrowser();
    await toConsent(attacker);
    const bait = (await answerOf(attacker)).href;
    await page.goto(bait);
    await expectFailure(page, 'Code verifier not found in storage');
    // The victim has a sign-in of their own under way: the attacker's still does not fit.
    await toConsent(page);
    await page.goto(bait);
    await expectFailure(page, 'X authentication failed');
    expect(x.user['id']).toBe(marvin.id);
  });

  test('a trip to one provider does not end at the other [OA-01]', async ({ page, x }) => {
    await toConsent(page);
    const back = await answerOf(page);
    await page.goto('/security');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('link', { name: 'Authorize app' })).toBeVisible();
    await page.goto(back.href);
    await expectFailure(page, 'Google sign-in failed');
    expect(x.user['id']).toBe(marvin.id);
  });
});
