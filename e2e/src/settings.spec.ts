// One hub for everything that can be set: found by a word, changed at once, the same on every screen that has it.
import { check } from './axe.ts';
import { expect, test } from './journey.ts';

const WIDE = { width: 1440, height: 900 };

test('a member finds a setting on a phone, and it works at once everywhere [SOC-09] @phone', async ({
  page,
  member,
}) => {
  expect(member.id).not.toBe('');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/account');
  await check(page, 'the hub');
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('newsletter');
  await page.getByRole('link', { name: /Email digests/ }).click();
  const digests = page.getByRole('switch', { name: 'Email digests' });
  await expect(digests).toBeFocused();
  await expect(page.locator('[data-found]')).toBeVisible();
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/api/settings') && reply.ok());
  await digests.click();
  await kept;
  await page.goto('/help');
  await expect(page.getByRole('switch', { name: 'Email digests' })).toBeChecked();

  await page.goto('/account');
  for (const [section, title] of [
    ['Privacy', 'Privacy'],
    ['Muted and blocked', 'Muted and blocked'],
    ['Display', 'Display'],
    ['Your data', 'Your data'],
    ['Account and security', 'Security'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Sections of the settings' })
      .getByRole('link', { name: new RegExp(`^${section}`) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await check(page, `the section ${section}`);
    await page.getByRole('link', { name: 'Back to Settings' }).click();
    await expect(page).toHaveURL('/account');
  }
});

test('on a wide screen list and section stand side by side, and every part of the wallet is found [SOC-09]', async ({
  page,
  member,
}) => {
  expect(member.id).not.toBe('');
  await page.setViewportSize(WIDE);
  await page.goto('/account');
  const list = page.getByRole('navigation', { name: 'Sections of the settings' });
  await expect(list).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  for (const [words, label] of [
    ['seed', 'Recovery phrase'],
    ['solana', 'Network'],
    ['address book', 'Address book'],
  ] as const) {
    await page.getByRole('searchbox', { name: 'Search settings' }).fill(words);
    await list.getByRole('link', { name: new RegExp(label) }).click();
    await expect(page.getByRole('heading', { level: 2, name: label })).toBeInViewport();
    await expect(page.locator('[data-found]')).toContainText(label);
  }
  await expect(list).toBeVisible();
  await check(page, 'the hub on a wide screen');
});
