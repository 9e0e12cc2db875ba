import { afterEach, describe, expect, it } from 'vitest';
import { texts as pages } from '../pages/texts.ts';
import { texts as shell } from './shell-texts.ts';
import { speakLanguage } from './translations.ts';

afterEach(() => speakLanguage('en'));

describe('[LNG-02] a language', () => {
  it.each([
    ['de', 'Start', 'ltr'],
    ['es', 'Inicio', 'ltr'],
    ['ar', 'الرئيسية', 'rtl'],
  ])('%s says the frame of the page and what stands in it', async (tag, home, dir) => {
    await speakLanguage(tag);
    expect(shell.menu.home).toBe(home);
    expect(pages.home.banner.title).not.toBe('Nobody is live right now');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([tag, dir]);
    await speakLanguage('en');
    expect([shell.menu.home, pages.home.banner.title]).toEqual(['Home', 'Nobody is live right now']);
  });
});
