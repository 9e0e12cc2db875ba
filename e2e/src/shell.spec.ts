import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { BARE, IN_SHELL, LOOKING_FOR } from './routes.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const leftMenu = (page: Page) => page.getByRole('complementary', { name: 'Menu and account' });
const rightPanel = (page: Page) => page.getByRole('complementary', { name: 'Beside the page' });
// Also behind a dialog that stands over the whole page.
const topBar = (page: Page) =>
  page.getByRole('banner', { includeHidden: true }).filter({ has: page.getByRole('search', { includeHidden: true }) });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts', includeHidden: true });

const ITEMS: readonly (readonly [name: string, path: string])[] = [
  ['Home', '/home'],
  ['Launch Your Token', '/launch-token'],
  ['Trending', '/trending'],
  ['Get Verified', '/verification'],
  ['Bookmarks', '/bookmarks'],
  ['Lists', '/lists'],
  ['Drafts', '/drafts'],
  ['Explore', '/explore'],
  ['Staking', '/staking'],
  ['Games', '/games'],
  ['Messages', '/messages'],
  ['Rewards', '/rewards'],
  ['Video', '/video'],
  ['Analytics', '/analytics'],
  ['Wallet', '/wallet'],
  ['Help', '/help'],
  ['Wagram AI', '/ai'],
  ['Livestream', '/livestream'],
  ['Buy Wagram', '/buy-wagram'],
  ['Profile', '/profile'],
  ['Settings', '/account'],
];

