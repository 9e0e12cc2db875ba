import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { fromLog, linkFor, signUp } from './people.ts';
import { answerOf } from './provider.ts';
import { expect, kept, test, whoIsIn } from './providers.ts';

test.describe('Google', { tag: '@phone' }, () => {
  const ben = { sub: 'g-1', email: 'ben@example.com', email_verified: true, name: 'Ben Adler' };

  const startGoogle = async (page: Page): Promise<URL> => {
    await page.goto('/security');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('link', { name: 'Authorize app' })).toBeVisible();
    return new URL(page.url());
  };

  test('any OpenID provider lets people in, with PKCE, state and nonce [AUTH-25]', async ({ page, x, server }) => {
    x.claims = ben;
    const asked = await startGoogle(page);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: 'app-google',
      response_type: 'code',
      redirect_uri: `${server.url}/auth/callback`,
      code_challenge_method: 'S256',
    });
    expect(asked.searchParams.get('scope')).toContain('openid');
    expect(asked.searchParams.get('nonce')?.length).toBeGreaterThan(20);
    await page.getByRole('link', { name: 'Authorize app' }).click();
    await expect(page.getByRole('heading', { name: 'Successfully Connected!' })).toBeVisible();
    await expect(page).toHaveURL('/welcome');
    expect(await kept(page, 'wagram_user')).toContain('Ben Adler');
    expect(await whoIsIn(page)).toBe('@ben');
  });

  test('a refusal there, or a foreign state, signs nobody in [AUTH-25]', async ({ page, x }) => {
    x.claims = ben;
    await startGoogle(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('Google sign-in failed');
    await startGoogle(page);
    const forged = await answerOf(page);
    forged.searchParams.set('state', 'somebody-elses-state');
    await page.goto(forged.href);
    await expect(page.getByRole('alert')).toContainText('Google sign-in failed');
    expect(await whoIsIn(page)).toBeNull();
  });

  test('never joins two identities in silence [AUTH-25]', async ({ page, x, server, watch, otherBrowser }) => {
    watch.allow(409, '/api/auth/google-callback');
    const elsewhere = await otherBrowser();
    const holder = await signUp(elsewhere.context());
    const token = await fromLog(server, linkFor(holder.email, 'verify-email'));
    await apiOf(elsewhere.context()).auth.verifyEmail({ token });
    x.claims = { ...ben, sub: 'g-2', email: holder.email };
    await startGoogle(page);
    await page.getByRole('link', { name: 'Authorize app' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'An account with this email already exists. Sign in to it first, then connect this account.',
    );
    expect(await whoIsIn(page)).toBeNull();
  });
});
