// Seats of a stream that are sold, bought, checked at the door, and paid back when the stream is cancelled.
import type { Page } from '@playwright/test';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

const sell = async (page: Page, title: string): Promise<void> => {
  await page.goto('/livestream');
  await page.getByRole('button', { name: 'Schedule Stream' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Stream' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('switch', { name: 'Sell tickets' }).click();
  await dialog.getByLabel('Price in WGM').fill('10');
  await dialog.getByLabel('Seats (optional)').fill('2');
  await check(page, 'scheduling with tickets');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog).toBeHidden();
};

const buy = async (page: Page, title: string): Promise<void> => {
  await page.goto('/livestream');
  await page.getByRole('link', { name: new RegExp(title) }).click();
  const card = page.getByRole('region', { name: 'Ticket' });
  await expect(card).toContainText('10 WGM');
  await expect(card).toContainText('2 seats left');
  await card.getByRole('button', { name: 'Get a ticket' }).click();
  await check(page, 'buying a ticket');
  await page.getByRole('dialog').getByRole('button', { name: 'Pay 10 WGM' }).click();
  await expect(card).toContainText('You have a ticket');
};

test('[MON-11] a host sells seats, who has one enters and others do not, and what is cancelled is paid back @wide', async ({
  page,
  context,
  otherBrowser,
  watch,
}) => {
  test.setTimeout(360_000);
  const ana = await signUp(context, newName('ana'));
  const other = await otherBrowser(PHONE);
  await signUp(other.context(), newName('bob'));
  const third = await otherBrowser(PHONE);
  await signUp(third.context(), newName('cleo'));
  const title = `Charts of ${ana.username}`;
  await page.setViewportSize({ width: 1100, height: 600 });
  await sell(page, title);
  await buy(other, title);

  // The receipt comes by itself once there is an address for it.
  await other.goto('/wallet');
  await other.getByRole('button', { name: 'Link address' }).click();
  await other.getByRole('button', { name: 'Sign and link' }).click();
  await other.goto('/wallet?tab=tickets');
  await expect(other.getByRole('region', { name: 'Coming up' })).toContainText(title);
  await expect(other.getByRole('link', { name: 'Receipt on Solana' })).toBeVisible({ timeout: 60_000 });
  await check(other, 'tickets in the wallet');
  await other.getByRole('link', { name: title }).click();

  await page.goto('/livestream');
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await expect(page.getByRole('region', { name: 'Tickets' })).toContainText('1 of 2 sold');
  await page.goto('/livestream');
  await page.getByRole('button', { name: 'Go Live', exact: true }).click();
  await expect(page.getByLabel('Preview of your camera')).toBeVisible();
  await page.getByRole('button', { name: 'Go Live', exact: true }).click();
  await expect(page.getByRole('button', { name: 'End Stream' })).toBeVisible();

  // Who has a ticket is let in by the page that was open; who has none finds the card in place of the picture.
  await expect(other.getByRole('main', { name: `Live: ${title}` })).toBeVisible();
  await other.getByLabel('Say something').fill('Good morning');
  await other.getByLabel('Say something').press('Enter');
  await expect(page.getByText('Good morning')).toBeVisible();
  await third.goto(new URL(other.url()).pathname);
  await expect(third.getByRole('region', { name: 'Ticket' })).toContainText('1 seat left');
  await expect(third.getByText('Live now')).toBeVisible();
  const id = new URL(other.url()).pathname.split('/').at(-1);
  const chat = await third.context().request.get(`/api/streams/chat?stream_id=${id}`);
  expect(chat.status()).toBe(402);
  await check(third, 'a stream that needs a ticket');

  await page.getByRole('button', { name: 'End Stream' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Stream' }).click();
  await expect(page.getByText('Your stream has ended')).toBeVisible();

  const second = `Later with ${ana.username}`;
  await sell(page, second);
  await buy(other, second);
  watch.allow(404, '/api/streams/one');
  watch.allow(404, '/api/tickets/sale');
  await page.goto('/livestream');
  await page.getByRole('button', { name: 'Cancel stream' }).click();
  await other.goto('/wallet?tab=tickets');
  await expect(other.getByRole('region', { name: 'Paid back' })).toContainText(second, { timeout: 60_000 });
  await other.goto('/notifications');
  await expect(other.getByText(`“${second}” did not take place.`)).toBeVisible();
});
