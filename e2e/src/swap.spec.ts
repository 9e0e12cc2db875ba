// The token of a fresh test network: looked at, bought, and half of it sold again.
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { signUp } from './people.ts';

test.describe('the token', () => {
  test.setTimeout(180_000);

  test('is looked at by a guest, bought with test SOL and half of it sold [MON-07] [MON-08] [MON-12] @phone', async ({
    page,
    context,
    otherBrowser,
  }) => {
    // A guest sees figures and is asked in.
    const guest = await otherBrowser();
    await guest.goto('/buy-wagram');
    await expect(guest.getByRole('heading', { name: 'Trade WGR' })).toBeVisible({ timeout: 30_000 });
    await expect(guest.getByRole('button', { name: 'Sign in to trade' })).toBeVisible();
    await expect(guest.getByText('Coming Soon')).toHaveCount(0);

    await signUp(context);
    await page.goto('/wallet');
    await page.getByRole('link', { name: 'Swap' }).click();
    await expect(page).toHaveURL('/buy-wagram#swap');
    const panel = page.getByRole('region', { name: 'Trade WGR' });
    await panel.getByRole('button', { name: 'Get test SOL' }).click();
    await expect(panel.getByText(/^You have 0\.99/)).toBeVisible({ timeout: 30_000 });
    await panel.getByLabel('You pay').fill('0.5');
    await expect(panel.getByText('Price impact')).toBeVisible();
    await expect(panel.getByText('They cannot change a trade that you signed, nor take one side of it.')).toBeVisible();
    await check(page, 'trading');
    await panel.getByRole('button', { name: 'Buy for 0.5 SOL' }).click();
    const sheet = page.getByRole('dialog', { name: 'Buy WGR' });
    await expect(sheet.getByText('0.5 SOL').first()).toBeVisible({ timeout: 30_000 });
    await check(page, 'a trade before it is signed');
    await sheet.getByRole('button', { name: /^Sign/ }).click();
    await expect(panel.getByText('Traded').first()).toBeVisible({ timeout: 30_000 });

    // Figures, chart and list are of that trade.
    await expect(
      page
        .getByRole('list', { name: 'Last trades' })
        .getByText(/^Bought/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Moment in the chart' })).toBeVisible();

    await panel.getByRole('button', { name: 'Trade more' }).click();
    await panel.getByText('Sell', { exact: true }).click();
    await expect(panel.getByText(/^You have [\d,.]+ WGR/)).toBeVisible();
    await panel.getByLabel('You pay').fill('2500');
    await panel.getByRole('button', { name: 'Sell 2,500 WGR' }).click();
    const selling = page.getByRole('dialog', { name: 'Sell WGR' });
    await selling.getByRole('button', { name: /^Sign/ }).click({ timeout: 30_000 });
    await expect(panel.getByText(/^2,500 WGR became/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('list', { name: 'Last trades' }).getByText('Sold 2,500 WGR').first()).toBeVisible();
  });
});
