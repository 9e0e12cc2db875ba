import { apiOf } from './api.ts';
import { expect, kept, test, whoIsIn } from './journey.ts';
import { signUp } from './people.ts';
import { startServer } from './server.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.describe('the landing', () => {
  for (const path of ['/', '/landing']) {
    test(`${path} shows who we are and two ways in [AUTH-01]`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle('Welcome · Wagram');
      await expect(page.getByRole('banner').getByText('Wagram')).toBeVisible();
      const words = page.getByRole('heading', { level: 1 });
      for (const word of ['Connect', 'Engage', 'Monetize']) await expect(words).toContainText(word);
      await expect(page.getByRole('link', { name: 'Continue with X' })).toHaveAttribute('href', '/x-auth');
      await expect(page.getByRole('link', { name: 'Continue with Email' })).toHaveAttribute('href', '/email-auth');
      await expect(page.getByText('By continuing you agree to the Terms and Privacy Policy')).toBeVisible();
    });
  }

  test('its two ways in and its notice lead to real pages [AUTH-01]', async ({ page }) => {
    const leads = [
      ['Continue with X', '/x-auth', 'X is not set up on this server'],
      ['Continue with Email', '/email-auth', 'Welcome back'],
      ['Terms', '/terms', 'Terms'],
      ['Privacy Policy', '/privacy', 'Privacy Policy'],
    ] as const;
    for (const [name, path, heading] of leads) {
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });

  test('the terms and the privacy policy are written out [AUTH-01]', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'Who runs this' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you post' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { name: 'What is kept about you' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'In your browser' })).toBeVisible();
  });

  test('somebody who is signed in goes home [AUTH-02]', { tag: '@phone' }, async ({ page, member }) => {
    for (const path of ['/', '/landing']) {
      await page.goto(path);
      await expect(page).toHaveURL('/home');
      expect(await kept(page, 'wagram_user')).toContain(member.id);
    }
  });
});

test.describe('on phone browsers', { tag: '@phone' }, () => {
  test.use({ userAgent: PHONE });

  test('the landing offers to install the app, and asks only once [AUTH-03]', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('dialog', { name: 'Install the app for easier access!' });
    await expect(offer).toBeVisible();
    await expect(offer.getByRole('listitem')).toContainText([
      'Tap the share button in the browser menu',
      'Choose “Add to Home Screen”',
      'Look for the icon on your home screen',
    ]);
    await offer.getByRole('button', { name: 'I already installed the app' }).click();
    await expect(offer).toBeHidden();
    await page.clock.install();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Continue with X' })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(offer).toBeHidden();
  });

  for (const way of ['the close button', 'Escape']) {
    test(`${way} dismisses it for good as well [AUTH-03]`, async ({ page }) => {
      await page.goto('/landing');
      const offer = page.getByRole('dialog', { name: 'Install the app for easier access!' });
      await expect(offer).toBeVisible();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await offer.getByRole('button', { name: 'Close' }).click();
      await expect(offer).toBeHidden();
      await page.clock.install();
      await page.reload();
      await expect(page.getByRole('link', { name: 'Continue with X' })).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(offer).toBeHidden();
    });
  }
});