test.describe('every route', { tag: '@phone' }, () => {
  const noTopBar = /^\/(chat|dm|group)\//;
  const noBottomBar = /^\/(chat|dm|group|messages|settings|create-[a-z]+)(\/|$)/;

  test('answers with its screen, and the bars hide where they would be in the way [SHELL-05, SHELL-06]', async ({
    page,
    watch,
  }) => {
    test.setTimeout(90_000);
    watch.allowLine(LOOKING_FOR);
    for (const [path, title] of IN_SHELL) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Wagram`);
      await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
      await expect(page.getByText('There is nothing at this address')).toBeHidden();
      await expect(topBar(page), `top bar on ${path}`).toHaveCount(noTopBar.test(path) ? 0 : 1);
      await expect(bottomBar(page), `bottom bar on ${path}`).toHaveCount(noBottomBar.test(path) ? 0 : 1);
    }
    for (const path of BARE) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(topBar(page), `top bar on ${path}`).toHaveCount(0);
      await expect(bottomBar(page), `bottom bar on ${path}`).toHaveCount(0);
    }
  });

  test('that does not exist says so and leads home', async ({ page }) => {
    for (const path of ['/nothing-here', '/home/of/nobody']) {
      await page.goto(path);
      await expect(page).toHaveTitle('Not found · Wagram');
      await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('the bars', { tag: '@phone' }, () => {
  test('the bottom one has Home, Video, Analytics, Add, Wallet, Help [SHELL-06] [MEND-03]', async ({
    page,
    member,
  }) => {
    expect(member.id).not.toBe('');
    await page.goto('/terms');
    await expect(bottomBar(page).locator('a, button')).toHaveText([
      'Home',
      'Video',
      'Analytics',
      'Add',
      'Wallet',
      'Help',
    ]);
    for (const [name, path] of [
      ['Home', '/home'],
      ['Video', '/video'],
      ['Analytics', '/analytics'],
      ['Wallet', '/wallet'],
      ['Help', '/help'],
    ] as const) {
      await bottomBar(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    }
  });

  test('six targets of at least 44 px fit a phone of 320 px, each with its whole word [MEND-03]', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/terms');
    const items = bottomBar(page).locator('a, button');
    await expect(items).toHaveCount(6);
    for (const item of await items.all()) {
      const box = await item.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(await item.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    }
  });

  test('phones keep to a column of at most 448 px, with the menu behind a button [SHELL-02, SHELL-10]', async ({
    page,
  }) => {
    for (const width of [320, 390, 700]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/terms');
      await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
      const box = await page.getByRole('main').boundingBox();
      expect(box?.width).toBeLessThanOrEqual(448);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect(leftMenu(page)).toBeHidden();
      await expect(rightPanel(page)).toBeHidden();
    }
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await drawer.getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL('/explore');
    await expect(drawer).toBeHidden();
  });
});

test.describe('a tablet', { tag: '@wide' }, () => {
  test('uses its width for a column that is comfortable to read [MEND-22]', async ({ page }) => {
    for (const width of [768, 820, 1023]) {
      await page.setViewportSize({ width, height: 1100 });
      await page.goto('/terms');
      const box = await page.getByRole('main').boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(640);
      expect(box?.width).toBeLessThanOrEqual(700);
      await expect(bottomBar(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

test.describe('the top bar', () => {
  test('searches, switches the theme, and leads to notices, messages and gifts [SHELL-05, SHELL-10]', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/terms');
    await expect(topBar(page).getByRole('button', { name: 'Open the menu' })).toBeVisible({ visible: isMobile });
    await expect(topBar(page).getByRole('button', { name: /^Switch to the (dark|light) theme$/ })).toBeVisible();
    for (const [name, path] of [
      ['Notifications', '/notifications'],
      ['Messages', '/messages'],
      ['Rewards', '/rewards'],
    ] as const) {
      await page.goto('/terms');
      await topBar(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    }
    await page.goto('/terms');
    await topBar(page).getByRole('combobox').fill('street photos');
    await topBar(page).getByRole('combobox').press('Enter');
    await expect(page).toHaveURL('/search?q=street+photos');
  });
});

test.describe('wide screens', { tag: '@wide' }, () => {
  test('have the menu and the panel on all pages but landing and auth [SHELL-02]', async ({ page }) => {
    for (const path of ['/home', '/security', '/terms', '/explore', '/chat/ana', '/settings', '/nothing-here']) {
      await page.goto(path);
      await expect(leftMenu(page), `menu on ${path}`).toBeVisible();
      // D42, D35: a talk stands beside the other talks, a setting beside the other settings.
      const panel =
        path === '/chat/ana'
          ? page.getByRole('complementary', { name: 'Conversations' })
          : /^\/(security|settings)/.test(path)
            ? page.getByRole('navigation', { name: 'Sections of the settings' })
            : rightPanel(page);
      await expect(panel, `panel on ${path}`).toBeVisible();
      await expect(bottomBar(page)).toBeHidden();
    }
    for (const path of BARE) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(leftMenu(page), `menu on ${path}`).toBeHidden();
      await expect(rightPanel(page), `panel on ${path}`).toBeHidden();
    }
  });

  test('have every item in the menu, and each leads to its page [SHELL-03]', async ({ page, member }) => {
    await page.goto('/terms');
    await expect(menu(page).getByRole('button', { name: 'Log Out' })).toBeVisible();
    for (const [name, path] of ITEMS) {
      await menu(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    await menu(page).getByRole('button', { name: '2FA Settings' }).click();
    await expect(page.getByRole('dialog', { name: '2FA Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await menu(page).getByRole('button', { name: 'Log Out' }).click();
    // The walk has opened the wallet, which stays behind.
    await page.getByRole('button', { name: 'Log out without a password' }).click();
    await expect(page).toHaveURL('/logout');
    expect(member.id).not.toBe('');
  });
});

test.describe('the drawer', { tag: '@phone' }, () => {
  test('the own picture leads to the own profile, and the brand mark home [MEND-03]', async ({
    page,
    member,
    otherBrowser,
  }) => {
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await drawer.getByRole('link', { name: `@${member.username}` }).click();
    await expect(page).toHaveURL('/profile');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await drawer.getByRole('link', { name: 'Wagram', exact: true }).click();
    await expect(page).toHaveURL('/home');
    const guest = await otherBrowser({ viewport: { width: 390, height: 844 } });
    await guest.goto('/terms');
    await guest.getByRole('button', { name: 'Open the menu' }).click();
    await guest.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Wagram', exact: true }).click();
    await expect(guest).toHaveURL('/home');
  });

  test('has the same items as the menu [SHELL-03, SHELL-10]', async ({ page, member }) => {
    expect(member.id).not.toBe('');
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    for (const [name, path] of ITEMS)
      await expect(drawer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(drawer.getByRole('button', { name: '2FA Settings' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/logout');
  });
});
