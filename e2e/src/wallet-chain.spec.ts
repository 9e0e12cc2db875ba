// Money that moves: two people on the test network of a fresh server.
import type { Page } from '@playwright/test';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { signUp } from './people.ts';

const NO_VALUE = 'Test network: these tokens have no value';
const card = (page: Page) => page.getByRole('region', { name: 'On Solana' });

/** Linked to their name, and with a SOL of the faucet. */
const beginOnChain = async (page: Page, handle: string): Promise<void> => {
  await page.goto('/wallet');
  await expect(card(page)).toContainText('0 SOL');
  await expect(card(page)).toContainText(NO_VALUE);
  await page.getByRole('button', { name: 'Link address' }).click();
  await expect(page.getByLabel('What you sign')).toContainText(`Profile: @${handle}`);
  await check(page, 'linking an address');
  await page.getByRole('button', { name: 'Sign and link' }).click();
  await expect(page.getByText(`People can now send to @${handle}`)).toBeVisible();
  await page.getByRole('button', { name: 'Get test SOL' }).click();
  await expect(card(page)).toContainText('1 SOL');
};

test.describe('a wallet on its network', () => {
  test.setTimeout(180_000);

  test('two people link their addresses, get test SOL, and one pays the other by name [CHN-01] [CHN-08] [CHN-10] [CHN-12] [CHN-13] [CHN-15] @phone', async ({
    page,
    context,
    otherBrowser,
  }) => {
    const ana = await signUp(context);
    const other = await otherBrowser();
    const nora = await signUp(other.context());
    await beginOnChain(page, ana.username);
    await beginOnChain(other, nora.username);

    // CHN-08, CHN-09: to a name, seen before it is signed.
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const send = page.getByRole('dialog', { name: 'Send' });
    await send.getByLabel('To', { exact: true }).fill(`@${nora.username}`);
    await expect(send.getByText('Your first payment to this address')).toBeVisible();
    await send.getByLabel('Amount').fill('0.1');
    await send.getByLabel('Note').fill('for the tram');
    await expect(send.getByText(NO_VALUE)).toBeVisible();
    await check(page, 'Send');
    await send.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog', { name: 'See before you sign' });
    await expect(review.getByText('0.000005 SOL')).toBeVisible();
    await check(page, 'the review before a signature');
    await review.getByRole('button', { name: 'Send 0.1 SOL' }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByText(/landed|arrived/i)
        .first(),
    ).toBeVisible({ timeout: 30_000 });
    await check(page, 'a payment that has landed');
    await page.keyboard.press('Escape');

    // CHN-07: both see what they hold, without asking.
    await expect(card(page)).toContainText('0.899995 SOL');
    await other.reload();
    await expect(card(other)).toContainText('1.1 SOL');

    // CHN-12: and what came and went.
    await page.getByRole('link', { name: 'Activity' }).click();
    await page.getByRole('button', { name: `Sent 0.1 SOL to @${nora.username}` }).click();
    const details = page.getByRole('dialog', { name: `Sent 0.1 SOL to @${nora.username}` });
    await expect(details.getByText('for the tram')).toBeVisible();
    await expect(details.getByText('0.000005 SOL')).toBeVisible();
    await check(page, 'the details of a payment');
    await details.getByRole('link', { name: 'See what it did, step by step' }).click();
    await expect(page).toHaveURL(/\/tx\/\w{80,}/);
    await other.getByRole('link', { name: 'Activity' }).click();
    await expect(other.getByRole('button', { name: `Received 0.1 SOL from @${ana.username}` })).toBeVisible();

    // It is the same payment after a reload, and there is one of it.
    await page.goto('/wallet?tab=activity');
    await expect(page.getByRole('button', { name: /^Sent 0\.1 SOL/ })).toHaveCount(1);
    await expect(card(page)).toContainText('0.899995 SOL');
  });

  test('Receive asks for an amount by a code; the settings keep a book and name the network [CHN-03] [CHN-11] @phone', async ({
    page,
    context,
    member,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/wallet');
    await page.getByRole('button', { name: 'Receive' }).click();
    const receive = page.getByRole('dialog', { name: 'Receive' });
    await expect(receive.getByText('Do not send real SOL: it would not appear here.')).toBeVisible();
    await expect(receive.getByRole('img', { name: 'QR code' })).toBeVisible();
    await receive.getByText('Ask for an amount').click();
    await receive.getByLabel('Amount').fill('0.25');
    await receive.getByLabel('Note').fill('lunch');
    await check(page, 'Receive');
    await receive.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^solana:\w{32,44}\?amount=0\.25&memo=lunch$/);
    await page.keyboard.press('Escape');

    await page.goto('/wallet/settings');
    await expect(page.getByText(/^Reachable/)).toBeVisible();
    await page.getByRole('button', { name: 'Add an address' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add an address' });
    await sheet.getByLabel('Address').fill('HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk');
    await sheet.getByLabel('Name').fill('Aunt Nora');
    await check(page, 'a new entry of the address book');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Aunt Nora')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Change Aunt Nora' }).click();
    await page.getByRole('button', { name: 'Remove from the book' }).click();
    await expect(page.getByText('Aunt Nora is out of the address book')).toBeVisible();
    expect(member.id).not.toBe('');
  });
});
