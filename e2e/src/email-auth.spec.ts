import type { Page } from '@playwright/test';
import { expect, kept, test, whoIsIn } from './journey.ts';
import { newName, signUp } from './people.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const alerts = (page: Page) => page.getByRole('alert');

test.describe('/email-auth', () => {
  test('toggles between signing in and joining, and forgets errors on the way [AUTH-05]', async ({ page }) => {
    await page.goto('/email-auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(field(page, 'Username')).toBeHidden();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(alerts(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Join' })).toBeVisible();
    await expect(alerts(page)).toHaveCount(0);
    for (const name of ['Username', 'Email', 'Password']) await expect(field(page, name)).toBeVisible();
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await expect(alerts(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(alerts(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  });

  test('leads to X and back to the landing [AUTH-05]', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/email-auth');
    await page.getByRole('link', { name: 'Continue with X instead' }).click();
    await expect(page).toHaveURL('/x-auth');
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/landing');
  });
});

test.describe('signing up', { tag: '@phone' }, () => {
  test('makes a member, whose name carries an @ [AUTH-18, AUTH-20]', async ({ page }) => {
    const name = newName('Zoe');
    await page.goto('/email-auth?mode=signup');
    await field(page, 'Username').fill(name);
    await field(page, 'Email').fill(`${name}@Example.com`);
    await expect(page.getByText('At least 8 characters')).toBeVisible();
    await field(page, 'Password').fill('three purple otters');
    const asked = page.waitForRequest('**/api/auth/signup');
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    expect((await asked).postDataJSON()).toEqual({
      username: name,
      email: `${name}@Example.com`,
      password: 'three purple otters',
    });
    await expect(page).toHaveURL('/welcome');
    expect(await whoIsIn(page)).toBe(`@${name}`);
    expect(JSON.parse((await kept(page, 'wagram_user')) ?? '{}')).toMatchObject({ username: `@${name}` });
  });

  test('is checked before anything is sent, in the words of the rules [AUTH-18]', async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => (sent += request.url().includes('/api/auth/signup') ? 1 : 0));
    await page.goto('/email-auth?mode=signup');
    const create = page.getByRole('button', { name: 'Create Account', exact: true });
    await create.click();
    await expect(alerts(page)).toHaveCount(3);
    await expect(field(page, 'Username')).toBeFocused();
    await field(page, 'Username').fill('ab');
    await field(page, 'Email').fill('nobody at home');
    await field(page, 'Password').fill('7 chars');
    await create.click();
    await expect(alerts(page)).toHaveText([
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]);
    await expect(field(page, 'Username')).toHaveValue('ab');
    expect(sent).toBe(0);
  });

  test('is checked by the server too, which answers in the same words [AUTH-18]', async ({ page }) => {
    const refused = await page
      .context()
      .request.post('/api/auth/signup', { data: { username: 'ab', email: 'nobody', password: 'short' } });
    expect(refused.status()).toBe(400);
    const text = await refused.text();
    expect(text).toContain('Username must be at least 3 characters');
    expect(text).toContain('Please enter a valid email address');
    expect(text).toContain('Password must be at least 8 characters');
  });

  test('refuses a name and an address that are taken, whatever their case [AUTH-18, AUTH-20]', async ({
    page,
    otherBrowser,
    watch,
  }) => {
    watch.allow(409, '/api/auth/signup');
    const elsewhere = await otherBrowser();
    const first = await signUp(elsewhere.context());
    await page.goto('/email-auth?mode=signup');
    await field(page, 'Username').fill(first.username.toUpperCase());
    await field(page, 'Email').fill('somebody.else@example.com');
    await field(page, 'Password').fill('three purple otters');
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await expect(alerts(page)).toContainText('This username is already taken');
    await field(page, 'Username').fill(newName());
    await field(page, 'Email').fill(first.email.toUpperCase());
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await expect(alerts(page)).toContainText('An account with this email already exists');
    expect(await whoIsIn(page)).toBeNull();
  });
});

test.describe('signing in', { tag: '@phone' }, () => {
  test('works with the right password [AUTH-19]', async ({ page, otherBrowser }) => {
    const person = await signUp((await otherBrowser()).context());
    await page.goto('/email-auth');
    await field(page, 'Email').fill(person.email);
    await field(page, 'Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/home');
    expect(await whoIsIn(page)).toBe(`@${person.username}`);
  });

  test('never tells whether the address or the password was wrong [AUTH-19]', async ({ page, otherBrowser, watch }) => {
    watch.allow(401, '/api/auth/login');
    const person = await signUp((await otherBrowser()).context());
    await page.goto('/email-auth');
    for (const [email, password] of [
      [person.email, 'not the password'],
      ['nobody.here@example.com', person.password],
    ] as const) {
      await field(page, 'Email').fill(email);
      await field(page, 'Password').fill(password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(alerts(page)).toHaveText('Invalid email or password');
      await page.reload();
    }
    expect(await whoIsIn(page)).toBeNull();
  });

  for (const [mode, button, words] of [
    ['login', 'Sign In', 'Login failed'],
    ['signup', 'Create Account', 'Signup failed'],
  ] as const) {
    test(`a failure without words of its own says '${words}' [AUTH-19]`, async ({ page, watch }) => {
      watch.allow(500, `/api/auth/${mode}`);
      await page.route(`**/api/auth/${mode}`, (route) =>
        route.fulfill({ status: 500, json: { success: false, error: '', code: 'internal' } }),
      );
      await page.goto(`/email-auth?mode=${mode}`);
      if (mode === 'signup') await field(page, 'Username').fill(newName());
      await field(page, 'Email').fill('somebody@example.com');
      await field(page, 'Password').fill('three purple otters');
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(alerts(page)).toHaveText(words);
      await expect(field(page, 'Email')).toHaveValue('somebody@example.com');
    });
  }
});

test.describe('/auth', () => {
  test('is both in one: an e-mail form, and a way to X [AUTH-06]', async ({ page, otherBrowser }) => {
    const person = await signUp((await otherBrowser()).context());
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue with X' })).toHaveAttribute('href', '/x-auth');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible();
    await expect(field(page, 'Username')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await field(page, 'Email').fill(person.email);
    await field(page, 'Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/home');
    expect(await whoIsIn(page)).toBe(`@${person.username}`);
  });
});
