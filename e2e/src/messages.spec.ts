// Two people talk: in two browsers, one of them a phone, over the program as it runs.
import type { Locator, Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { check } from './axe.ts';
import { bubble, choose, field, meet, say, test2 } from './chat.ts';
import { expect, test } from './journey.ts';
import type { Person } from './people.ts';
import { takePhoto } from './posts.ts';

const tick = (page: Page, text: string, state: string): Locator =>
  bubble(page, text).locator(`[data-state="${state}"]`);

/** Milliseconds from the key that sends to the words on the other's screen. */
const timeToArrive = async (from: Page, to: Page, text: string): Promise<number> => {
  await field(from).fill(text);
  const seen = bubble(to, text).waitFor();
  const since = Date.now();
  await field(from).press('Enter');
  await seen;
  return Date.now() - since;
};

test2.describe('two people talk @wide', () => {
  test2.setTimeout(120_000);

  test2(
    '[MSG-01] [MSG-04] [MSG-07] [MSG-09] a stranger is let in; words, ticks and answers cross at once',
    async ({ two }) => {
      const { ana, bob } = two;
      await meet(two);
      await expect(bob.page.getByText('Online', { exact: true }).first()).toBeAttached();
      await expect(tick(bob.page, 'hello, we met at the fair', 'read')).toBeAttached();

      await field(bob.page).pressSequentially('are');
      await expect(ana.page.getByText(`${bob.person.username} is typing…`)).toBeVisible();
      const times = [];
      for (const text of ['are you there?', 'it is about the lamp', 'the green one']) {
        times.push(await timeToArrive(bob.page, ana.page, text));
      }
      test.info().annotations.push({ type: 'arrival', description: `${times.join(', ')} ms` });
      expect(times.sort((one, other) => one - other)[1]).toBeLessThan(3_000);

      await choose(ana.page, 'the green one', 'React with ❤️');
      await expect(bubble(bob.page, 'the green one').getByRole('button', { name: '❤️, 1' })).toBeVisible();
      await choose(ana.page, 'the green one', 'Reply');
      await say(ana.page, 'it is sold');
      await expect(bubble(bob.page, 'it is sold').getByText('the green one')).toBeVisible();
      await choose(ana.page, 'it is sold', 'Edit');
      await say(ana.page, 'it is still here');
      await expect(bubble(bob.page, 'it is still here').getByText('edited')).toBeVisible();
      await say(ana.page, 'forget this');
      await expect(bubble(bob.page, 'forget this')).toBeVisible();
      await choose(ana.page, 'forget this', 'Delete for everyone');
      await expect(bob.page.getByText('Message deleted')).toBeVisible();
      await expect(bob.page.getByText('forget this')).toBeHidden();
      for (const page of [ana.page, bob.page]) await check(page, 'a chat');

      await ana.page.reload();
      await expect(bubble(ana.page, 'it is still here')).toBeVisible();
      const order = await ana.page.locator('[data-message]').allInnerTexts();
      const said = [
        'hello, we met',
        'are you there',
        'about the lamp',
        'the green one',
        'still here',
        'Message deleted',
      ];
      expect(said.map((text) => order.findIndex((one) => one.includes(text)))).toEqual([0, 1, 2, 3, 4, 5]);
    },
  );

  test2(
    '[MSG-04] [MSG-07] FT-21: photos and voices; what is written offline goes out; a block ends it',
    async ({ two, watch }) => {
      const { ana, bob } = two;
      await meet(two);
      await ana.page
        .getByLabel('Add a photo or video')
        .last()
        .setInputFiles(await takePhoto(ana.page));
      await expect(ana.page.getByText(/[kM]B/)).toBeVisible();
      await say(ana.page, 'look');
      await bubble(bob.page, 'look').getByRole('button', { name: /Open/ }).click();
      await expect(bob.page.getByRole('dialog').locator('img')).toBeVisible();
      await bob.page.keyboard.press('Escape');

      await bob.page.getByRole('button', { name: 'Record a voice message' }).click();
      await expect(bob.page.getByRole('timer')).toHaveText('0:01');
      await bob.page.getByRole('button', { name: 'Send voice message' }).click();
      await ana.page.getByRole('button', { name: 'Play voice message' }).click();
      await expect(ana.page.locator('[data-voice="playing"]')).toBeVisible();
      await expect(ana.page.getByRole('slider')).not.toHaveValue('0');

      watch.allow(0, '/api/conversations/one');
      watch.allowLine(/WebSocket|ERR_INTERNET_DISCONNECTED/);
      await bob.page.context().setOffline(true);
      for (const text of ['first, offline', 'second, offline']) await say(bob.page, text);
      await expect(tick(bob.page, 'second, offline', 'pending')).toBeAttached();
      await bob.page.context().setOffline(false);
      await expect(bubble(ana.page, 'second, offline')).toBeVisible({ timeout: 15_000 });
      await expect(bubble(ana.page, 'first, offline')).toHaveCount(1);
      const texts = await ana.page.locator('[data-message]').allInnerTexts();
      const [first, second] = ['first', 'second'].map((word) =>
        texts.findIndex((text) => text.includes(`${word}, off`)),
      );
      expect(second).toBe((first ?? 0) + 1);

      await ana.page.getByRole('button', { name: 'More', exact: true }).click();
      await ana.page.getByRole('menuitem', { name: 'Block' }).click();
      await ana.page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
      await expect(ana.page.getByText(/^Blocked @/)).toBeVisible();
      await expect(ana.page.getByText(`You blocked @${bob.person.username}`)).toBeVisible();
      await expect(field(ana.page)).toBeHidden();
      await expect(bubble(ana.page, 'second, offline')).toBeVisible();
      await check(ana.page, 'a chat with somebody who is blocked');
      watch.allow(404, '/api/messages');
      watch.allow(404, '/api/user-profile');
      await say(bob.page, 'did you get this?');
      await expect(bob.page.getByText('Not delivered')).toBeVisible();
      await bob.page.reload();
      await expect(bubble(bob.page, 'look')).toBeVisible();
      await expect(bob.page.getByText('Online', { exact: true })).toBeHidden();
      await ana.page.getByRole('button', { name: 'Unblock' }).click();
      await expect(field(ana.page)).toBeVisible();
      for (const path of ['/messages', '/settings']) {
        await ana.page.goto(path);
        await expect(ana.page.getByRole('heading', { level: 1 })).toBeVisible();
        await check(ana.page, path);
      }
    },
  );
});

/** As many words as nobody types in a journey. */
const sayMany = async (from: Page, to: Person, count: number): Promise<void> => {
  for (let number = 1; number <= count; number += 1) {
    await apiOf(from.context()).messages.sendMessage({ receiver_id: to.id, content: `line ${number}` });
  }
};

test2.describe('coming back to a talk', () => {
  test2.setTimeout(120_000);

  test2('[MEND-19] a chat opens at the first unread message and reads on from there', async ({ two }) => {
    const { ana, bob } = two;
    await meet(two);
    await field(ana.page).fill('half a thought');
    await ana.page.goto('/messages');
    await expect(ana.page.getByText('Draft:')).toBeVisible();
    await sayMany(bob.page, ana.person, 60);
    await ana.page.goto(`/chat/${bob.person.username}`);
    await expect(ana.page.getByText('New messages', { exact: true })).toBeInViewport();
    await expect(bubble(ana.page, 'line 1')).toBeInViewport();
    await expect(bubble(ana.page, 'line 60')).toHaveCount(0);
    const pill = ana.page.getByRole('button', { name: /^\d+ new messages$/ });
    await expect(pill).toBeVisible();
    await expect(bubble(bob.page, 'line 60')).toBeVisible();
    await expect(tick(bob.page, 'line 60', 'read')).toHaveCount(0);
    await ana.page.reload();
    await expect(pill).toBeVisible();
    await pill.click();
    await expect(bubble(ana.page, 'line 60')).toBeInViewport();
    await expect(tick(bob.page, 'line 60', 'read')).toBeAttached();
    await expect(pill).toBeHidden();
    await say(ana.page, 'read them all');
    await expect(bubble(bob.page, 'read them all')).toBeVisible();
  });

  test2('[MEND-14] [MEND-15] a new message to a stranger is a request with a badge and one notice', async ({ two }) => {
    const { ana, bob } = two;
    await ana.page.goto('/home');
    await bob.page.goto('/messages');
    await bob.page.getByRole('button', { name: 'New message' }).first().click();
    const dialog = bob.page.getByRole('dialog', { name: 'New message' });
    await dialog.getByLabel('To').fill(ana.person.username);
    await dialog.getByRole('button', { name: ana.person.username }).click();
    await dialog.getByLabel('Message').fill('hello from the dialog');
    await check(bob.page, 'the dialog of a new message');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(bubble(bob.page, 'hello from the dialog')).toBeVisible();
    await expect(bob.page.getByText('Online', { exact: true })).toBeHidden();
    await expect(ana.page.getByRole('link', { name: 'Messages, 1 request' })).toBeVisible();
    await ana.page.goto('/notifications');
    await expect(ana.page.getByText('wants to write to you')).toHaveCount(1);
    await ana.page.goto(`/chat/${bob.person.username}`);
    await ana.page.getByRole('main').getByRole('button', { name: 'Accept' }).click();
    await expect(field(ana.page)).toBeVisible();
    await ana.page.goto('/notifications');
    await expect(ana.page.getByText('wants to write to you')).toHaveCount(0);
  });
});
