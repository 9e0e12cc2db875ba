// Ranking that can be read and tuned: why a post is here, the formula step by step, and Trending by one's own weights.
import { apiOf } from './api.ts';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';
import { cardOf, postAs } from './posts.ts';

test('a reader asks why, runs the formula, tunes it and takes it back [SOC-12] @phone', async ({
  page,
  member,
  otherBrowser,
}) => {
  test.setTimeout(90_000);
  const evas = (await otherBrowser()).context();
  const eva = await signUp(evas, newName('eva'));
  const boats = await postAs(evas, 'frost on the boats, by Wagram');
  await apiOf(page.context()).posts.actOnPost({ post_id: boats, action: 'like', user_id: member.id });

  await page.goto('/home?tab=trenches');
  await cardOf(page, boats).getByRole('button', { name: 'More about this post' }).click();
  await page.getByRole('menuitem', { name: 'Why am I seeing this?' }).click();
  const why = page.getByRole('dialog', { name: 'Why am I seeing this?' });
  await expect(why).toContainText('Everybody’s posts stand here.');
  await check(page, 'why a post is here');
  await why.getByRole('link', { name: 'Run the Trending formula on it' }).click();

  await expect(page).toHaveURL(`/trending/formula?post=${boats}`);
  const steps = page.getByRole('table', { name: 'Step by step' });
  const row = (name: string) => steps.getByRole('row', { name });
  await expect(page.getByText(`A post by ${eva.username}`)).toBeVisible();
  await expect(row('1 like')).toContainText('× 3 = 3');
  await expect(row('Score')).toHaveText(/^Score99$/);

  const like = page.getByRole('slider', { name: 'A like' });
  await like.focus();
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('5 points')).toBeVisible();
  await expect(row('Score')).toHaveText(/^Score915$/);
  await check(page, 'the formula');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Trending now goes by your weights.')).toBeVisible();

  const ranked = page.waitForRequest((request) => request.url().includes('by=own'));
  await page.goto('/home?tab=trending');
  await ranked;
  await expect(page.getByText('Why is this here?').first()).toBeVisible();
  await page.getByRole('link', { name: 'By your weights' }).click();
  await expect(page.getByRole('slider', { name: 'A like' })).toHaveValue('5');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Trending goes by the documented formula again.')).toBeVisible();
  await page.goto('/trending');
  await page.getByRole('link', { name: 'How it counts' }).click();
  await expect(page.getByRole('slider', { name: 'A like' })).toHaveValue('3');
});
