// What an author earned, from the wallet's line to the file of a year.
import { readFile } from 'node:fs/promises';
import { apiOf } from './api.ts';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { signUp } from './people.ts';
import { postAs } from './posts.ts';

test('what came from whom is one step from the wallet, by keyboard too, and a year is a file [MON-13]', async ({
  page,
  context,
  otherBrowser,
}) => {
  const friend = (await otherBrowser()).context();
  const { username } = await signUp(friend);
  await signUp(context);
  await page.goto('/earnings');
  await expect(page.getByText('Nothing earned in these 7 days')).toBeVisible();

  const id = await postAs(context, 'A tram in the snow');
  await apiOf(friend).posts.actOnPost({ post_id: id, action: 'gift', amount: 5 });
  await page.goto('/wallet');
  await page.getByRole('link', { name: '+5 earned this week' }).click();
  await expect(page).toHaveURL('/earnings');
  await expect(page.getByRole('region', { name: 'Earned' })).toContainText('5 WGM');
  await expect(page.getByRole('region', { name: 'What for' })).toContainText('Gifts1 time5');
  await expect(page.getByRole('region', { name: 'Top supporters' })).toContainText(`@${username} · gave once`);
  const slider = page.getByRole('slider', { name: 'Day of the chart' });
  await expect(slider).toHaveAttribute('aria-valuetext', /: 5 WGM\. Gifts 5$/);
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /: 0 WGM$/);
  await check(page, '/earnings');

  await page.getByRole('link', { name: 'This year' }).click();
  await expect(page.getByRole('slider', { name: 'Month of the chart' })).toBeVisible();
  const year = new Date().getUTCFullYear();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${year} as CSV` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`wagram-earnings-${year}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('date,kind,from,amount,withdrawable,words');
  expect(lines[1]).toMatch(new RegExp(`^${year}-.+Z,gift,${username},5,0,$`));
  expect(lines).toHaveLength(3);
});
