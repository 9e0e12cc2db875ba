// A newcomer's first minutes, on a phone: from the landing page to their tenth post.
import type { Page } from '@playwright/test';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';

/** The tenth post of a newcomer lies on the other side of some writing. */
const POSTS = 10;

const joinByEmail = async (page: Page, name: string): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue with Email' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${name}@example.com`);
  await page.getByRole('textbox', { name: 'Password' }).fill('three purple otters');
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page).toHaveURL('/welcome');
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

test.describe('a newcomer', { tag: '@phone' }, () => {
  test.setTimeout(90_000);

  test('is welcomed and goes from the landing page to their tenth post [SOC-01]', async ({ page }) => {
    const name = newName('newbie');
    await joinByEmail(page, name);
    await expect(heading(page, 'Welcome to Wagram')).toBeVisible();
    await check(page, 'welcome: profile');
    await page.getByRole('textbox', { name: 'Display name' }).fill('Nela New');
    await next(page).click();

    await expect(heading(page, 'What do you like?')).toBeVisible();
    await page.getByRole('button', { name: '#jazz' }).click();
    await expect(page.getByRole('button', { name: '#jazz' })).toHaveAttribute('aria-pressed', 'true');
    await check(page, 'welcome: topics');
    await next(page).click();

    await expect(heading(page, 'Follow a few people')).toBeVisible();
    const people = page.getByRole('listitem');
    await expect(people).toHaveCount(5);
    await expect(people.first()).toContainText('Writes about #jazz');
    await check(page, 'welcome: people');
    await page.getByRole('button', { name: 'Follow all 5' }).click();
    await expect(page.getByRole('button', { name: /^Unfollow @/ })).toHaveCount(5);
    await next(page).click();

    await expect(heading(page, /WGM/)).toBeVisible();
    await expect(page.getByText('A tip is a thank-you')).toBeVisible();
    await check(page, 'welcome: credit');
    await page.getByRole('button', { name: 'Go to my feed' }).click();

    await expect(page).toHaveURL('/home?tab=following');
    await expect(page.getByRole('article').nth(3)).toBeVisible();

    // Who has been welcomed is a member like any other.
    await page.goto('/welcome');
    await expect(page).toHaveURL('/home');

    for (let written = 1; written <= POSTS; written += 1) {
      await page.goto('/compose');
      await page.getByRole('textbox', { name: 'Your post' }).fill(`My post number ${written}`);
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(page).toHaveURL(/\/home/);
    }
    await page.goto(`/user/${name}`);
    await expect(heading(page, 'Nela New')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Nela New: My post number 10' })).toBeVisible();
    await check(page, 'the profile of a newcomer');
  });

  test('can skip all of it, a step, or go back, and is not asked twice [SOC-01]', async ({ page, otherBrowser }) => {
    const name = newName('skipper');
    await joinByEmail(page, name);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(heading(page, 'What do you like?')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Welcome to Wagram')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Skip all' }).click();
    await expect(page).toHaveURL('/home');

    const elsewhere = await otherBrowser();
    await elsewhere.goto('/email-auth');
    await elsewhere.getByRole('textbox', { name: 'Email' }).fill(`${name}@example.com`);
    await elsewhere.getByRole('textbox', { name: 'Password' }).fill('three purple otters');
    await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(elsewhere).toHaveURL('/home');
  });

  test('is the only one who is welcomed: a guest signs in first, a member is at home [SOC-01]', async ({
    page,
    otherBrowser,
  }) => {
    await page.goto('/welcome');
    await expect(page).toHaveURL('/auth');
    const member = await otherBrowser();
    await signUp(member.context());
    await member.goto('/welcome');
    await expect(member).toHaveURL('/home');
  });
});
