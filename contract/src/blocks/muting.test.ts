import { describe, expect, it } from 'vitest';
import { muteMatcher, mutedWordOf } from './muting.ts';

const NOW = Date.parse('2026-05-01T12:00:00.000Z');
const found = (word: string, text: string) => muteMatcher([{ word, until: null }], NOW)(text) !== null;

describe('muted words', () => {
  it.each([
    ['sol', 'I like SOL.', true],
    ['sol', 'solar power', false],
    ['sol', 'parasol', false],
    ['sol', 'tagged #sol today', true],
    ['#sol', 'tagged #sol today', true],
    ['#sol', 'sol without its sign', false],
    ['#sol', '#solar', false],
    ['season finale', 'the Season   Finale was', true],
    ['season finale', 'season finales', false],
    ['straße', 'die STRASSE', false],
    ['café', 'Café.', true],
    ['ﬁn', 'fin', true],
    ['c++', 'I write c++ daily', true],
    ['東京', '私は東京に住む', true],
    ['👻', 'boo👻boo', true],
    ['_x_', 'a _x_ b', true],
    ['x', '_x_', false],
    ['été', 'l’été', true],
  ])('[SOC-10] %s in %s: %s', (word, text, is) => {
    expect(found(word, text)).toBe(is);
  });

  it('[SOC-10] one that is over matches no more, and nothing matches nothing', () => {
    const words = [{ word: 'spoiler', until: '2026-05-01T11:59:59.000Z' }];
    expect(muteMatcher(words, NOW)('a spoiler')).toBeNull();
    expect(muteMatcher([{ word: 'spoiler', until: '2026-05-01T12:00:01.000Z' }], NOW)('a spoiler')).toBe('spoiler');
    expect(muteMatcher([], NOW)('anything')).toBeNull();
    expect(muteMatcher([{ word: '  ', until: null }], NOW)('any  thing')).toBeNull();
  });

  it('[SOC-10] however it is typed, it is kept once', () => {
    expect(mutedWordOf('  Season\n FINALE ')).toBe('season finale');
  });
});
