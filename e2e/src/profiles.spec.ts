// A profile as its owner makes it and others meet it: edited, followed, private, blocked.
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';
import { postAs, takePhoto, WIDE } from './posts.ts';

const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const save = async (page: Page): Promise<void> => {
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('✅ Profile updated successfully!')).toBeVisible();
  await expect(editor(page)).toBeHidden();
};

const choose = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'More about this profile' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

test.describe('a profile', () => {
  test('is made one’s own with a picture, words and links @phone [PROF-01, PROF-02, PROF-03, PROF-05, PROF-06]', async ({
    page,
    context,
    member,
    server,
  }) => {
    test.setTimeout(60_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    await page.goto('/profile');
    await expect(page.getByText('No posts yet')).toBeVisible();
    await expect(page.getByText(/Twitter user/)).toBeHidden();

    const photo = await takePhoto(page);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await editor(page).getByLabel('Profile picture').setInputFiles(photo);
    const square = editor(page).getByRole('application');
    await expect(square).toBeVisible();
    // By keyboard: larger, then to the left edge.
    await square.focus();
    for (const key of ['+', '+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await expect(editor(page).getByLabel('Zoom')).toHaveValue('1.3');
    await editor(page).getByRole('button', { name: 'Use this picture' }).click();
    await editor(page).getByLabel('Display name').fill('Mia of the Garden');
    await editor(page).getByLabel('Bio').fill('Benches 🪑 and birds');
    await expect(editor(page).getByText('19/160')).toBeVisible();
    await editor(page).getByLabel('Discord URL').fill('javascript:alert(1)');
    await editor(page).getByRole('button', { name: 'Save' }).click();
    await expect(editor(page).getByText('A link is an address with https://')).toBeVisible();
    await editor(page).getByLabel('Discord URL').fill('discord.gg/garden');
    await save(page);

    for (const visit of ['at once', 'after a reload']) {
      await expect(heading(page), visit).toContainText('Mia of the Garden');
      await expect(page.getByText('Benches 🪑 and birds')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Discord discord.gg/garden' })).toBeVisible();
      const avatar = page.getByRole('main').locator('img[src*="-avatars/"]').first();
      await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
      if (visit === 'at once') await page.reload();
    }
    await choose(page, 'Share');
    await expect(page.getByText('Profile link copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/user/${member.username}`);
    await page.getByRole('link', { name: 'NFT Holds' }).click();
    await expect(page).toHaveURL('/profile?tab=nft');
    await expect(page.getByRole('link', { name: 'Link an address' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/home');
    await page.goto('/user');
    await expect(page).toHaveURL('/home');
  });

  test('is followed, asked, blocked and let in again @wide [USER-01, USER-02, FOLL-01, FOLL-02, FOLL-04, BLOCK-01]', async ({
    page,
    member,
    otherBrowser,
    watch,
  }) => {
    test.setTimeout(60_000);
    watch.allow(404, '/api/user-profile');
    const other = await otherBrowser(WIDE);
    const ida = await signUp(other.context(), newName('ida'));
    await postAs(other.context(), `Only for friends of ${ida.username}`);
    const hers = page.getByText(`Only for friends of ${ida.username}`);

    await page.goto(`/user/${ida.username}`);
    await expect(hers).toBeVisible();
    await page.getByRole('button', { name: `Follow @${ida.username}` }).click();
    await expect(page.getByRole('button', { name: `Unfollow @${ida.username}` })).toHaveText('Unfollow');
    await expect(page.getByRole('link', { name: '1 FOLLOWERS' })).toBeVisible();
    await page.getByRole('button', { name: `Unfollow @${ida.username}` }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: `Unfollow @${ida.username}` })).toHaveText('Unfollow');

    // She finds her follower, follows back, and from then on wants to be asked.
    await other.goto(`/user/${ida.username}/followers`);
    await expect(other.getByText(/Followed you /)).toBeVisible();
    await other.getByRole('button', { name: `Follow Back @${member.username}` }).click();
    await expect(other.getByRole('button', { name: `Unfollow @${member.username}` })).toHaveText('Unfollow');
    await other.goto('/profile');
    await other.getByRole('button', { name: 'Edit Profile' }).click();
    await editor(other).getByRole('switch', { name: 'Private account' }).click();
    await save(other);

    const third = await otherBrowser(WIDE);
    const leo = await signUp(third.context(), newName('leo'));
    await third.goto(`/user/${ida.username}`);
    await expect(third.getByText('This account is private')).toBeVisible();
    await third.getByRole('button', { name: `Follow @${ida.username}` }).click();
    await expect(third.getByRole('button', { name: `Requested @${ida.username}` })).toHaveText('Requested');
    await other.goto(`/user/${ida.username}/followers`);
    await expect(other.getByRole('heading', { name: '1 follow request' })).toBeVisible();
    await other.getByRole('button', { name: `Accept @${leo.username}` }).click();
    await expect(other.getByText(`@${leo.username} follows you now.`)).toBeVisible();
    await third.reload();
    await expect(third.getByText(`Only for friends of ${ida.username}`)).toBeVisible();

    // A block closes the door both ways; taken back, one is a stranger.
    await other.goto(`/user/${member.username}`);
    await choose(other, 'Block user');
    const question = other.getByRole('dialog', { name: `Block @${member.username}?` });
    await expect(question).toContainText('You stop following each other');
    await question.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(
      other.getByText(`Blocked @${member.username}. You will no longer see their posts or receive messages from them.`),
    ).toBeVisible();
    await expect(other.getByText(`You blocked @${member.username}`)).toBeVisible();
    await page.reload();
    await expect(page.getByText('User not found')).toBeVisible();
    await other.goto('/profile');
    await choose(other, 'Blocked and muted people');
    const list = other.getByRole('dialog', { name: 'Blocked and muted people' });
    await list.getByRole('button', { name: `Unblock @${member.username}` }).click();
    await expect(other.getByText(`Unblocked @${member.username}.`)).toBeVisible();
    await page.reload();
    await expect(page.getByText('This account is private')).toBeVisible();
    await expect(hers).toBeHidden();

    // From somebody's list to a profile, and back to whose list it was.
    await third.goto(`/user/${leo.username}/following`);
    await third.getByRole('main').getByRole('link', { name: ida.username, exact: true }).click();
    await expect(third).toHaveURL(`/user/${ida.username}`);
    await third.getByRole('button', { name: 'Back' }).click();
    await expect(third).toHaveURL(`/user/${leo.username}`);
  });
});
