import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { signUp } from './people.ts';
import { expect, test } from './server.ts';

// What a phone has to load before it shows anything is promised to stay small.
const MAX_KB = 110;

/** The wallet beyond the shell. Its keys are most of it: a curve, hashes and 2,048 words weigh 31 of these. */
const WALLET_MAX_KB = 56;
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

  test(`of the wallet is at most ${WALLET_MAX_KB} kB more than the shell, and no sheet of it brings a library of a chain`, async ({
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
    await page.goto('/home');
    await expect(page.getByRole('main')).toBeVisible();
    const shell = await sum();
    await page.getByRole('link', { name: 'Wallet' }).first().click();
    await expect(page.getByRole('region', { name: 'On Solana' })).toContainText('SOL');
    const kilobytes = (await sum()) - shell;
    for (const name of ['Receive', 'Send']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('link', { name: 'Activity' }).click();
    await page.getByRole('link', { name: 'Wallet settings' }).click();
    await expect(page.getByText('Recovery phrase', { exact: true })).toBeVisible();
    const whole = (await sum()) - shell;
    const description = `${kilobytes.toFixed(1)} kB, ${whole.toFixed(1)} kB with every sheet`;
    test.info().annotations.push({ type: 'weight', description });
    expect(kilobytes).toBeLessThanOrEqual(WALLET_MAX_KB);
    for (const [url, body] of bodies) expect((await body).toString(), url).not.toMatch(CHAIN_LIBRARIES);
  });
});
