import type { Page } from '@playwright/test';
import { expect, kept, test, whoIsIn } from './journey.ts';
import { fromLog, newName, signUp } from './people.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in to Wagram' });

const openDialog = async (page: Page): Promise<void> => {
  await page.goto('/security');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page)).toBeVisible();
};

test.describe('the sign-in dialog', () => {
  test('offers every way in, names those that are not set up, and says what continuing means [AUTH-07, AUTH-25, MEND-02]', async ({
    page,
  }) => {
    await openDialog(page);
    for (const name of [
      'Look around as Ana or Dev',
      'Continue with email',
      'Continue with phone',
      'Continue without an account',
    ])
      await expect(dialog(page).getByRole('button', { name })).toBeVisible();
    await expect(dialog(page)).toContainText('Not set up on this server: Google, X');
    await expect(dialog(page)).toContainText('By continuing you agree to the Terms and Privacy Policy');
    await expect(dialog(page).getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    await expect(dialog(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test(
    'e-mail goes through /email-auth and ends at home [AUTH-07]',
    { tag: '@phone' },
    async ({ page, otherBrowser }) => {
      const person = await signUp((await otherBrowser()).context());
      await openDialog(page);
      await dialog(page).getByRole('button', { name: 'Continue with email' }).click();
      await expect(page).toHaveURL('/email-auth');
      await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveURL('/home');
      expect(await whoIsIn(page)).toBe(`@${person.username}`);
    },
  );

  test('the demo takes one in on the spot [AUTH-07, AUTH-17]', { tag: '@phone' }, async ({ page }) => {
    await openDialog(page);
    await dialog(page).getByRole('button', { name: 'Look around as Ana or Dev' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(/Welcome, (Ana Nováková|Dev Jain)!/)).toBeVisible();
    expect(['@ana', '@devjain']).toContain(await whoIsIn(page));
  });

  test('a guest may look around [AUTH-07]', { tag: '@phone' }, async ({ page }) => {
    await openDialog(page);
    await dialog(page).getByRole('button', { name: 'Continue without an account' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('You are looking around as a guest.').filter({ visible: true })).toBeVisible();
    expect(await whoIsIn(page)).toBeNull();
    expect(await kept(page, 'wagram_user')).toBeNull();
  });

  test('opens for a guest wherever something needs a member [AUTH-07]', { tag: '@wide' }, async ({ page }) => {
    await page.goto('/security');
    for (const place of [
      page.getByRole('main').getByRole('button', { name: 'Sign in' }),
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Sign in' }),
      page.getByRole('complementary', { name: 'Menu and account' }).getByRole('button', { name: 'Sign in' }).last(),
    ]) {
      await place.click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  });
});

test.describe('by phone', { tag: '@phone' }, () => {
  const smsTo = (phone: string): RegExp =>
    new RegExp(String.raw`SMS to \+${phone.slice(1)}: (\d{6}) is your Wagram code`);

  test('the code of the SMS lets in, and the second time finds the same member [AUTH-26]', async ({
    page,
    server,
    watch,
    otherBrowser,
  }) => {
    watch.allow(401, '/api/auth/phone/verify');
    const enter = async (visitor: Page): Promise<string | null> => {
      await openDialog(visitor);
      await dialog(visitor).getByRole('button', { name: 'Continue with phone' }).click();
      const phone = visitor.getByRole('dialog', { name: 'Sign in by phone' });
      await phone.getByRole('textbox', { name: 'Phone number' }).fill('601 123 456');
      await phone.getByRole('button', { name: 'Send code' }).click();
      await expect(phone.getByRole('alert')).toContainText('Please enter a valid phone number with its country code');
      await phone.getByRole('textbox', { name: 'Phone number' }).fill('+420 601 123 456');
      await phone.getByRole('button', { name: 'Send code' }).click();
      await expect(phone).toContainText('nothing will come to your phone');
      const input = phone.getByRole('textbox', { name: 'Code from the log' });
      await expect(input).toBeVisible();
      const code = await fromLog(server, smsTo('+420601123456'));
      await input.fill(code === '000000' ? '111111' : '000000');
      await phone.getByRole('button', { name: 'Sign In' }).click();
      await expect(phone.getByRole('alert')).toContainText('That code is not right. Please try again.');
      await input.fill(code);
      await phone.getByRole('button', { name: 'Sign In' }).click();
      await expect(phone).toBeHidden();
      return whoIsIn(visitor);
    };
    const first = await enter(page);
    expect(first).toMatch(/^@member_/);
    expect(await enter(await otherBrowser())).toBe(first);
  });
});

test.describe('what goes wrong on the way', { tag: '@phone' }, () => {
  test("'No user logged in' where an account is needed [AUTH-24]", async ({ page }) => {
    await page.goto('/security');
    await expect(page.getByText('No user logged in')).toBeVisible();
  });

  for (const [words, code] of [
    ['Failed to save user', 'cannot_save_user'],
    ['Database connection not available. Cannot create user.', 'no_database'],
  ] as const) {
    test(`'${words}' when the server cannot make the member [AUTH-24]`, async ({ page, watch }) => {
      watch.allow(503, '/api/auth/signup');
      watch.allow(503, '/api/users');
      await page.route(/\/api\/(auth\/signup|users)$/, (route) =>
        route.fulfill({ status: 503, json: { success: false, error: words, code } }),
      );
      await page.goto('/email-auth?mode=signup');
      await page.getByRole('textbox', { name: 'Username' }).fill(newName());
      await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.com');
      await page.getByRole('textbox', { name: 'Password' }).fill('three purple otters');
      await page.getByRole('button', { name: 'Create Account', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(words);
      await page.goto('/');
      await page.getByRole('button', { name: 'Look around as Ana or Dev' }).click();
      await expect(page.getByRole('alert')).toHaveText(words);
      expect(await kept(page, 'wagram_user')).toBeNull();
    });
  }
});
