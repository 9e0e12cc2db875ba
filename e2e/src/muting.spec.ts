// What a member does not want to meet: words, what happens under a post, and how many likes there are.
import { apiOf } from './api.ts';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';
import { cardOf, postAs } from './posts.ts';

test('a word is muted, posts with it are folded, and nobody is told of them [SOC-10] @phone', async ({
  page,
  member,
  otherBrowser,
}) => {
  test.setTimeout(90_000);
  const evas = (await otherBrowser()).context();
  const eva = await signUp(evas, newName('eva'));
  const garden = await postAs(page.context(), 'my garden in May');
  await page.goto('/account/muted');
  await page.getByRole('textbox', { name: 'Word, phrase or #hashtag' }).fill('Quagga');
  await page.getByRole('radio', { name: '24 hours' }).check({ force: true });
  await page.getByRole('button', { name: 'Mute word' }).click();
  await expect(page.getByRole('button', { name: 'Unmute quagga' })).toBeVisible();
  await check(page, 'what is muted');

  await postAs(evas, 'a #quagga in the garden');
  await apiOf(evas).comments.createComment({ post_id: garden, content: 'quagga!' });
  await apiOf(evas).comments.createComment({ post_id: garden, content: 'lovely' });
  await page.goto('/search?q=garden&tab=posts');
  const folded = page.getByRole('article', { name: /with a word you muted/ });
  await expect(folded).toBeVisible();
  await expect(page.getByText('a #quagga in the garden')).toHaveCount(0);
  await folded.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('a #quagga in the garden')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByRole('link', { name: `@${eva.username} commented on your post, unread` })).toBeVisible();
  await expect(page.getByText('1 unread')).toBeVisible();

  // The post's own menu: nothing more is told of it.
  await page.goto(`/post/${garden}`);
  await page.getByRole('button', { name: 'More about this post' }).click();
  await page.getByRole('menuitem', { name: 'Mute notices of this post' }).click();
  await expect(page.getByText('You will hear no more of what happens under this post.')).toBeVisible();
  await apiOf(evas).comments.createComment({ post_id: garden, content: 'and another word' });
  await apiOf(evas).follows.follow({ following_id: member.id });
  await page.goto('/notifications');
  await expect(page.getByText('2 unread')).toBeVisible();

  await page.goto('/account/display');
  const kept = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/settings') && reply.request().method() === 'PUT',
  );
  await page.getByRole('switch', { name: 'Hide like counts' }).click();
  await kept;
  await page.goto(`/user/${member.username}`);
  await expect(cardOf(page, garden).getByRole('button', { name: 'Like', exact: true })).toBeVisible();
});
