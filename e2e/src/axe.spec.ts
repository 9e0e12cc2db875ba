// Nothing serious or critical on any screen. What a wide screen puts around them is judged where it differs.
import { apiOf } from './api.ts';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';
import { cardOf, postAs, takePhoto } from './posts.ts';

interface Screen {
  readonly path: string;
  readonly shows: string | RegExp;
}

const WAYS_IN: readonly Screen[] = [
  { path: '/', shows: /Connect/ },
  { path: '/x-auth', shows: 'X is not set up on this server' },
  { path: '/email-auth', shows: 'Welcome back' },
  { path: '/email-auth?mode=signup', shows: 'Join' },
  { path: '/auth', shows: 'Welcome back' },
  { path: '/twitter/callback?error=access_denied', shows: 'Connection Failed' },
  { path: '/reset-password', shows: 'Forgot your password?' },
  { path: '/reset-password#token=abc', shows: 'Choose a new password' },
  { path: '/verify-email', shows: 'This did not work' },
  { path: '/invite/ana', shows: '@ana invites you to Wagram' },
];

const IN_SHELL: readonly Screen[] = [
  { path: '/terms', shows: 'Terms' },
  { path: '/privacy', shows: 'Privacy Policy' },
  { path: '/security', shows: 'Security' },
  { path: '/account', shows: 'Settings' },
  { path: '/account/display', shows: 'Display' },
  { path: '/nothing-here', shows: 'There is nothing at this address' },
  { path: '/drafts', shows: 'Drafts' },
  { path: '/lists', shows: 'Lists' },
  { path: '/wallet', shows: 'Wallet' },
  { path: '/wallet?tab=activity', shows: 'Wallet' },
  { path: '/wallet/settings', shows: 'Wallet settings' },
  { path: '/rewards', shows: 'Rewards' },
  { path: '/verification', shows: 'Get Verified' },
  { path: '/staking', shows: 'Stake WGR' },
  { path: '/buy-wagram', shows: 'Buy Wagram' },
  { path: '/launch-token', shows: 'Launchpad' },
  { path: '/reserves', shows: 'Reserves' },
  { path: '/moderation/money', shows: 'There is nothing at this address' },
  { path: '/ai', shows: 'Wagram AI' },
  { path: '/games', shows: 'Games' },
  { path: '/werunner', shows: 'WeRunner' },
  { path: '/help', shows: 'Help' },
  { path: '/games/werunner/', shows: 'WeRunner' },
  { path: '/livestream', shows: 'Go Live' },
  { path: '/trending', shows: 'Trending' },
  { path: '/trending/formula', shows: 'How Trending counts' },
  { path: '/explore', shows: 'Explore' },
];

test.describe('axe finds nothing serious', () => {
  test.setTimeout(180_000);

  for (const [name, screens] of [
    ['the screens of signing in', WAYS_IN],
    ['the pages of a guest', IN_SHELL],
  ] as const) {
    test(`on ${name} @phone`, async ({ page }) => {
      for (const { path, shows } of screens) {
        await page.goto('about:blank');
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
        await check(page, path);
      }
    });
  }

  test('on forms that were filled in wrongly @phone', async ({ page }) => {
    await page.goto('/email-auth?mode=signup');
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveCount(3);
    await check(page, 'a form with faults');
  });

  test('on the page of a member @phone', async ({ page, member }) => {
    await page.goto('/security');
    await expect(page.getByText(member.email)).toBeVisible();
    await check(page, '/security');
    await page.goto('/rewards');
    await expect(page.getByText('Nobody yet')).toBeVisible();
    await check(page, 'the rewards of a member');
    await page.goto('/wallet?tab=activity');
    await expect(page.getByText('Welcome gift')).toBeVisible();
    await check(page, 'the wallet of a member');
    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Do not send real SOL: it would not appear here.')).toBeVisible();
    await check(page, 'the address to receive at');
    await page.goto('/wallet/settings');
    await page.getByRole('button', { name: 'Show recovery phrase' }).click();
    await page.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByRole('dialog', { name: 'Import a wallet' })).toBeVisible();
    await check(page, 'the wallet settings of a member');
  });

  test('on profiles and lists of people @phone', async ({ page, member, otherBrowser }) => {
    const other = (await otherBrowser()).context();
    const quiet = await signUp(other, newName('paula'));
    await apiOf(other).follows.follow({ following_id: member.id });
    await apiOf(page.context()).profiles.updateProfile({ private: true, bio: 'Benches and birds' });
    const third = (await otherBrowser()).context();
    const asking = await signUp(third, newName('leo'));
    await apiOf(third).follows.follow({ following_id: member.id });
    await apiOf(other).profiles.updateProfile({ private: true });

    await page.goto('/profile');
    await expect(page.getByText('Benches and birds')).toBeVisible();
    await check(page, '/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit Profile' });
    await editor.getByLabel('Profile picture').setInputFiles(await takePhoto(page));
    await expect(editor.getByRole('application')).toBeVisible();
    await check(page, 'the profile editor');
    await page.goto(`/user/${quiet.username}`);
    await expect(page.getByText('This account is private')).toBeVisible();
    await check(page, 'a private profile');
    await page.goto(`/user/${member.username}/followers`);
    await expect(page.getByRole('button', { name: `Accept @${asking.username}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Follow Back @${quiet.username}` })).toBeVisible();
    await check(page, 'followers with a request');
  });

  test('on the start page', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    await check(page, '/home');
  });

  test('on a post, its gift prompt and its comments @phone', async ({ page, member }) => {
    const id = await postAs(page.context(), `Words of ${member.username}`);
    await page.goto(`/post/${id}`);
    await expect(cardOf(page, id)).toBeVisible();
    await check(page, '/post');
    await page.goto(`/post/${id}/comments`);
    await page.getByRole('button', { name: 'Add Comment' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Comment' })).toBeVisible();
    await check(page, 'the comment dialog');
    await page.goto('/home?tab=trending');
    await page.locator('[data-act="gift"]').first().click();
    await expect(page.getByText('Balance: 100 WGM')).toBeVisible();
    await check(page, 'the gift prompt');
  });

  test('on the dialogs', async ({ page, context, isMobile }) => {
    await page.goto('/security');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in to Wagram' })).toBeVisible();
    await check(page, 'the sign-in dialog');
    await page.getByRole('button', { name: 'Continue with phone' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in by phone' })).toBeVisible();
    await check(page, 'the phone dialog');
    await page.goto('/terms');
    if (isMobile) {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
      await check(page, 'the drawer');
    } else {
      await page.getByRole('button', { name: 'Keyboard' }).click();
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
      await check(page, 'the keys');
    }
    await apiOf(context).auth.signup({
      username: 'axe_reader',
      email: 'axe@example.com',
      password: 'three purple otters',
    });
    await page.goto('/security');
    await page.getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Your password' }).fill('three purple otters');
    await check(page, 'the question for the owner');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
    await check(page, 'the two-factor dialog');
  });
});
