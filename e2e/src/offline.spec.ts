// SOC-14: what a member read last is there without a network, and what they write then goes out once.
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { apiOf } from './api.ts';
import { expect, test } from './journey.ts';
import { signUp } from './people.ts';
import { cardWith } from './posts.ts';

test.use({ serviceWorkers: 'allow' });

/** The shell is kept a moment after the first page has settled. */
const whenKept = async (page: Page): Promise<void> => {
  await page.goto('/terms');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

/** What the offline store holds, as text. */
const keptAnswers = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('wagram-offline');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no store')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('answers')) return resolve('');
          const asked = database.transaction('answers').objectStore('answers').getAll();
          asked.addEventListener('success', () => {
            database.close();
            resolve(JSON.stringify(asked.result));
          });
          return undefined;
        });
      }),
  );

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const bubble = (page: Page, text: string) => page.locator('[data-message]').filter({ hasText: text });
const waiting = (page: Page) => page.getByRole('region', { name: /to be sent/ });

test.describe('without a network', { tag: '@phone' }, () => {
  test.setTimeout(120_000);
  test.beforeEach(({ watch }) => {
    watch.allowLine(/net::ERR_|You seem to be offline|could not be|did not work/);
  });

  test('[SOC-14] the last feed and chats are readable; posts and messages wait, and are sent once', async ({
    page,
    context,
    member,
    otherBrowser,
  }) => {
    const bob = await signUp((await otherBrowser()).context(), 'tunnel_bob');
    const say = { receiver_id: bob.id, content: 'see you at the station', client_id: randomUUID() };
    await apiOf(context).messages.sendMessage(say);
    await whenKept(page);
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/messages');
    await expect(page.getByText('see you at the station')).toBeVisible();
    await page.goto('/chat/tunnel_bob');
    await expect(bubble(page, 'see you at the station')).toBeVisible();
    await expect.poll(() => keptAnswers(page)).toContain('see you at the station');

    await context.setOffline(true);
    await page.goto('/messages');
    await expect(page.getByText('see you at the station')).toBeVisible();
    await page.goto('/chat/tunnel_bob');
    await expect(bubble(page, 'see you at the station')).toBeVisible();
    for (const text of ['we are in the tunnel', 'nearly there']) {
      await field(page).fill(text);
      await field(page).press('Enter');
    }
    await expect(bubble(page, 'nearly there')).toBeVisible();
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const text of ['Written in the tunnel', 'And still there']) {
      await page.goto('/compose');
      await page.getByRole('main').getByRole('textbox').first().fill(text);
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(waiting(page)).toContainText(text);
    }
    await page.reload();
    await expect(waiting(page)).toContainText('2 posts wait to be sent');

    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    const asks = page.getByRole('dialog', { name: 'Something is not sent yet' });
    await expect(asks).toContainText('4 messages and posts wait for the network');
    await asks.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(asks).toBeHidden();

    await context.setOffline(false);
    await expect(waiting(page)).toBeHidden({ timeout: 30_000 });
    await expect(cardWith(page, 'And still there')).toHaveCount(1);
    await page.goto('/chat/tunnel_bob');
    await expect(bubble(page, 'nearly there')).toHaveCount(1);
    const { posts } = await apiOf(context).posts.readPosts({ user_posts: member.id });
    expect(posts?.map(({ content }) => content)).toEqual(['And still there', 'Written in the tunnel']);
    const { messages } = await apiOf(context).messages.listMessages({ user1_id: member.id, user2_id: bob.id });
    expect(messages.map(({ content }) => content)).toEqual([
      'see you at the station',
      'we are in the tunnel',
      'nearly there',
    ]);
  });

  test('[SOC-14] the store is one member’s: it is empty after Log Out and after a session has ended', async ({
    page,
    context,
    member,
  }) => {
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => keptAnswers(page)).toContain(member.id);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/logout');
    await expect.poll(() => keptAnswers(page)).toBe('[]');

    const next = await signUp(context, 'next_member');
    await page.goto('/home');
    await expect.poll(() => keptAnswers(page)).toContain(next.id);
    expect(await keptAnswers(page)).not.toContain(member.id);
    // Ended from elsewhere: the next question is answered 401.
    await context.clearCookies();
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => keptAnswers(page)).not.toContain(next.id);
  });
});
