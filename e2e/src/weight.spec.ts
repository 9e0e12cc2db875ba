import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { signUp } from './people.ts';
import { postAs } from './posts.ts';
import { expect, test } from './server.ts';

// What a phone has to load before it shows anything is promised to stay small.
const MAX_KB = 110;

/** The wallet beyond the shell: what shows it, and besides what one step of using it brings. */
const WALLET_MAX_KB = 40;
/** What a member's home asks for until it is quiet, pictures and fonts included. */
const HOME_REQUESTS = 30;
const HOME_MAX_KB = 250;
const CHAIN_LIBRARIES = /@solana\/|solana\/web3|createSolanaRpc|SolanaError|VersionedTransaction/;

/** Kilobytes of JavaScript, gzipped, until the page has been quiet. */
const weigh = async (page: Page, path: string): Promise<number> => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.push(response.body());
  });
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts);
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
};

/** What browsers say of something that moved. */
interface Shift {
  readonly value: number;
  readonly startTime: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

test.describe('the first load @phone', () => {
  // A worker that keeps the shell for offline use loads more, later and on purpose.
  test.use({ serviceWorkers: 'block' });

  for (const path of ['/', '/email-auth']) {
    test(`of ${path} is at most ${MAX_KB} kB of JavaScript, gzipped`, async ({ page }) => {
      const kilobytes = await weigh(page, path);
      test.info().annotations.push({ type: 'weight', description: `${kilobytes.toFixed(1)} kB` });
      expect(kilobytes).toBeGreaterThan(10);
      expect(kilobytes).toBeLessThanOrEqual(MAX_KB);
    });
  }

  for (const locale of ['de', 'es', 'ar']) {
    test.describe(locale, () => {
      test.use({ locale });
      for (const path of ['/', '/email-auth']) {
        test(`[LNG-03] of ${path} in ${locale} is at most ${MAX_KB} kB`, async ({ page }) => {
          const kilobytes = await weigh(page, path);
          test.info().annotations.push({ type: 'weight', description: `${kilobytes.toFixed(1)} kB` });
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          expect(kilobytes).toBeLessThanOrEqual(MAX_KB);
        });
      }
    });
  }

  test(`[CHN-16] of the wallet is at most ${WALLET_MAX_KB} kB more than the shell, as is each step, without a library of a chain`, async ({
    page,
    context,
  }) => {
    await signUp(context);
    const bodies = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && response.ok()) bodies.set(response.url(), response.body());
    });
    const sum = async (): Promise<number> => {
      await page.waitForLoadState('networkidle');
      const all = await Promise.all(bodies.values());
      return all.reduce((total, body) => total + gzipSync(body).length, 0) / 1000;
    };
    const steps: [name: string, go: () => Promise<void>][] = [];
    const openWallet = async () => {
      await page.getByRole('link', { name: 'Wallet' }).first().click();
      await expect(page.getByRole('region', { name: 'On Solana' })).toContainText('SOL');
    };
    // The first visit makes a wallet, and so brings the code of keys; it is weighed by itself.
    await page.goto('/home');
    await expect(page.getByRole('main')).toBeVisible();
    const before = await sum();
    await openWallet();
    const withKeys = (await sum()) - before;
    bodies.clear();
    await page.goto('/home');
    await expect(page.getByRole('main')).toBeVisible();
    let known = await sum();
    steps.push(['shown', openWallet]);
    for (const name of ['Receive', 'Send']) {
      steps.push([
        name,
        async () => {
          await page.getByRole('button', { name, exact: true }).click();
          await expect(page.getByRole('dialog', { name })).toBeVisible();
          await page.keyboard.press('Escape');
        },
      ]);
    }
    steps.push(['activity', () => page.getByRole('link', { name: 'Activity' }).click()]);
    steps.push([
      'settings',
      async () => {
        await page.getByRole('link', { name: 'Wallet settings' }).click();
        await expect(page.getByText('Recovery phrase', { exact: true })).toBeVisible();
      },
    ]);
    const weights: string[] = [];
    for (const [name, go] of steps) {
      await go();
      const now = await sum();
      weights.push(`${name} ${(now - known).toFixed(1)} kB`);
      expect.soft(now - known, name).toBeLessThanOrEqual(WALLET_MAX_KB);
      known = now;
    }
    const keys = withKeys - Number(weights[0]?.replace(/[^\d.]/g, ''));
    expect.soft(keys, 'the code of keys').toBeLessThanOrEqual(WALLET_MAX_KB);
    const description = `${weights.join(', ')}; the code of keys ${keys.toFixed(1)} kB`;
    test.info().annotations.push({ type: 'weight', description });
    for (const [url, body] of bodies) expect((await body).toString(), url).not.toMatch(CHAIN_LIBRARIES);
  });

  test(`[SOC-17] of a member's home is at most ${HOME_REQUESTS} requests and ${HOME_MAX_KB} kB of JavaScript, and nothing jumps`, async ({
    page,
    context,
  }) => {
    await signUp(context);
    // Short ones leave most of the window to what comes after them.
    for (const words of ['Morning.', 'Rain again.', 'Tea it is.']) await postAs(context, words);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const asked = new Map<string, { url: string; type: string; bytes: number | null }>();
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (/^https?:/.test(request.url)) asked.set(requestId, { url: request.url, type: type ?? '', bytes: null });
    });
    const end = (requestId: string, bytes: number) => {
      const request = asked.get(requestId);
      if (request !== undefined) request.bytes = bytes;
    };
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
    cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
    await page.addInitScript(() => {
      const shifts = { sum: 0, seen: [] as string[] };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as Shift[]) {
          shifts.sum += entry.value;
          for (const { node, previousRect, currentRect } of entry.sources)
            shifts.seen.push(
              `${entry.value.toFixed(3)} at ${Math.round(entry.startTime)} ms from ${previousRect.top} to ${currentRect.top}: ${node instanceof Element ? node.outerHTML.slice(0, 200) : 'text'}`,
            );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => [...asked.values()].filter(({ bytes }) => bytes === null)).toEqual([]);
    const all = [...asked.values()];
    const scripts = all.filter(({ type }) => type === 'Script');
    const kilobytes = scripts.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) / 1000;
    const description = `${all.length} requests, ${scripts.length} of them scripts of ${kilobytes.toFixed(1)} kB`;
    test.info().annotations.push({ type: 'weight', description });
    expect(all.length, all.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(HOME_REQUESTS);
    expect(kilobytes).toBeGreaterThan(10);
    expect(kilobytes).toBeLessThanOrEqual(HOME_MAX_KB);
    // The document brought them.
    const calls = all.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.startsWith('/api/'));
    expect(calls.filter(({ search }) => search.includes('feed_type=trenches&user_id'))).toEqual([]);
    expect(calls.filter(({ pathname }) => pathname === '/api/auth/session')).toEqual([]);
    const { sum, seen } = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number; seen: string[] } }).shifts,
    );
    expect(sum, seen.join('\n')).toBeLessThan(0.05);
  });
});

