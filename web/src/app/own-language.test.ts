import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Code, ServedWords } from '@wagram/contract/kernel';
import { AskError, getLanguage, whenSentences } from '#kernel';
import { openPage } from '#testing';
import { texts as pages } from '../pages/texts.ts';
import { texts as shell } from './shell-texts.ts';
import { speakLanguage } from './translations.ts';

const addressOf = (words: Partial<ServedWords>): string =>
  `data:text/javascript,${encodeURIComponent(
    `export const words = ${JSON.stringify({ helpers: [], texts: {}, sentences: null, ...words })}`,
  )}`;

const texts = (...tree: Code[]): Code => ['=>', ['language'], ['tree', ...tree]];
const name = (one: string): Code => ['name', one];

const first: Partial<ServedWords> = {
  helpers: [['const', 'home', 'خانه']],
  texts: {
    'web/app/shell-texts': texts('menu', [
      'tree',
      'home',
      name('home'),
      'open',
      ['list', 'باز'],
      'ai',
      ['=>', ['brand'], ['`', 'هوش ', name('brand')]],
    ]),
  },
};
const later: Partial<ServedWords> = {
  texts: { 'web/pages/texts': texts('home', ['tree', 'banner', ['tree', 'title', 'کسی پخش نمی‌کند']]) },
};
const sentences: Partial<ServedWords> = {
  sentences: [
    'tree',
    'refusals',
    [
      'tree',
      'signed_out',
      'وارد شوید',
      'too_large',
      ['=>', ['details'], ['`', 'حداکثر ', ['.', name('details'), 'most']]],
      'empty',
      3,
    ],
    'rules',
    ['tree', 'At most # characters', 'حداکثر # نویسه'],
  ],
};

const speaks = (...files: [Partial<ServedWords>, Partial<ServedWords>, Partial<ServedWords>]) => {
  const [one, two, three] = files.map(addressOf) as [string, string, string];
  openPage({ languages: [{ tag: 'fa', name: 'فارسی', files: [one, two, three] }] });
};

const refused = (code: string, details?: unknown) => new AskError(400, { code, error: 'No', details }).message;

describe('[LNG-04] a language of the operator', () => {
  beforeEach(() => speaks(first, later, sentences));
  afterEach(() => speakLanguage('en'));

  it('is spoken in its direction, and in English where it has no words that fit', async () => {
    await speakLanguage('fa');
    expect([document.documentElement.lang, document.documentElement.dir, getLanguage().tag]).toEqual([
      'fa',
      'rtl',
      'fa',
    ]);
    expect([shell.menu.home, shell.menu.ai('Acme'), pages.home.banner.title]).toEqual([
      'خانه',
      'هوش Acme',
      'کسی پخش نمی‌کند',
    ]);
    expect([shell.menu.open, shell.menu.drafts]).toEqual(['Open the menu', 'Drafts']);
    await speakLanguage('en');
    expect([shell.menu.home, document.documentElement.dir]).toEqual(['Home', 'ltr']);
  });

  it('says what the server refuses, and leaves the sentence where it cannot', async () => {
    await speakLanguage('fa');
    await whenSentences();
    expect(refused('signed_out')).toBe('وارد شوید');
    expect(refused('too_large', { most: 3 })).toBe('حداکثر 3');
    expect(['too_large', 'empty', 'constructor', 'other'].map((code) => refused(code))).toEqual([
      'No',
      'No',
      'No',
      'No',
    ]);
  });

  it('is found for whoever wants one of its region, and one that is gone leaves the one of the page', async () => {
    await speakLanguage('fa-IR');
    expect(getLanguage().tag).toBe('fa');
    await speakLanguage('tlh');
    expect(getLanguage().tag).toBe('fa');
  });

  it('whose words are of a newer kind, or do not come, leaves the page in English and working', async () => {
    speaks({ texts: { 'web/app/shell-texts': texts('menu', ['tomorrow', 1]) } }, later, sentences);
    await speakLanguage('fa');
    expect([shell.menu.home, pages.home.banner.title]).toEqual(['Home', 'کسی پخش نمی‌کند']);
    openPage({ languages: [{ tag: 'fa', name: 'فارسی', files: ['/nowhere.js', addressOf(later), '/nowhere.js'] }] });
    await speakLanguage('fa');
    await whenSentences();
    expect([shell.menu.home, refused('signed_out')]).toEqual(['Home', 'No']);
  });
});
