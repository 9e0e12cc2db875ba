// What reaches a member: the bell while they look, the list, what they switched off, and a browser that is woken.
import type { BrowserContext, Page } from '@playwright/test';
import type { PostId } from '@wagram/contract/kernel';
import { apiOf } from './api.ts';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';
import { postAs } from './posts.ts';

const like = (context: BrowserContext, id: PostId) => apiOf(context).posts.actOnPost({ post_id: id, action: 'like' });
const comment = (context: BrowserContext, id: PostId, content: string) =>
  apiOf(context).comments.createComment({ post_id: id, content });

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test.describe('notifications', () => {
  test('reach a bell that is looked at, are read, switched off and silenced by a block @phone [NOTI-01, NOTI-03, NOTI-04, SHELL-09, MEND-09, SOC-08]', async ({
    page,
    member,
    otherBrowser,
  }) => {
    test.setTimeout(120_000);
    const [evas, leos] = [(await otherBrowser()).context(), (await otherBrowser()).context()];
    const [eva, leo] = [await signUp(evas, newName('eva')), await signUp(leos, newName('leo'))];
    const garden = await postAs(page.context(), 'my garden in May');
    await page.goto('/home');
    await expect(bell(page, 'Notifications')).toBeVisible();
    // Without a reload: the page hears of it.
    await like(evas, garden);
    await expect(bell(page, 'Notifications, 1 new')).toBeVisible();
    await expect(page).toHaveTitle('(1) Home · Wagram');
    expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/favicon-unread.svg');
    await like(leos, garden);
    await expect(bell(page, 'Notifications, 2 new')).toBeVisible();
    await bell(page, 'Notifications, 2 new').click();
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: `@${leo.username} and @${eva.username} liked your post, unread` }),
    ).toBeVisible();
    await comment(evas, garden, 'Which rose is that?');
    await apiOf(evas).follows.follow({ following_id: member.id });
    await expect(main.getByText('4 unread')).toBeVisible();
    // Seen is not read: the bell is quiet, the list still counts.
    await expect(bell(page, 'Notifications')).toBeVisible();
    const rows = main.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText(`@${eva.username}`);
    await expect(rows.first()).toContainText('started following you');
    await check(page, '/notifications');
    // Following back is done in place, and Mentions holds what was meant for her.
    await main.getByRole('button', { name: `Follow Back @${eva.username}` }).click();
    await expect(main.getByRole('button', { name: `Unfollow @${eva.username}` })).toBeVisible();
    await main.getByRole('link', { name: 'Mentions' }).click();
    await expect(main.getByText('No mentions yet')).toBeVisible();
    await page.goBack();

    await main.getByRole('link', { name: `@${eva.username} commented on your post, unread` }).click();
    await expect(page).toHaveURL(new RegExp(`/post/${garden}#comment-`));
    await expect(page.getByText('Which rose is that?')).toBeVisible();
    await page.goBack();
    await expect(main.getByText('3 unread')).toBeVisible();
    await main.getByRole('button', { name: 'Mark all read' }).click();
    await expect(main.getByText('All caught up!')).toBeVisible();
    await page.reload();
    await expect(main.getByText('All caught up!')).toBeVisible();
    await expect(rows).toHaveCount(3);
    await expect(page).toHaveTitle('Notifications · Wagram');

    await main.getByRole('link', { name: 'Notification settings' }).click();
    await main.getByRole('switch', { name: 'Likes' }).click();
    await check(page, '/notification-settings');
    await expect(async () => {
      const { settings } = await apiOf(page.context()).settings.readSettings();
      expect(settings.notify).toMatchObject({ likes: false });
    }).toPass();
    const shed = await postAs(page.context(), 'my shed in June');
    await like(evas, shed);
    await comment(leos, shed, 'Solid work.');
    await expect(bell(page, 'Notifications, 1 new')).toBeVisible();
    await main.getByRole('link', { name: 'Back to notifications' }).click();
    await expect(rows).toHaveCount(4);

    // What was there goes too, and comes back to nobody.
    await apiOf(page.context()).blocks.block({ blocked_id: eva.id });
    await expect(main.getByText(`@${eva.username}`)).toHaveCount(0);
    await expect(rows).toHaveCount(2);
  });
});
