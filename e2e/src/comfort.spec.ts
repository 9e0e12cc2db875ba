// Theme, keyboard, and a network that comes and goes.
import type { Page } from '@playwright/test';
import { expect, kept, test } from './journey.ts';

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

test.describe('the theme', { tag: '@wide' }, () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`is the system's (${scheme}) until somebody chooses [SHELL-08]`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('/terms');
      expect(await isDark(page)).toBe(scheme === 'dark');
      expect(await kept(page, 'wagram_theme')).toBeNull();
      // It follows while the page is open.
      await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' });
      await expect.poll(() => isDark(page)).toBe(scheme !== 'dark');
    });
  }

  test('is kept under its own key, in every tab, and beats the system [SHELL-08]', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/terms');
    const second = await context.newPage();
    await second.emulateMedia({ colorScheme: 'light' });
    await second.goto('/terms');
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await expect.poll(() => isDark(page)).toBe(true);
    await expect.poll(() => isDark(second)).toBe(true);
    expect(await kept(page, 'wagram_theme')).toBe('dark');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
    expect(await isDark(page)).toBe(true);
    await page.getByRole('button', { name: 'Switch to the light theme' }).click();
    expect(await kept(page, 'wagram_theme')).toBe('light');
  });

  test('is there before anything is drawn, so nothing flashes [SHELL-08]', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/terms');
    await page.evaluate(() => window.localStorage.setItem('wagram_theme', 'dark'));
    // Held back, the page's own script cannot be what sets it; the body does not exist when the class does.
    await page.addInitScript(() => {
      const watcher = new MutationObserver(() => {
        if (!document.documentElement.classList.contains('dark')) return;
        watcher.disconnect();
        Object.assign(window, { setBeforeBody: document.body === null });
      });
      watcher.observe(document, { attributes: true, subtree: true, attributeFilter: ['class'] });
    });
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/terms', { waitUntil: 'commit' });
    await expect.poll(() => isDark(page)).toBe(true);
    expect(await page.evaluate(() => (window as { setBeforeBody?: boolean }).setBeforeBody)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');
    goOn();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    expect(await isDark(page)).toBe(true);
  });
});

test.describe('the keyboard', { tag: '@wide' }, () => {
  test('has a sheet that tells its keys, and they work', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard' });
    await expect(sheet).toContainText('Go to Home');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('e');
    await expect(page).toHaveURL('/explore');
    // A new page takes the focus to its content; only then is the next key pressed.
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    // Keys rest while one types.
    await page.keyboard.type('gh?');
    await expect(page).toHaveURL('/explore');
    await expect(sheet).toBeHidden();
  });

  test('can be switched off', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Keyboard' }).click();
    const sheet = page.getByRole('dialog', { name: 'Keyboard' });
    await sheet.getByRole('switch', { name: 'Keyboard shortcuts' }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('?');
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page).toHaveURL('/terms');
    await expect(sheet).toBeHidden();
  });

  test('reaches the content first, past the menu', async ({ page }) => {
    for (const path of ['/terms', '/email-auth']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to the content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    }
  });
});

test.describe('without a network', { tag: '@phone' }, () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page says so, and the shell still opens; nothing of /api is kept', async ({ page, context, watch }) => {
    watch.allowLine(/net::ERR_(INTERNET_DISCONNECTED|FAILED)|You seem to be offline/);
    await page.goto('/terms');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto('/home');
    await expect(page.getByRole('main')).toBeVisible();
    const addresses = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await window.caches.keys())
        for (const request of await (await window.caches.open(name)).keys()) found.push(new URL(request.url).pathname);
      return found;
    });
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((path) => path.startsWith('/api'))).toEqual([]);

    const banner = page.getByText('You are offline. What you see may be out of date.');
    await expect(banner).toBeHidden();
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  });

  test('the manifest makes an app of it, with icons that exist', async ({ page, request }) => {
    await page.goto('/');
    const path = await page.locator('link[rel="manifest"]').getAttribute('href');
    const reply = await request.get(path ?? '');
    expect(reply.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await reply.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(manifest).toMatchObject({ name: 'Wagram', start_url: '/home', display: 'standalone', scope: '/' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const icon of manifest.icons) {
      const picture = await request.get(icon.src);
      expect(picture.headers()['content-type']).toBe('image/png');
      const side = (await picture.body()).readUInt32BE(16);
      expect(icon.sizes).toBe(`${side}x${side}`);
    }
    const worker = await request.get('/sw.js');
    expect(worker.headers()['cache-control']).toContain('max-age=0');
  });
});
