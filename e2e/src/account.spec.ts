// What keeps an account: proved addresses, new passwords, passkeys and the list of sessions.
import type { CDPSession, Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { expect, test, whoIsIn } from './journey.ts';
import { fromLog, linkFor, logIn, signUp, turnOnTwoFactor } from './people.ts';

const NEW_PASSWORD = 'four green kettles';

const tryToEnter = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto('/email-auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

test.describe('a mailed link', { tag: '@phone' }, () => {
  test('proves an address, once', async ({ page, member, server, watch }) => {
    watch.allow(410, '/api/auth/verify-email');
    await page.goto('/security');
    await page.getByRole('button', { name: 'Send verification mail' }).click();
    await expect(page.getByText('Mail sent. Open the link in it.')).toBeVisible();
    const token = await fromLog(server, linkFor(member.email, 'verify-email'));
    await page.goto(`/verify-email#token=${token}`);
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await page.goto('/security');
    await expect(page.getByRole('listitem').filter({ hasText: member.email })).toContainText('Verified');
    await page.goto(`/verify-email#token=${token}`);
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid. Please ask for a new one.');
    await page.goto('/verify-email');
    await expect(page.getByRole('alert')).toContainText('This link is not complete. Open it again from the mail.');
  });

  test('lets choose a new password, once, and ends every other session', async ({
    page,
    server,
    watch,
    otherBrowser,
  }) => {
    watch.allow(410, '/api/auth/reset-password');
    watch.allow(401, '/api/auth/login');
    const elsewhere = await otherBrowser();
    const person = await signUp(elsewhere.context());
    await page.goto('/email-auth');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If ${person.email} belongs to an account, a link is on its way.`)).toBeVisible();
    const token = await fromLog(server, linkFor(person.email, 'reset-password'));
    const choose = async (): Promise<void> => {
      await page.goto('/terms');
      await page.goto(`/reset-password#token=${token}`);
      await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Save password' }).click();
    };
    await choose();
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    expect(await whoIsIn(elsewhere)).toBeNull();
    await choose();
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid. Please ask for a new one.');
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset-password');
    await tryToEnter(page, person.email, person.password);
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await tryToEnter(page, person.email, NEW_PASSWORD);
    await expect(page).toHaveURL('/home');
  });

  test('says the same for an address that nobody has', async ({ page, server }) => {
    await page.goto('/reset-password');
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody.at.all@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(
      page.getByText('If nobody.at.all@example.com belongs to an account, a link is on its way.'),
    ).toBeVisible();
    expect(server.log()).not.toContain('mail to nobody.at.all@example.com');
  });

  test('does not replace the second step [MF-04]', async ({ page, server, watch, otherBrowser }) => {
    watch.allow(401, '/api/auth/reset-password');
    const elsewhere = await otherBrowser();
    const person = await signUp(elsewhere.context());
    const proof = await fromLog(server, linkFor(person.email, 'verify-email'));
    await apiOf(elsewhere.context()).auth.verifyEmail({ token: proof });
    const { codes } = await turnOnTwoFactor(elsewhere.context(), person);
    await apiOf(page.context()).auth.forgotPassword({ email: person.email });
    await page.goto(`/reset-password#token=${await fromLog(server, linkFor(person.email, 'reset-password'))}`);
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    const code = page.getByRole('textbox', { name: 'Authenticator or backup code' });
    await expect(code).toBeVisible();
    await code.fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  });
});

test.describe('a passkey', { tag: '@wide' }, () => {
  // WebAuthn knows names, not numbers: 127.0.0.1 can have no passkeys, localhost can.
  test.use({
    baseURL: async ({ server }, use) => {
      await use(server.url.replace('127.0.0.1', 'localhost'));
    },
  });

  const addAuthenticator = async (page: Page): Promise<CDPSession> => {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return session;
  };

  test('is made on the security page and lets in without a password', async ({ page, member }) => {
    await addAuthenticator(page);
    await page.goto('/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('textbox', { name: 'Name of this device' }).fill('My laptop');
    await page.getByRole('textbox', { name: 'Your password' }).fill(member.password);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'My laptop' })).toContainText('Added');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/logout');
    expect(await whoIsIn(page)).toBeNull();

    await page.goto('/email-auth');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/home');
    expect(await whoIsIn(page)).toBe(`@${member.username}`);

    await page.goto('/security');
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'My laptop' })).toBeHidden();
  });

  test('is not offered where the address is a number, which browsers refuse', async ({ page, server }) => {
    await page.goto(`${server.url}/email-auth`);
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
  });

  test('that nobody has here changes nothing', async ({ page }) => {
    await page.goto('/email-auth');
    const session = await addAuthenticator(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('No passkey was used. Try again, or choose another way in.');
    expect(await whoIsIn(page)).toBeNull();
    await session.detach();
  });
});

test.describe('the list of sessions', { tag: '@wide' }, () => {
  test('shows each device and ends one, or all others', async ({ page, member, otherBrowser, watch }) => {
    watch.allow(401, '/api/auth/security');
    const others = [await otherBrowser(), await otherBrowser(), await otherBrowser()] as const;
    for (const other of others) await logIn(other.context(), member);
    await page.goto('/security');
    const rows = page.getByRole('listitem').filter({ hasText: 'Last active' });
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
    await rows.filter({ hasNotText: 'This device' }).first().getByRole('button').click();
    await expect(page.getByText('That session has ended')).toBeVisible();
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('You are signed out everywhere else')).toBeVisible();
    await expect(rows).toHaveCount(1);
    for (const other of others) expect(await whoIsIn(other)).toBeNull();
    expect(await whoIsIn(page)).toBe(`@${member.username}`);
  });

  test('a new password ends all others', async ({ page, member, otherBrowser }) => {
    const other = await otherBrowser();
    await logIn(other.context(), member);
    await page.goto('/security');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('textbox', { name: 'Current password' }).fill(member.password);
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
    expect(await whoIsIn(other)).toBeNull();
    expect(await whoIsIn(page)).toBe(`@${member.username}`);
  });
});
