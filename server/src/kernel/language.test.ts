import { createLanguage, english } from '@wagram/contract/kernel';
import { describe, expect, it, vi } from 'vitest';
import { createTexts, languageOf, loadTranslations } from './language.ts';

describe('what a room says', () => {
  it('is made once for each language, with its plurals and numbers', () => {
    const say = vi.fn((language: typeof english) => ({
      posts: (count: number) => language.count(count, { one: '# post', other: '# posts' }),
    }));
    const texts = createTexts('posts/texts', say);
    const german = createLanguage('de');
    expect([1, 2000].map((count) => texts(english).posts(count))).toEqual(['1 post', '2,000 posts']);
    expect(texts(german).posts(2000)).toBe('2.000 posts');
    expect(texts(german)).toBe(texts(german));
    expect(say).toHaveBeenCalledTimes(2);
  });

  it('[LNG-02] is said in the language that somebody has chosen, and else in the one of the server', async () => {
    await loadTranslations({ language: 'es', languagesDir: 'nowhere' });
    const tagsOf = () =>
      [null, { language: null }, { language: 'ar' }, { language: 'xx' }].map((one) => languageOf(one).tag);
    expect(tagsOf()).toEqual(['es', 'es', 'ar', 'es']);
    await loadTranslations({ language: 'en', languagesDir: 'nowhere' });
    expect(tagsOf()).toEqual(['en', 'en', 'ar', 'en']);
  });
});
