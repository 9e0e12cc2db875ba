// Looking for people and posts, by keyboard and by finger; and what an author then sees of it.
import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { check } from './axe.ts';
import { expect, kept, test } from './journey.ts';
import { newName, signUp } from './people.ts';
import { cardOf, postAs, WIDE } from './posts.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search people, posts, topics' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
/** Two letters in the middle change places. */
const slip = (word: string): string => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4);

test('people and posts are found by keyboard, and their author sees what it brought @wide [SRCH-01, ANAL-01, ANAL-02, DATA-07]', async ({
  page,
  member,
  otherBrowser,
}) => {
  test.setTimeout(90_000);
  const studio = await otherBrowser(WIDE);
  const author = await signUp(studio.context(), newName('zoraida'));
  const tag = `tag${author.username.replaceAll(/\D/g, '')}`;
  const id = await postAs(studio.context(), `An old lighthouse, painted by ${author.username} #${tag}`);

  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(page.getByText('Look for a name, a word or a #hashtag.')).toBeVisible();
  await page.keyboard.type(author.username.slice(0, -1));
  await expect(option(page, new RegExp(`@${author.username}`))).toBeVisible();
  await check(page, 'the open list');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, new RegExp(`@${author.username}`))).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/user/${author.username}`);

  // Whom one has visited is offered again, until it is removed.
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('/');
  await expect(option(page, `@${author.username}`)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(option(page, `@${author.username}`)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);

  // A slip of the finger still finds them.
  await box(page).fill(slip(author.username));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Results for “${slip(author.username)}”` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`@${author.username}`) })).toBeVisible();

  // The hashtag, from the list and from the post itself.
  await box(page).fill(`#${tag.slice(0, -1)}`);
  await expect(option(page, new RegExp(`#${tag}.*1 post`))).toBeVisible();
  await option(page, new RegExp(`#${tag}`))
    .first()
    .click();
  await expect(page).toHaveURL(`/search?q=%23${tag}&tab=posts`);
  await expect(cardOf(page, id)).toBeVisible();
  await page.goto(`/post/${id}`);
  await cardOf(page, id)
    .getByRole('link', { name: `#${tag}` })
    .click();
  await expect(page).toHaveURL(`/search?q=%23${tag}&tab=posts`);
  await expect(page.getByRole('heading', { level: 1, name: `Results for “#${tag}”` })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await box(page).fill('lighthouse painted');
  await option(page, 'Search posts for “lighthouse painted”').click();
  await expect(cardOf(page, id)).toBeVisible();

  // What the reader does is what the author counts.
  await cardOf(page, id).getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(cardOf(page, id).getByRole('button', { name: 'Unlike, 1 like' })).toBeVisible();
  await apiOf(page.context()).bookmarks.addBookmark({ postId: id });
  await apiOf(page.context()).comments.createComment({ post_id: id, content: 'Lovely light' });
  await apiOf(page.context()).follows.follow({ following_id: author.id });
  const figures = async (): Promise<unknown> => {
    const { analytics } = await apiOf(studio.context()).analytics.readAnalytics();
    return { ...analytics.overview, views: analytics.views.posts };
  };
  // A post that was in view for a second is reported a little later.
  await expect.poll(figures, { timeout: 20_000 }).toEqual({
    totalPosts: 1,
    totalLikes: 1,
    engagementRate: 200,
    totalComments: 1,
    bookmarks: 1,
    followers: 1,
    following: 0,
    totalShares: 0,
    totalMessages: 0,
    views: 1,
  });
  await studio.goto('/analytics');
  await expect(studio.getByRole('heading', { name: 'Analytics Overview' })).toBeVisible();
  const figure = (name: string) => studio.locator('dl > div').filter({ has: studio.getByText(name, { exact: true }) });
  for (const name of ['Likes', 'Comments', 'Bookmarks', 'Followers', 'Post views', 'Posts'])
    await expect(figure(name).locator('dd').getByText('1', { exact: true })).toBeVisible();
  await expect(studio.getByText('200%')).toBeVisible();
  await expect(studio.getByRole('slider')).toHaveAttribute('aria-valuetext', /: 1 post, 1 like, 1 view$/);
  await check(studio, '/analytics');
  await studio.getByRole('button', { name: 'Show as table' }).click();
  await expect(studio.getByRole('table').getByRole('row')).toHaveCount(2);
  await studio.getByRole('link', { name: /An old lighthouse/ }).click();
  await expect(studio).toHaveURL(`/post/${id}`);
  expect(await kept(page, 'wagram_searches')).toContain(member.id);
});

