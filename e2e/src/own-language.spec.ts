// A language that the operator brought as a file: chosen by a guest, followed by mails and settings of a member.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './axe.ts';
import { apiOf } from './api.ts';
import { expect, test as base } from './journey.ts';
import { fromLog, signUp } from './people.ts';

const PERSIAN = `
export const name = 'فارسی';
export const texts = {
  'web/pages/landing/texts': () => ({ email: 'ادامه با ایمیل', language: 'زبان' }),
  'web/auth/texts': () => ({ email: 'ایمیل' }),
  'web/app/shell-texts': () => ({ menu: { home: 'خانه' } }),
  'web/pages/settings/texts': () => ({ language: 'زبان' }),
  'server/auth/texts': () => ({
    mails: { reset: (product) => ({ subject: \`رمز تازه برای \${product}\` }) },
  }),
};
export const sentences = { refusals: { wrong_credentials: 'ایمیل یا رمز درست نیست' } };
`;

const test = base.extend<object, { serverEnv: Readonly<Record<string, string>> }>({
  serverEnv: [
    // Playwright reads what a fixture needs from its first argument.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'languages-'));
      await writeFile(join(folder, 'fa.js'), PERSIAN);
      await use({ LANGUAGES_DIR: folder });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test('a guest chooses a language of the operator, and the page turns round [LNG-04]', async ({ page, watch }) => {
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  const chooser = page.getByRole('combobox', { name: 'Language' });
  await expect(chooser.getByRole('option')).toHaveText(['English', 'Deutsch', 'Español', 'العربية', 'فارسی']);
  await chooser.selectOption('fa');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'fa');
  const enter = page.getByRole('link', { name: 'ادامه با ایمیل' });
  await expect(enter).toBeVisible();
  await expect(page.getByText('Post, talk and go live')).toBeVisible();
  await check(page, 'the landing in a language of the operator');

  // From its first byte, and its words come with it.
  const reply = await page.reload();
  expect(await reply?.text()).toMatch(/<html lang="fa" dir="rtl"[^]*rel="modulepreload"[^>]*\/languages\/fa\.first\./);
  await expect(enter).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'زبان' })).toHaveValue('fa');

  // What the server refuses is said in it too.
  await enter.click();
  await page.locator('input[type="email"]').fill('nobody@example.com');
  await page.locator('input[type="password"]').fill('three purple otters');
  watch.allow(401, '/api/auth/login');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ایمیل یا رمز درست نیست')).toBeVisible();
});

test('a member keeps it on every device, and gets mail in it [LNG-04]', async ({ page, otherBrowser, server }) => {
  const member = await signUp(page.context());
  await page.goto('/account/display');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fa');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const api = apiOf(page.context());
  await expect.poll(async () => (await api.settings.readSettings()).settings.display.language).toBe('fa');
  await check(page, 'settings in a language of the operator');

  await api.auth.forgotPassword({ email: member.email });
  await fromLog(server, /(رمز تازه برای Wagram)/);

  const other = await otherBrowser();
  await apiOf(other.context()).auth.login(member);
  await other.goto('/home');
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(other.getByRole('link', { name: 'خانه' }).first()).toBeVisible();
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'fa');
});
