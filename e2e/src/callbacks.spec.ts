import type { Page } from '@playwright/test';
import { answerOf } from './provider.ts';
import { expect, kept, stepUntil, stopClock, test, whoIsIn } from './providers.ts';

const failed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Connection Failed' });

test.describe('/auth/callback', { tag: '@phone' }, () => {
  test('connects, says so, and goes home after 2 s [AUTH-10]', async ({ page, x }) => {
    await page.goto('/x-auth');
    await page.getByRole('button', { name: 'Continue with X' }).click();
    await expect(page.getByRole('link', { name: 'Authorize app' })).toBeVisible();
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/twitter-callback', async (route) => {
      await held;
      await route.continue();
    });
    await stopClock(page);
    // The provider's answer, taken to the other of the two callback pages.
    await page.goto((await answerOf(page)).href.replace('/twitter/', '/auth/'));
    await stepUntil(page, page.getByRole('heading', { level: 1, name: 'Connecting your account' }));
    goOn();
    const success = page.getByRole('heading', { level: 1, name: 'Successfully Connected!' });
    await stepUntil(page, success);
    await page.clock.runFor(1_800);
    await expect(success).toBeVisible();
    await page.clock.runFor(300);
    await expect(page).toHaveURL('/welcome');
    expect(await whoIsIn(page)).toBe('@marvin');
    expect(x.url).toContain('127.0.0.1');
  });

  test('or fails, says so, and goes to /auth after 3 s [AUTH-10]', async ({ page }) => {
    await stopClock(page);
    await page.goto('/auth/callback?code=abc');
    await stepUntil(page, failed(page));
    await expect(page.getByRole('alert')).toContainText('Missing authorization code or state parameter');
    await page.clock.runFor(2_800);
    await expect(failed(page)).toBeVisible();
    await page.clock.runFor(300);
    await expect(page).toHaveURL('/auth');
  });

  test("'Try Again' does not wait for that [AUTH-10]", async ({ page }) => {
    await stopClock(page);
    await page.goto('/auth/callback');
    await stepUntil(page, failed(page));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveURL('/auth');
  });
});

test.describe('/twitter/callback', { tag: '@phone' }, () => {
  test("its error stays; 'Try Again' clears what belongs to sign-in and keeps all else [AUTH-11]", async ({ page }) => {
    const others = {
      wagram_wallet: '{"sealed":"the only copy"}',
      wagram_theme: 'dark',
      wagram_drafts: '["half a thought"]',
      somebody_elses: 'key',
    };
    await page.goto('/terms');
    await page.evaluate((entries) => {
      for (const [name, value] of Object.entries(entries)) window.localStorage.setItem(name, value);
    }, others);
    await page.clock.install();
    await page.goto('/twitter/callback?error=access_denied&state=abc');
    await expect(failed(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(failed(page)).toBeVisible();
    await page.evaluate(() => window.localStorage.setItem('wagram_oauth', '{"state":"left over"}'));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveURL('/auth');
    expect(await kept(page, 'wagram_oauth')).toBeNull();
    for (const [name, value] of Object.entries(others)) expect(await kept(page, name)).toBe(value);
  });
});
