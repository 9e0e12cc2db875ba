// Tokens of one's own that are put to work and taken out again.
import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { signUp } from './people.ts';

/** A gift from another member leaves as tokens, into the member's wallet. */
const withdraw = async (page: Page): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await expect(async () => {
    await page.goto('/wallet');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(sheet.getByText('Of 112 WGM, 12 can be withdrawn')).toBeVisible();
  }).toPass({ timeout: 30_000 });
  await sheet.getByLabel('Amount').fill('12');
  await sheet.getByRole('button', { name: 'Withdraw 12 WGM' }).click();
  await expect(sheet.getByText('Arrived').first()).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
};

test('tokens are staked in an account of one’s own, earn, and come back without asking anybody [MON-09] [STAK-01] @phone', async ({
  page,
  context,
  otherBrowser,
}) => {
  test.setTimeout(180_000);
  const ana = await signUp(context);
  const other = await otherBrowser();
  await signUp(other.context());
  await other.goto('/wallet');
  await other.getByRole('button', { name: 'Send WGM' }).click();
  const send = other.getByRole('dialog', { name: 'Send WGM' });
  await send.getByLabel('To').fill(ana.username);
  await send.getByRole('list', { name: 'People' }).getByRole('button').first().click();
  await send.getByLabel('Amount').fill('12');
  await send.getByRole('button', { name: 'Send 12 WGM' }).click();
  await expect(other.getByText(`Sent 12 WGM to @${ana.username}`)).toBeVisible();
  await withdraw(page);

  // Linked first, and with what fees cost.
  await page.goto('/staking');
  const stake = page.getByRole('region', { name: 'Your stake' });
  await expect(stake).toContainText('0 WGR');
  await page.getByRole('button', { name: 'Get test SOL' }).click();
  await page.getByRole('button', { name: 'Link address' }).click();
  await page.getByRole('button', { name: 'Sign and link' }).click();
  await expect(page.getByText('In your wallet: 12 WGR')).toBeVisible();

  const move = async (name: 'Stake' | 'Unstake', sum: string): Promise<void> => {
    await page.getByRole('button', { name: `${name} ${sum} WGR` }).click();
    const sheet = page.getByRole('dialog', { name: `${name} ${sum} WGR` });
    await sheet.getByText('Everything in this transaction').click();
    await expect(sheet.getByText(/your stake account/).first()).toBeVisible();
    await expect(sheet.getByText(/unknown/i)).toHaveCount(0);
    await check(page, `${name} before it is signed`);
    await sheet.getByRole('button', { name: /^Sign/ }).click();
    await expect(sheet.getByText('Landed')).toBeVisible({ timeout: 30_000 });
    await sheet.getByRole('button', { name: 'Done' }).click();
  };
  await page.getByLabel('Amount').fill('5');
  await check(page, 'staking');
  await move('Stake', '5');
  await expect(stake).toContainText('5 WGR');
  await expect(page.getByText('In your wallet: 7 WGR')).toBeVisible();
  const counted = async () => (await apiOf(context).staking.readStake()).stake.amount;
  await expect.poll(counted).toBe('5000000000');

  await page.getByText('Unstake', { exact: true }).click();
  await page.getByRole('button', { name: 'All' }).click();
  await move('Unstake', '5');
  await expect(stake).toContainText('Nothing staked yet.');
  await expect.poll(counted).toBe('0');
});
