// What people know from other messengers: pins, passing on, deleting with a way back, every emoji, receipts to oneself.
import { check } from './axe.ts';
import { bubble, choose, meet, say, test2 } from './chat.ts';
import { expect } from './journey.ts';
import { newName, signUp } from './people.ts';

test2.describe('a chat can do more @wide', () => {
  test2.setTimeout(120_000);

  test2(
    '[TLK-01] [TLK-02] pinned, passed on, deleted and brought back, answered with any emoji',
    async ({ two, otherBrowser }) => {
      const { ana, bob } = two;
      await meet(two);
      await say(ana.page, 'the door code is 4711');
      await choose(ana.page, 'the door code is 4711', 'Pin');
      const bar = bob.page.getByRole('button', { name: 'Show the pinned message: the door code is 4711' });
      await expect(bar).toBeVisible();
      await bar.click();

      await choose(ana.page, 'the door code is 4711', 'More emoji');
      await ana.page.getByRole('searchbox').fill('fox');
      await ana.page.getByRole('button', { name: /fox/ }).first().click();
      await expect(bubble(bob.page, 'the door code is 4711').getByRole('button', { name: '🦊, 1' })).toBeVisible();

      await say(ana.page, 'sent too early');
      await choose(ana.page, 'sent too early', 'Delete for everyone');
      // The way back is open for five seconds.
      await ana.page.getByRole('button', { name: 'Undo' }).click();
      await expect(bubble(bob.page, 'sent too early')).toBeVisible();

      await choose(ana.page, 'sent too early', 'Delete for me');
      await expect(bubble(ana.page, 'sent too early')).toBeHidden();
      await expect(bubble(bob.page, 'sent too early')).toBeVisible();

      const eva = await signUp((await otherBrowser({})).context(), newName('eva'));
      await choose(ana.page, 'the door code is 4711', 'Forward');
      const sheet = ana.page.getByRole('dialog', { name: 'Forward to' });
      await check(ana.page, 'forwarding');
      await sheet.getByRole('searchbox').fill(eva.username);
      await sheet.locator('label').filter({ hasText: eva.username }).click();
      await sheet.getByRole('button', { name: 'Forward' }).click();
      await expect(ana.page.getByText('Forwarded', { exact: true })).toBeVisible();
      await ana.page.goto(`/chat/${eva.username}`);
      await expect(bubble(ana.page, 'the door code is 4711').getByText(/^Forwarded from/)).toBeVisible();
      await check(ana.page, 'a chat with something forwarded');
    },
  );

  test2('[TLK-01] a message is reported to the people who run the server', async ({ two }) => {
    const { ana, bob } = two;
    await meet(two);
    await choose(ana.page, 'hello, we met at the fair', 'Report');
    const dialog = ana.page.getByRole('dialog', { name: 'Report this message' });
    await expect(dialog.getByText(/will read this message/)).toBeVisible();
    await dialog.getByText('Scam', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(ana.page.getByText('Thank you. Your report was sent.')).toBeVisible();
    await expect(bubble(bob.page, 'hello, we met at the fair')).toBeVisible();
  });

  test2('[TLK-02] whoever keeps receipts to themselves is not told either', async ({ two }) => {
    const { ana, bob } = two;
    await meet(two);
    await expect(bubble(bob.page, 'hello, we met at the fair').locator('[data-state="read"]')).toBeAttached();
    await ana.page.goto('/settings');
    await ana.page.getByRole('switch', { name: 'Read receipts' }).click();
    await ana.page.goto(`/chat/${bob.person.username}`);
    await say(bob.page, 'seen?');
    await expect(bubble(ana.page, 'seen?')).toBeVisible();
    await expect(bubble(bob.page, 'seen?').locator('[data-state="delivered"]')).toBeAttached();
    await say(ana.page, 'and this?');
    await expect(bubble(bob.page, 'and this?')).toBeVisible();
    await expect(bubble(ana.page, 'and this?').locator('[data-state="delivered"]')).toBeAttached();
  });
});
