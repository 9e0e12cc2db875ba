// Finding what goes on: hot posts and why they are here, hashtags, communities to join, people to follow.
import type { Page } from '@playwright/test';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';

/** Does something and waits for the write that comes of it. */
const written = async (page: Page, path: string, act: () => Promise<void>): Promise<void> => {
  const reply = page.waitForResponse(
    (one) => new URL(one.url()).pathname === path && one.request().method() !== 'GET' && one.ok(),
  );
  await act();
  await reply;
};

test('a newcomer finds what is hot and why, a community to join and somebody to follow @phone [TREND-01, TREND-02, TREND-03, EXPL-01, EXPL-02]', async ({
  page,
  member: _member,
}) => {
  test.setTimeout(120_000);
  await page.goto('/trending');
  await expect(page.getByRole('heading', { level: 1, name: 'Trending' })).toBeVisible();
  await expect(page.getByText('The list updates every 5 minutes.')).toBeVisible();
  await page.getByRole('link', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL('/trending?window=7d');

  const card = page.getByRole('article').first();
  const why = card.getByRole('group', { name: 'Why is this here?' });
  await why.getByText('Why is this here?').click();
  const terms = await why.getByRole('term').allTextContents();
  expect(terms.slice(0, 3).map((term) => term.replace(/^[\d,]+ /, ''))).toEqual([
    expect.stringMatching(/^likes? × 3$/),
    expect.stringMatching(/^(reply|replies) × 2$/),
    expect.stringMatching(/^shares? × 4$/),
  ]);
  await check(page, 'trending, with a reason open');

  // A like here is a like everywhere.
  const id = (await card.getAttribute('data-post')) ?? '';
  const like = page.locator(`[data-post="${id}"] [data-act="like"]`).first();
  const before = Number(((await like.textContent()) ?? '').replaceAll(',', ''));
  await written(page, '/api/posts', () => like.click());
  await expect(like).toHaveText(String(before + 1));
  await page.goto(`/post/${id}`);
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/trending?window=7d');
  await page.getByRole('link', { name: 'Topics', exact: true }).click();
  await expect(page).toHaveURL('/trending?tab=topics&window=7d');
  const topic = page.getByRole('list', { name: 'Topics' }).getByRole('link').first();
  await expect(topic).toContainText(/#\w+\d+ posts? · \d+ (person|people)/);
  await check(page, 'topics');
  const tag = /#(\w+?)\d+ posts?/.exec((await topic.textContent()) ?? '')?.[1] ?? '';
  await topic.click();
  await expect(page).toHaveURL(new RegExp(`/search\\?q=%23${tag}`));
  await expect(page.getByRole('article').first()).toContainText(`#${tag}`, { ignoreCase: true });

  await page.goto('/explore');
  await expect(page.getByText('Content updates every minute.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Popular' }).click();
  await expect(page).toHaveURL('/explore?filter=popular');
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('sensor goat');
  await expect(page).toHaveURL('/explore?filter=popular&q=sensor+goat');
  await expect(page.getByRole('article').first()).toContainText('A goat ate sensor 14.');

  await page.getByRole('link', { name: 'Communities' }).click();
  await page.getByRole('link', { name: 'Gaming' }).click();
  await expect(page).toHaveURL('/explore?tab=communities&filter=gaming');
  const moths = page.getByRole('listitem').filter({ hasText: 'Moths and Other Games' });
  await expect(moths).toContainText('7 members');
  await check(page, 'communities');
  await written(page, '/api/groups/join', () =>
    moths.getByRole('button', { name: 'Join: Moths and Other Games' }).click(),
  );
  await expect(moths.getByRole('button', { name: 'Joined: Moths and Other Games' })).toBeVisible();
  await expect(moths).toContainText('8 members');
  await moths.getByRole('link', { name: 'Moths and Other Games' }).click();
  await expect(page).toHaveURL(/\/group\//);
  await expect(page.getByText('What broke today: gravity, but only on the left.')).toBeVisible();

  await page.goto('/explore?tab=creators');
  await page.getByRole('link', { name: 'Artist', exact: true }).click();
  const mara = page.getByRole('listitem').filter({ hasText: '@mara' });
  await check(page, 'creators');
  await written(page, '/api/follow', () => mara.getByRole('button', { name: /^Follow/ }).click());
  await expect(mara.getByRole('button', { name: /^Unfollow/ })).toBeVisible();

  await page.getByRole('link', { name: 'Topics', exact: true }).click();
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Topics' }).getByRole('listitem').first()).toContainText('New');
  await page.getByRole('searchbox', { name: 'Search topics' }).fill('zzzz');
  await expect(page.getByText('Nothing found for “zzzz”')).toBeVisible();
});