test('on a phone the search fills the screen, and analytics begin with an invitation @phone [SRCH-01, ANAL-01]', async ({
  page,
  otherBrowser,
  watch,
}) => {
  await page.goto('/analytics');
  await expect(page.getByText('Sign in required')).toBeVisible();
  const me = await signUp(page.context(), newName('nils'));
  const other = await otherBrowser();
  const found = await signUp(other.context(), newName('ottilie'));
  await page.goto('/analytics');
  await expect(page.getByText('No analytics data')).toBeVisible();
  await expect(page.getByText('Start posting to see your analytics')).toBeVisible();
  await expect(page.getByLabel('Your invitation link')).toHaveValue(new RegExp(`/invite/${me.username}$`));

  await box(page).tap();
  const sheet = page.getByRole('search');
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(844);
  await box(page).fill(found.username.slice(0, 7));
  await option(page, new RegExp(`@${found.username}`)).tap();
  await expect(page).toHaveURL(`/user/${found.username}`);
  await expect(page.getByRole('heading', { level: 1, name: found.username })).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);

  await box(page).tap();
  await box(page).fill('nothing like this');
  await box(page).press('Enter');
  await expect(page.getByText('No people found')).toBeVisible();
  await page.getByRole('link', { name: 'Posts', exact: true }).tap();
  await expect(page.getByText('No posts found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).tap();
  await expect(page.getByRole('option')).toHaveText(['nothing like this', `@${found.username}`]);
  await check(page, 'the sheet');
  await page.getByTitle('Remove nothing like this').tap();
  await expect(page.getByRole('option')).toHaveText([`@${found.username}`]);
  await page.reload();
  await box(page).tap();
  await box(page).fill('');
  await expect(page.getByRole('option')).toHaveText([`@${found.username}`]);
  await page.getByRole('button', { name: 'Clear all' }).tap();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close the search' }).tap();
  await expect(page.getByRole('listbox')).toHaveCount(0);

  // A search that fails shows nothing, and says nothing.
  watch.allow(0, '/api/search');
  await page.route('**/api/search?*', (route) => route.abort());
  await box(page).tap();
  await box(page).fill(found.username);
  await expect(page.getByRole('option')).toHaveText([`Search posts for “${found.username}”`]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a search is narrowed by operators, and an empty one offers what was looked for @phone [SOC-13]', async ({
  page,
  member,
  otherBrowser,
}) => {
  expect(member.id).not.toBe('');
  const studio = await otherBrowser();
  const author = await signUp(studio.context(), newName('yara'));
  const word = `quince${author.username.replaceAll(/\D/g, '')}`;
  const hers = await postAs(studio.context(), `${word} jam`);
  const mine = await postAs(page.context(), `${word} tree`);
  await page.goto(`/search?q=${word}`);
  await expect(cardOf(page, hers)).toBeVisible();
  await expect(cardOf(page, mine)).toBeVisible();
  await page.goto(`/search?q=${word}+from%3A${author.username}+has%3Amoney`);
  await expect(cardOf(page, hers)).toBeVisible();
  await expect(cardOf(page, mine)).toHaveCount(0);
  await expect(
    page.getByText('“has:money” was left out. After has: comes media, image, video, poll or link.'),
  ).toBeVisible();
  await check(page, 'a narrowed search');
  await page.getByRole('link', { name: `Remove: From @${author.username}` }).click();
  await expect(cardOf(page, mine)).toBeVisible();
  await box(page).fill(word);
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/search?q=${word}`);
  await page.goto('/search');
  await expect(page.getByRole('link', { name: word, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trending', exact: true })).toBeVisible();
  await check(page, 'an empty search');
  await page.getByRole('button', { name: `Remove ${word}` }).click();
  await expect(page.getByRole('link', { name: word, exact: true })).toHaveCount(0);
});
