import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

// What a phone has to load before it shows anything is promised to stay small.
const MAX_KB = 110;

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
});
