// Those who run a server look after its money: they stop a product, let it go on, and take out what is theirs. And they see
// how the program runs.
import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { fromLog, linkFor, signUp, turnOnTwoFactor } from './people.ts';

test.use({ serverEnv: { OPERATORS: 'till@example.com' } });

const decide = async (page: Page, action: string, product: string, title: string): Promise<void> => {
  await page.getByRole('button', { name: `${action}: ${product}` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Reason').fill('A look at the books');
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
};

test('an operator pauses swaps and lets them go on, and sweeps a key with a second factor [MON-12] @wide', async ({
  page,
  context,
  server,
  otherBrowser,
}) => {
  test.setTimeout(240_000);
  // For a member there is no such page.
  const member = await otherBrowser({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await signUp(member.context());
  await member.goto('/moderation/money');
  await expect(member.getByText('There is nothing at this address')).toBeVisible();
  await member.goto('/buy-wagram');
  await expect(member.getByRole('heading', { name: 'Trade WGR' })).toBeVisible({ timeout: 30_000 });

  const till = await signUp(context, 'till');
  const token = await fromLog(server, linkFor(till.email, 'verify-email'));
  await apiOf(context).auth.verifyEmail({ token });
  await page.goto('/moderation');
  await page.getByRole('navigation', { name: 'Moderation' }).getByRole('link', { name: 'Money' }).click();
  await expect(page).toHaveURL('/moderation/money');
  await expect(page.getByText('All quiet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Keys of this server' })).toContainText('Treasury');
  await check(page, 'the money of a server');

  const paused = 'The operator has paused trading for a while.';
  await decide(page, 'Pause', 'Swap', 'Pause Swap?');
  await expect(page.getByText('Paused: Swap.')).toBeVisible();
  await member.reload();
  await expect(member.getByText(paused)).toBeVisible({ timeout: 30_000 });
  await decide(page, 'Let go on', 'Swap', 'Let Swap go on?');
  await expect(page.getByText('All quiet.')).toBeVisible();
  await member.reload();
  await expect(member.getByRole('heading', { name: 'Trade WGR' })).toBeVisible({ timeout: 30_000 });
  await expect(member.getByText(paused)).toBeHidden();

  // Without a second factor nothing leaves.
  const sweep = page.getByRole('dialog', { name: 'Sweep Treasury' });
  await page.getByRole('button', { name: 'Sweep: Treasury' }).click();
  await expect(sweep.getByText('Funds leave only with a second factor, and yours is not set up.')).toBeVisible();
  await page.keyboard.press('Escape');
  const { codes } = await turnOnTwoFactor(context, till);
  await page.reload();
  await page.getByRole('button', { name: 'Sweep: Treasury' }).click();
  await sweep.getByLabel('What').selectOption({ label: 'WGR' });
  await sweep.getByLabel('Amount').fill('1500');
  await sweep.getByLabel('To', { exact: true }).fill('4Nd1mYQzvgV8Vr3Z3nYb7pD6T8K2jF2eqWxY1uABxQnV');
  await sweep.getByLabel('Reason').fill('Moved to the safe');
  await sweep.getByLabel('Code of your authenticator').fill(codes[0] ?? '');
  await check(page, 'sweeping a key');
  await sweep.getByRole('button', { name: 'Sweep 1,500 WGR' }).click();
  await expect(sweep).toBeHidden();
  await expect(page.getByRole('region', { name: 'Swept' })).toContainText('1,500 WGR from Treasury');
  await expect(page.getByRole('region', { name: 'Swept' })).toContainText('Arrived', { timeout: 30_000 });

  // All of it stands in the log.
  await page.getByRole('navigation', { name: 'Moderation' }).getByRole('link', { name: 'Log' }).click();
  for (const line of ['took funds out of the treasury', 'let swaps go on', 'paused swaps', 'Moved to the safe'])
    await expect(page.getByText(line).first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Moderation' }).getByRole('link', { name: 'Health' }).click();
  await expect(page.getByRole('region', { name: 'Processes' })).toContainText('Requests a second');
  await expect(page.getByText('There is no backup yet.')).toBeVisible();
  await check(page, 'how a server runs [OPS-07]');
});
