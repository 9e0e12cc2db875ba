// TLK-03: people talk under a post of a channel, over the program as it runs.
import type { Locator, Page } from '@playwright/test';
import type { ConversationId, MessageId } from '@wagram/contract/kernel';
import { apiOf } from './api.ts';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';

const bubble = (page: Page, text: string): Locator =>
  page.locator('[data-message]:visible').filter({ has: page.getByText(text, { exact: true }) });
const comments = (page: Page): Locator => page.getByRole('log', { name: /the comments in/ });
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Leave a comment' });

const comment = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

/** A channel with one post, made through the API. */
const makeChannel = async (page: Page, name: string): Promise<{ id: ConversationId; post: MessageId }> => {
  const api = apiOf(page.context());
  const { group } = await api.groups.createGroup({ kind: 'channel', name });
  const said = { conversation_id: group.id, content: 'We ship on Friday' };
  const { message } = await api.messages.sendMessage(said);
  return { id: group.id, post: message.id };
};

test.describe('comments under a post of a channel', () => {
  test.setTimeout(120_000);

  test('[TLK-03] are written, answered, heard at once, counted and taken back', async ({
    page,
    context,
    otherBrowser,
    watch,
  }) => {
    const other = await otherBrowser();
    const ana = await signUp(context, newName('ana'));
    await signUp(other.context(), newName('bob'));
    const name = `News of ${ana.username}`;
    const { id, post } = await makeChannel(page, name);
    await apiOf(other.context()).groups.joinGroup({ group_id: id });

    await other.goto(`/group/${id}`);
    await other.getByRole('link', { name: 'Leave a comment' }).click();
    await expect(other).toHaveURL(`/group/${id}?post=${post}`);
    await expect(other.getByRole('heading', { level: 1, name: 'Comments' })).toBeFocused();
    await expect(comments(other).getByText('We ship on Friday')).toBeVisible();
    await expect(comments(other).getByText('No comments yet')).toBeVisible();
    await check(other, 'a thread without comments');
    await page.goto(`/group/${id}`);
    await comment(other, 'At last!');
    await expect(comments(other).getByText('1 comment', { exact: true })).toBeVisible();

    // Whoever runs the channel sees the number grow, and answers.
    await page.getByRole('link', { name: '1 comment' }).click();
    await bubble(page, 'At last!').hover();
    await bubble(page, 'At last!').getByRole('button', { name: 'Message actions' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Reply' }).click();
    await comment(page, 'It was time.');
    const answer = bubble(other, 'It was time.');
    await expect(answer.getByText('At last!')).toBeVisible();
    await expect(comments(other).getByText('2 comments', { exact: true })).toBeVisible();
    for (const screen of [page, other]) await check(screen, 'a thread');

    // A reload stays there, Back leads to the channel, and the field of the channel is as closed as before.
    await other.reload();
    await expect(answer).toBeVisible();
    await other.goBack();
    await expect(other.getByRole('link', { name: '2 comments' })).toBeVisible();
    await expect(other.getByText('Only those who run this channel post here')).toBeVisible();
    await expect(bubble(other, 'It was time.')).toHaveCount(0);
    await check(other, 'a channel with comments');

    // The notice leads to the answer.
    await other.goto('/notifications');
    await other.getByRole('link', { name: `replied to your comment in ${name}` }).click();
    await expect(other).toHaveURL(new RegExp(`/group/${id}\\?post=${post}&comment=`));
    await expect(answer).toBeVisible();
    await other.getByRole('button', { name: `Back to ${name}` }).click();
    await expect(other).toHaveURL(`/group/${id}`);

    // Taken back by whoever runs the channel, and counted no more.
    await bubble(page, 'At last!').first().hover();
    await bubble(page, 'At last!').first().getByRole('button', { name: 'Message actions' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete for everyone' }).click();
    await expect(other.getByRole('link', { name: '1 comment' })).toBeVisible();

    // With its post the thread is gone, also for those who read it.
    watch.allow(404, '/api/messages/changes');
    watch.allow(404, '/api/messages');
    await other.getByRole('link', { name: '1 comment' }).click();
    await expect(answer).toBeVisible();
    await apiOf(context).messages.actOnMessage({ message_id: post, action: 'delete' });
    await expect(other.getByText('This post is not there any more')).toBeVisible();
    await check(other, 'a thread that is gone');
  });

  test('[TLK-03] are switched off in the settings, and a number from outside', async ({
    page,
    member,
    otherBrowser,
  }) => {
    const name = `Notes of ${member.username}`;
    const { id, post } = await makeChannel(page, name);
    const said = { conversation_id: id, thread_of: post, content: 'First!' };
    await apiOf(page.context()).messages.sendMessage(said);
    const other = await otherBrowser();
    await signUp(other.context(), newName('bob'));
    await other.goto(`/group/${id}`);
    await expect(other.getByText('1 comment', { exact: true })).toBeVisible();
    await expect(other.getByText('First!')).toHaveCount(0);

    await page.goto(`/group/${id}?info=settings`);
    const settings = page.getByRole('dialog', { name: 'Channel settings' });
    await expect(settings.getByRole('switch', { name: 'Comment approval' })).toBeVisible();
    await settings.getByRole('switch', { name: 'Comments' }).click();
    await expect(settings.getByRole('switch', { name: 'Comment approval' })).toBeHidden();
    await check(page, 'settings of a channel');
    await settings.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.goto(`/group/${id}?post=${post}`);
    await expect(comments(page).getByText('First!')).toBeVisible();
    await expect(page.getByText('Comments are off in this channel')).toBeVisible();
  });
});
