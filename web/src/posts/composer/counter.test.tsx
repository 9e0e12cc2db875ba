import { countGraphemes } from '@wagram/contract/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, openPage } from '#testing';
import { ComposerCounter } from './counter.tsx';

describe('counter', () => {
  beforeEach(() => openPage());

  const draws = (text: string, max = 2_000) =>
    draw(<ComposerCounter used={countGraphemes(text)} max={max} warnAt={200} />).container;

  it('BZ-06: counts as the server counts: an emoji of five code points is one', () => {
    expect(countGraphemes('👩‍👩‍👧‍👦👍🏽e\u0301')).toBe(3);
    expect(draws('👍🏽'.repeat(1_999)).querySelector('[title]')?.getAttribute('title')).toBe('1 character left');
  });

  it.each([
    [1_799, 'text-accent', ''],
    [1_800, 'text-amber', '200'],
    [2_001, 'text-coral', '-1'],
  ])('at %i signs the ring is %s and says "%s"', (length, tone, shown) => {
    const page = draws('x'.repeat(length));
    expect(page.querySelector('svg')?.classList.contains(tone)).toBe(true);
    expect(page.querySelector('.figures')?.textContent ?? '').toBe(shown);
  });
});
