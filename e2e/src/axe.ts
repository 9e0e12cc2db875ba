// What axe finds on a screen, in light and dark.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

const errors = async (page: Page): Promise<string[]> => {
  // What passed is not listed, and no second page is opened for the sum: both cost more than the judging itself.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
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

let judged = 0;

/** Nothing serious or critical. Screens take turns in light and dark: all of them are drawn in the same colours. */
export const check = async (page: Page, where: string): Promise<void> => {
  const colorScheme = (judged += 1) % 2 === 0 ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.classList.contains('dark')))
    .toBe(colorScheme === 'dark');
  // Colours that fade in are not the colours people read: only finished ones are judged.
  await expect.poll(() => page.evaluate(countMoving)).toBe(0);
  expect(await errors(page), `${where}, ${colorScheme}`).toEqual([]);
};