test.describe('what a member comes to on a phone @phone', () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
  test.use({ serviceWorkers: 'block', userAgent });

  /** Opens an address whose scripts do not come before they are let go. */
  const openHeld = async (page: Page, path: string): Promise<() => void> => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.unrouteAll();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return letGo;
  };

  test('[SOC-17] home is seen before any script has come, and is the same when the page itself is drawn', async ({
    page,
    context,
  }) => {
    await signUp(context);
    const letGo = await openHeld(page, '/home');
    const printed = page.locator('#printed');
    const first = printed.locator('[data-post]').first();
    await expect(first).toBeVisible();
    const [id, box] = [await first.getAttribute('data-post'), await first.boundingBox()];
    // What is pressed too early is not lost: the page that takes its place is pressed there.
    const add = await printed.getByText('Add', { exact: true }).boundingBox();
    await page.touchscreen.tap((add?.x ?? 0) + 2, (add?.y ?? 0) + 2);
    letGo();
    await expect(printed).toHaveCount(0);
    const drawn = page.getByRole('article').first();
    await expect(page.getByRole('dialog', { name: 'New post' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawn).toHaveAttribute('data-post', id ?? '');
    expect(await drawn.boundingBox()).toEqual(box);
    // The window is filled before anybody scrolls, however high it is.
    await page.setViewportSize({ width: 820, height: 1_600 });
    await page.goto('/home');
    await expect
      .poll(async () => (await page.getByRole('article').last().boundingBox())?.y ?? 0)
      .toBeGreaterThan(1_600 - 300);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Following', exact: true }).click();
    await expect(page).toHaveURL(/tab=following/);
    // What was read last is what the next document brings.
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Following', exact: true })).toHaveAttribute('aria-current', 'page');
  });

  test('[SOC-17] so are a post, a profile, the inbox and the wallet, which ask nothing that their document has answered', async ({
    page,
    context,
  }) => {
    const member = await signUp(context);
    const { posts } = (await (await context.request.get('/api/user-profile?username=mara')).json()) as {
      posts: { id: string; content: string }[];
    };
    const [post] = posts;
    const screens = [
      { path: `/post/${post?.id}`, words: post?.content.slice(0, 20) ?? '', answered: /[?&]id=|comments/ },
      { path: '/user/mara', words: '@mara', answered: /user-profile/ },
      { path: '/profile', words: member.username, answered: /user-profile/ },
      { path: '/messages', words: 'No conversations yet', answered: /conversations\?user_id=[^&]*$/ },
      { path: '/wallet', words: 'Credit on this server', answered: /claim|rewards|treasury|network|linked/ },
    ];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const { path, words, answered } of screens) {
      const letGo = await openHeld(page, path);
      const printed = page.locator('#printed');
      const seen = printed.getByText(words).first();
      await expect(seen).toBeVisible();
      const box = await seen.boundingBox();
      asked.length = 0;
      letGo();
      await expect(printed).toHaveCount(0);
      const drawn = page.getByRole('main').getByText(words).first();
      await expect(drawn).toBeVisible();
      expect(await drawn.boundingBox(), path).toEqual(box);
      await page.waitForLoadState('networkidle');
      const again = asked.filter((url) => url.includes('/api/') && (answered.test(url) || url.includes('/session')));
      expect(again, path).toEqual([]);
    }
  });
});
