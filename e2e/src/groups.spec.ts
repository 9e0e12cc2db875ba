// Two people in a group: made through the wizard, entered by a link, slowed down and moderated, over the program as it runs.
import type { Locator, Page } from '@playwright/test';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });
const bubble = (page: Page, text: string): Locator =>
  page.locator('[data-message]').filter({ has: page.getByText(text, { exact: true }) });

const say = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

const makeGroup = async (page: Page, name: string): Promise<string> => {
  await page.goto('/messages');
  await page.getByRole('button', { name: 'New message' }).first().click();
  await page.getByRole('link', { name: 'New group' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Give it a name')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByText('Sports', { exact: true }).click();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('radio', { name: '500', exact: true })).toBeChecked();
  await page.getByText('100', { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('switch')).toHaveCount(7);
  await page.getByRole('button', { name: 'Create Group' }).click();
  await expect(page).toHaveURL(/\/group\//);
  await expect(page.getByText('1 member', { exact: true })).toBeVisible();
  return page.url();
};

/** In the panel, from whatever stands in it. */
const openInfo = async (page: Page, name: string, part: string): Promise<Locator> => {
  await page.getByRole('button', { name: `About ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: part }).click();
  return page.getByRole('dialog', { name: part });
};

test.describe('a group @wide', () => {
  test.setTimeout(120_000);

  test('[GRP-02] is made, joined by a link, talked in, slowed down and moderated', async ({
    page,
    context,
    otherBrowser,
    watch,
  }) => {
    const other = await otherBrowser(PHONE);
    const ana = await signUp(context, newName('ana'));
    const name = `Hikers of ${ana.username}`;
    await makeGroup(page, name);
    const bob = await signUp(other.context(), newName('bob'));

    const invites = await openInfo(page, name, 'Invite links');
    await invites.getByRole('button', { name: 'Create link' }).click();
    const address = await invites.getByRole('listitem').locator('[title]').first().getAttribute('title');
    await check(page, 'invite links');
    await page.keyboard.press('Escape');

    await other.goto(new URL(address ?? '').pathname);
    await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
    await check(other, 'an invite');
    await other.getByRole('button', { name: 'Join group' }).click();
    await expect(page.getByRole('log').getByText(`${bob.username} joined`)).toBeVisible();
    await expect(page.getByText('2 members', { exact: true })).toBeVisible();

    await say(page, 'welcome to the hills');
    await expect(bubble(other, 'welcome to the hills').getByRole('link', { name: ana.username })).toBeVisible();
    await say(other, 'glad to be here');
    await expect(bubble(page, 'glad to be here')).toBeVisible();

    await page.getByRole('button', { name: 'Make a poll' }).click();
    await page.getByLabel('Question').fill('Where do we meet?');
    await page.getByLabel('Answer 1').fill('North gate');
    await page.getByLabel('Answer 2').fill('Station');
    await page.getByRole('button', { name: 'Send poll' }).click();
    await other.getByRole('radio', { name: 'Station' }).click();
    await expect(other.getByRole('radio', { name: 'Station, 100 percent' })).toBeChecked();
    await expect(page.getByText('1 vote', { exact: true })).toBeVisible();

    const settings = await openInfo(page, name, 'Group settings');
    await settings.getByRole('switch', { name: 'Slow mode' }).click();
    await settings.getByText('10 s', { exact: true }).click();
    await settings.getByRole('switch', { name: 'Message approval' }).click();
    await check(page, 'settings of a group');
    await settings.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(other.getByText('Messages appear here once a moderator has approved them.')).toBeVisible({
      timeout: 15_000,
    });
    await field(other).fill('may I bring a dog?');
    // What was said before still slows them down.
    await expect(other.getByRole('button', { name: 'Send', exact: true })).toBeEnabled({ timeout: 20_000 });
    await field(other).press('Enter');
    await expect(bubble(other, 'may I bring a dog?').getByText('Waiting for approval').first()).toBeVisible();
    await expect(other.getByText(/^Slow mode\. You can send again in 0:\d\d\.$/)).toBeVisible();
    // TLK-04: what is written meanwhile waits.
    await field(other).fill('one more thing');
    await expect(other.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    await field(other).fill('');
    const id = page.url().split('/').at(-1);
    const hasty = await other.context().request.post('/api/messages', { data: { conversation_id: id, content: 'x' } });
    expect([hasty.status(), ((await hasty.json()) as { code: string }).code]).toEqual([429, 'slow_mode']);
    await expect(bubble(page, 'may I bring a dog?')).toBeHidden();

    await page.getByRole('button', { name: '1 message waits for approval Review' }).click();
    const queue = page.getByRole('dialog', { name: 'Waiting for approval' });
    await expect(queue.getByText('may I bring a dog?')).toBeVisible();
    await check(page, 'the queue');
    await queue.getByRole('button', { name: 'Approve' }).click();
    await expect(queue.getByText('Nothing waits for you')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubble(page, 'may I bring a dog?')).toBeVisible();
    await expect(bubble(other, 'may I bring a dog?').locator('[data-state="sent"]')).toBeAttached();
    for (const screen of [page, other]) await check(screen, 'a group');

    // What the page of somebody who is in it no more had already asked for.
    watch.allow(404, '/api/conversations/one');
    watch.allow(404, '/api/messages/changes');
    watch.allow(403, '/api/groups/held');
    const members = await openInfo(page, name, 'Members');
    await check(page, 'members of a group');
    await members.getByRole('button', { name: `Actions for ${bob.username}` }).click();
    await page.getByRole('menuitem', { name: 'Ban' }).click();
    await members.getByRole('button', { name: 'Ban' }).click();
    await expect(members.getByRole('link', { name: bob.username })).toBeHidden();
    await expect(other.getByText('You have been banned from here').first()).toBeVisible();
    await expect(other.getByText('You cannot join this group: those who run it have banned you.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Join group' })).toBeHidden();
  });
});

test.describe('a channel @phone', () => {
  test.setTimeout(90_000);

  test('[GRP-01] [GRP-02] the choice, the way back through the wizard, and a first post', async ({ page, member }) => {
    await page.goto('/create-new');
    const dialog = page.getByRole('dialog', { name: 'Create New' });
    await expect(dialog.getByText('up to 200,000 members')).toBeVisible();
    await expect(dialog.getByText('unlimited subscribers')).toBeVisible();
    await check(page, '/create-new');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/messages');
    await page.goto('/create-group');
    await page.getByRole('button', { name: 'Back' }).first().click();
    await expect(page).toHaveURL('/messages');

    await page.getByRole('button', { name: 'New message' }).first().click();
    await page.getByRole('link', { name: 'New channel' }).click();
    await page.getByLabel('Name', { exact: true }).fill(`Notes of ${member.username}`);
    await check(page, 'step 1 of the wizard');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Member limit')).toBeHidden();
    await page.getByLabel('Tags', { exact: true }).last().fill('#News');
    await page.keyboard.press('Enter');
    await expect(page.getByText('#news')).toBeVisible();
    await check(page, 'step 2 of the wizard');
    await page.getByRole('button', { name: 'Next' }).click();
    await check(page, 'step 3 of the wizard');
    await page.goBack();
    await expect(page.getByText('#news')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Create Channel' }).click();
    await expect(page.getByText('1 subscriber', { exact: true })).toBeVisible();
    await say(page, 'first post');
    await expect(bubble(page, 'first post').getByTitle(/^\d+ views?$/)).toBeVisible();
    await check(page, 'a channel');
    await page.getByRole('link', { name: 'Back to Messages' }).click();
    const row = page.getByRole('listitem').filter({ hasText: `Notes of ${member.username}` });
    await expect(row.getByText('You: first post')).toBeVisible();
  });
});