test.describe('elsewhere', { tag: '@wide' }, () => {
  test('no app is offered [AUTH-03]', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Continue with X' })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('without an X application', () => {
  const demo = 'Look around as Ana or Dev';

  test('e-mail comes first, X says that it is not set up, and nobody is signed in by surprise [AUTH-27, MEND-02]', async ({
    page,
  }) => {
    await page.goto('/');
    const [email, x] = ['Continue with Email', 'Continue with X'].map((name) => page.getByRole('link', { name }));
    await expect(page.getByRole('button', { name: demo })).toBeVisible();
    expect((await email?.boundingBox())?.y).toBeLessThan((await x?.boundingBox())?.y ?? 0);
    await x?.click();
    await expect(page).toHaveURL('/x-auth');
    await expect(page.getByRole('heading', { name: 'X is not set up on this server' })).toBeVisible();
    expect(await whoIsIn(page)).toBeNull();
    await expect(page.getByRole('link', { name: 'Sign up with Email instead' })).toBeVisible();
    await page.getByRole('button', { name: demo }).click();
    await expect(page).toHaveURL('/home');
    expect(['@ana', '@devjain']).toContain(await whoIsIn(page));
  });

  test('the shared account is marked by a strip, everywhere, that leads to an own one [MEND-02]', async ({ page }) => {
    await apiOf(page.context()).auth.createUser();
    const strip = page.getByRole('complementary', { name: 'Shared demo account' });
    for (const path of ['/home', '/messages', '/security', '/video']) {
      await page.goto(path);
      await expect(strip).toBeVisible();
      await page.mouse.wheel(0, 3_000);
      await expect(strip).toBeInViewport();
    }
    await page.goto('/home');
    const bar = page.getByRole('banner').last();
    await page.mouse.wheel(0, 3_000);
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(36);
    await strip.getByRole('link', { name: 'make your own' }).click();
    await expect(page).toHaveURL('/email-auth?mode=signup');
    await expect(page.getByRole('button', { name: 'Create Account', exact: true })).toBeVisible();
  });

  test('what it may not do opens the invitation to make an account [MEND-02]', async ({
    page,
    watch,
    otherBrowser,
  }) => {
    watch.allow(403, '/api/follow');
    const person = await signUp((await otherBrowser()).context());
    await apiOf(page.context()).auth.createUser();
    await page.goto(`/user/${person.username}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: `Follow @${person.username}` })
      .click();
    const invitation = page.getByRole('dialog', { name: 'Make your own account' });
    await expect(invitation).toContainText('This is a shared demo account. Make your own to follow members.');
    await invitation.getByRole('button', { name: 'Continue with email' }).click();
    await expect(page).toHaveURL('/email-auth?mode=signup');
  });

  test('and without the demo, X offers e-mail alone [AUTH-17, AUTH-27]', { tag: '@phone' }, async ({ page }) => {
    const server = await startServer({ DEMO: 'off' });
    try {
      await page.goto(`${server.url}/`);
      await expect(page.getByRole('link', { name: 'Continue with Email' })).toBeVisible();
      await expect(page.getByRole('button', { name: demo })).toBeHidden();
      await page.goto(`${server.url}/x-auth`);
      await expect(page.getByRole('heading', { name: 'X is not set up on this server' })).toBeVisible();
      await expect(page.getByRole('button', { name: demo })).toBeHidden();
      await page.getByRole('link', { name: 'Sign up with Email instead' }).click();
      await expect(page).toHaveURL(`${server.url}/email-auth?mode=signup`);
      const refused = await page.context().request.post(`${server.url}/api/users`, { data: {} });
      expect(refused.status()).toBe(403);
      expect(await refused.json()).toMatchObject({ success: false, error: 'Demo sign-in is switched off here' });
      await page.goto(`${server.url}/security`);
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sign in to Wagram' });
      await expect(dialog).toContainText('Not set up on this server: Google, the demo, X');
    } finally {
      // What the page still fetches in its idle time must not meet a server that is gone.
      await page.goto('about:blank');
      await server.remove();
    }
  });
});

test.describe('the demo', { tag: '@phone' }, () => {
  test('it makes one somebody of two people, through POST /api/users [AUTH-17]', async ({ page }) => {
    await page.goto('/');
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/users'));
    await page.getByRole('button', { name: 'Look around as Ana or Dev' }).click();
    expect((await asked).method()).toBe('POST');
    await expect(page).toHaveURL('/home');
    expect(await kept(page, 'wagram_user')).toMatch(/Ana Nováková|Dev Jain/);
    await page.goto('/security');
    await expect(page.getByText('You are a demo member')).toBeVisible();
  });

  test('both demo people turn up sooner or later [AUTH-17]', async ({ page }) => {
    const seen = new Set<string>();
    for (let round = 0; round < 60 && seen.size < 2; round += 1) {
      const reply = await page.context().request.post('/api/users', { data: {} });
      const { user } = (await reply.json()) as { user: { username: string } };
      seen.add(user.username);
    }
    expect([...seen].sort()).toEqual(['@ana', '@devjain']);
  });
});
