// What axe finds on a screen, in light and dark.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    );
};

const countMoving = (): number =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity).length;

type Theme = 'light' | 'dark';

/** Nothing serious or critical. */
export const check = async (page: Page, where: string, themes: readonly Theme[] = ['light', 'dark']): Promise<void> => {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.classList.contains('dark')))
      .toBe(colorScheme === 'dark');
    // Colours that fade in are not the colours people read: only finished ones are judged.
    await expect.poll(() => page.evaluate(countMoving)).toBe(0);
    expect(await faults(page), `${where}, ${colorScheme}`).toEqual([]);
  }
};

/** For a journey that runs on both sizes: each judges one theme, because colours are the same on both. */
export const checkOne = (page: Page, where: string): Promise<void> =>
  check(page, where, [(page.viewportSize()?.width ?? 0) < 1024 ? 'light' : 'dark']);
