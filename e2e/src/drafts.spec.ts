// What is written today and goes out later.
import type { Page } from '@playwright/test';
import { check } from './axe.ts';
import { changeRows } from './database.ts';
import { expect, test as base } from './journey.ts';
import { signUp } from './people.ts';
import { cardWith, takePhoto } from './posts.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

const ENV = { DEMO: 'off' };
/** As if it were tomorrow morning. */
const DUE = `update drafts set scheduled_for = now() where state = 'scheduled';
  update jobs set due_at = now() where kind = 'drafts.send'`;

/** A server of its own: it is stopped amid the journey. */
const test = base.extend<{ own: { server: RunningServer } }>({
  own: async ({ browserName: _browserName }, use) => {
    const own = { server: await startServer(ENV) };
    await use(own);
    await own.server.remove();
  },
  baseURL: async ({ own }, use) => use(own.server.url),
});

const write = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await dialog.getByRole('textbox', { name: 'Your post' }).fill(words);
};

test('a post is kept, found with its photo, given a time, and goes out by itself [SOC-16] @phone', async ({
  page,
  own,
  watch,
}) => {
  test.setTimeout(120_000);
  // While it is stopped.
  watch.allowLine(/ERR_CONNECTION|WebSocket|502|503/);
  await signUp(page.context());
  await page.goto('/home');
  const photo = await takePhoto(page);
  await write(page, 'Bread for tomorrow');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await (await chosen).setFiles(photo);
  await expect(page.getByText('320 × 240')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', { name: 'Keep this as a draft?' })).toBeVisible();
  await check(page, 'the question before leaving');
  await page.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect(page.getByText('Kept in your drafts')).toBeVisible();

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Drafts' }).click();
  await expect(page).toHaveURL(/\/drafts$/);
  await expect(page.getByText('1 photo')).toBeVisible();
  await check(page, '/drafts');

  await page.getByRole('button', { name: /^Bread for tomorrow/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit draft' });
  await expect(dialog.getByText('320 × 240')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your post' }).fill('Bread for everybody');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByRole('dialog', { name: 'When should it go out?' })).toBeVisible();
  await check(page, 'the choice of a time');
  await page.getByRole('button', { name: /^Tomorrow/ }).click();
  await expect(dialog.getByText(/^Goes out tomorrow/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No drafts')).toBeVisible();
  await page.getByRole('link', { name: 'Scheduled' }).click();
  await expect(page.getByRole('main').getByText(/^Goes out tomorrow/)).toBeVisible();
  await check(page, 'scheduled posts');

  own.server = await changeRows(own.server, ENV, DUE);
  await expect(async () => {
    await page.goto('/home');
    await expect(cardWith(page, 'Bread for everybody')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.goto('/drafts?tab=scheduled');
  await expect(page.getByText('Nothing is scheduled')).toBeVisible();
});

test('what was written and let go is gone; a draft can be posted and deleted [SOC-16] @phone', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/home');
  await write(page, 'never mind');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const words of ['the first', 'the second']) {
    await write(page, words);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep as a draft' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/drafts');
  await page.getByRole('button', { name: 'More about: the first' }).click();
  await page.getByRole('menuitem', { name: 'Post now' }).click();
  await expect(page.getByText('Your post is out')).toBeVisible();
  await page.getByRole('button', { name: 'More about: the second' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this draft?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No drafts')).toBeVisible();
  await page.goto('/home');
  await expect(cardWith(page, 'the first')).toBeVisible();
});
