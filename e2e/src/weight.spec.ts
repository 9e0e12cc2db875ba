import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { signUp } from './people.ts';
import { expect, test } from './server.ts';

// What a phone has to load before it shows anything is promised to stay small.
const MAX_KB = 110;

/** The wallet beyond the shell: what shows it, and besides what one step of using it brings. */
const WALLET_MAX_KB = 40;
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
});
