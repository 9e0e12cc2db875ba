// Credit between two people of a fresh server, and out of it as tokens.
import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { signUp } from './people.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Credit on this server' });

test.describe('credit', () => {
  test.setTimeout(180_000);

  test('is claimed, sent with words, seen as a bubble, taken back, and leaves as tokens [MON-01] [MON-02] [MON-03] @phone', async ({
    page,
    context,
    otherBrowser,
  }) => {
    const ana = await signUp(context);
    const other = await otherBrowser();
    const nora = await signUp(other.context());
    await apiOf(context).posts.createPost({ content: 'Here I am' });

    // A claim for who is active.
    await page.goto('/wallet');
    await card(page).getByRole('button', { name: 'Claim' }).click();
    await expect(card(page)).toContainText('110 WGM');
    await expect(card(page)).toContainText('Claimed. The next one waits tomorrow.');

    // From the wallet, with words: a bubble for both.
    await card(page).getByRole('button', { name: 'Send WGM' }).click();
    const send = page.getByRole('dialog', { name: 'Send WGM' });
    await send.getByLabel('To').fill(nora.username);
    await send.getByRole('list', { name: 'People' }).getByRole('button').first().click();
    await send.getByLabel('Amount').fill('12');
    await send.getByLabel('Words (optional)').fill('for the tram');
    await check(page, 'sending credit');
    await send.getByRole('button', { name: 'Send 12 WGM' }).click();
    await expect(page.getByText(`Sent 12 WGM to @${nora.username}`)).toBeVisible();
    await expect(card(page)).toContainText('98 WGM');
    await other.goto(`/chat/${ana.username}`);
    await expect(other.getByText('12 WGM')).toBeVisible();
    await expect(other.getByText('for the tram')).toBeVisible();

    // From the chat, and back again: both books are as they were.
    await page.goto(`/chat/${nora.username}`);
    await page.getByRole('button', { name: 'Send WGM' }).click();
    await send.getByLabel('Amount').fill('3');
    await send.getByRole('button', { name: 'Send 3 WGM' }).click();
    await expect(page.getByText('3 WGM', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Taken back: 3 WGM')).toBeVisible();
    await expect(page.getByText('Credit taken back')).toBeVisible();
    await check(page, 'a chat with credit in it');

    // What others gave may leave on the test network, once it cannot be taken back any more.
    const withdraw = other.getByRole('dialog', { name: 'Withdraw' });
    await expect(async () => {
      await other.goto('/wallet');
      await card(other).getByRole('button', { name: 'Withdraw' }).click();
      await expect(withdraw.getByText('Of 112 WGM, 12 can be withdrawn')).toBeVisible();
    }).toPass({ timeout: 30_000 });
    await withdraw.getByLabel('Amount').fill('5');
    await expect(withdraw.getByText('5 WGR').first()).toBeVisible();
    await check(other, 'withdrawing');
    await withdraw.getByRole('button', { name: 'Withdraw 5 WGM' }).click();
    await expect(withdraw.getByText('Arrived').first()).toBeVisible({ timeout: 30_000 });
    await other.keyboard.press('Escape');
    await expect(card(other)).toContainText('107 WGM');
    await expect(other.getByRole('listitem').filter({ hasText: 'WGR' })).toContainText('5');
  });
});
