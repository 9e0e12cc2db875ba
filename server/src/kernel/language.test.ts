import { createLanguage, english } from '@wagram/contract/kernel';
import { describe, expect, it, vi } from 'vitest';
import { createTexts, languageOf } from './language.ts';

describe('what a room says', () => {
  it('is made once for each language, with its plurals and numbers', () => {
    const say = vi.fn((language: typeof english) => ({
      posts: (count: number) => language.count(count, { one: '# post', other: '# posts' }),
    }));
    const texts = createTexts(say);
    const german = createLanguage('de');
    expect([1, 2000].map((count) => texts(english).posts(count))).toEqual(['1 post', '2,000 posts']);
    expect(texts(german).posts(2000)).toBe('2.000 posts');
    expect(texts(german)).toBe(texts(german));
    expect(say).toHaveBeenCalledTimes(2);
  });

  it('is said in English to everybody so far', () => {
    expect([languageOf(null), languageOf('an id'), languageOf({})].map(({ tag }) => tag)).toEqual(['en', 'en', 'en']);
  });
});
