// What axe finds on a screen, in light and dark.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

const faults = async (page: Page, rules?: string): Promise<string[]> => {
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules === undefined ? builder : builder.withRules(rules)).analyze();
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

/** Nothing serious or critical in light; in dark the same screen has other colours, and nothing else to be judged. */
export const check = async (page: Page, where: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.classList.contains('dark')))
      .toBe(colorScheme === 'dark');
    // Colours that fade in are not the colours people read: only finished ones are judged.
    await expect.poll(() => page.evaluate(countMoving)).toBe(0);
    const found = await faults(page, colorScheme === 'dark' ? 'color-contrast' : undefined);
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
};
