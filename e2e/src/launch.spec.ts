// A token from its terms to its first trades, and one that nobody wanted.
import type { Page } from '@playwright/test';
import { changeRows } from './database.ts';
import { check } from './axe.ts';
import { expect, test as base } from './journey.ts';
import { signUp } from './people.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

const ENV = { DEMO: 'off' };
const OVER = `update launches set closes_at = now() - interval '1 second' where state = 'open'`;

/** A server of its own: it is stopped amid the journey. */
const test = base.extend<{ own: { server: RunningServer } }>({
  own: async ({ browserName: _browserName }, use) => {
    const own = { server: await startServer(ENV) };
    await use(own);
    await own.server.remove();
  },
  baseURL: async ({ own }, use) => use(own.server.url),
});

const enter = async (page: Page): Promise<void> => {
  await signUp(page.context());
  await page.goto('/wallet');
  await page.getByRole('button', { name: 'Get test SOL' }).first().click();
  await expect(page.getByText(/0\.99|1 SOL/).first()).toBeVisible({ timeout: 30_000 });
};

const sign = async (page: Page, name: string, isFollowed = true): Promise<void> => {
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByText(/unknown/i)).toHaveCount(0);
  await sheet.getByRole('button', { name: /^(Sign|Send)/ }).click({ timeout: 30_000 });
  if (!isFollowed) return;
  await expect(sheet.getByText('Landed')).toBeVisible({ timeout: 30_000 });
  await sheet.getByRole('button', { name: 'Done' }).click();
};

const launch = async (page: Page, name: string, symbol: string, goal: string): Promise<void> => {
  await page.goto('/launch-token?show=new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Symbol').fill(symbol);
  await page.getByLabel('Goal in SOL').fill(goal);
  await page.getByLabel('Most for each member, in SOL').fill('0.4');
  await page.getByRole('button', { name: 'Look and sign' }).click();
  await sign(page, 'Make the token', false);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toContainText('Open', { timeout: 90_000 });
};

const pledge = async (page: Page, name: string, sum: string): Promise<void> => {
  await page.goto('/launch-token');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  // More than the cap is refused before anything is signed.
  await page.getByLabel('Your pledge in SOL').fill('0.41');
  await expect(page.getByRole('button', { name: 'Pledge', exact: true })).toBeDisabled();
  await page.getByLabel('Your pledge in SOL').fill(sum);
  await page.getByRole('button', { name: 'Pledge', exact: true }).click();
  // The right to draw is named, and has to be wanted.
  const sheet = page.getByRole('dialog', { name: 'Pledge SOL' });
  await expect(sheet.getByText(`could take up to ${sum} SOL out of your account`)).toBeVisible({ timeout: 30_000 });
  await sheet.getByRole('checkbox', { name: 'I understand this, and want it' }).check();
  await sign(page, 'Pledge SOL');
  await expect(page.getByText(`You have pledged ${sum} SOL.`)).toBeVisible({ timeout: 30_000 });
};

test('a token is launched, pledged for, opened and traded; one that missed gives SOL back [MON-10] @phone', async ({
  page,
  otherBrowser,
  own,
  watch,
}) => {
  test.setTimeout(300_000);
  // While it is stopped.
  watch.allowLine(/ERR_CONNECTION|WebSocket|502|503/);
  await enter(page);
  await launch(page, 'Tea Leaves', 'LEAF', '0.4');
  await launch(page, 'Cold Soup', 'SOUP', '0.9');
  const buyer = await otherBrowser({ baseURL: own.server.url });
  await enter(buyer);
  await pledge(buyer, 'Tea Leaves', '0.4');
  await check(buyer, 'a pledge that stands');
  await pledge(buyer, 'Cold Soup', '0.2');

  own.server = await changeRows(own.server, ENV, OVER);
  await buyer.goto('/launch-token?show=pledged');
  await expect(async () => {
    await buyer.reload();
    await expect(buyer.getByRole('link', { name: /Tea Leaves/ })).toContainText('Opened');
    await expect(buyer.getByRole('link', { name: /Cold Soup/ })).toContainText('Goal missed');
  }).toPass({ timeout: 120_000 });

  await buyer.getByRole('link', { name: /Tea Leaves/ }).click();
  await expect(buyer.getByText(/You paid 0.4 SOL and got 600,000 LEAF/)).toBeVisible();
  const panel = buyer.getByRole('region', { name: 'Trade LEAF' });
  await expect(panel).toBeVisible({ timeout: 60_000 });
  await check(buyer, 'a token that is traded');
  await panel.getByText('Sell', { exact: true }).click();
  await panel.getByLabel('You pay').fill('1000');
  await panel.getByRole('button', { name: 'Sell 1,000 LEAF' }).click();
  await sign(buyer, 'Sell LEAF', false);
  await expect(panel.getByText(/^1,000 LEAF became/)).toBeVisible({ timeout: 60_000 });

  await buyer.goto('/wallet');
  await expect(buyer.getByText(/599,000/).first()).toBeVisible({ timeout: 30_000 });

  await buyer.goto('/launch-token?show=pledged');
  await buyer.getByRole('link', { name: /Cold Soup/ }).click();
  await buyer.getByRole('button', { name: 'Take it back' }).click();
  await sign(buyer, 'Take your SOL back');
  await expect(buyer.getByText('You have taken your SOL back.')).toBeVisible({ timeout: 30_000 });
  await expect(buyer.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
});
