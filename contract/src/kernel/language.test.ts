import { describe, expect, it } from 'vitest';
import { bestLanguage, directionOf } from './language-names.ts';
import { createLanguage, english } from './language.ts';

const likes = { one: '# like', other: '# likes' };

describe('a language', () => {
  it('[LNG-01] says one and many, with the number as it is written there', () => {
    expect([0, 1, 2, 1234].map((count) => english.count(count, likes))).toEqual([
      '0 likes',
      '1 like',
      '2 likes',
      '1,234 likes',
    ]);
    const german = createLanguage('de');
    expect(german.count(12_345, { one: '# Mal', other: '# Male' })).toBe('12.345 Male');
  });

  it('[LNG-01] knows more than two kinds of numbers where there are more', () => {
    const polish = createLanguage('pl');
    const forms = { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' };
    expect([1, 2, 5, 22].map((count) => polish.count(count, forms))).toEqual([
      '1 plik',
      '2 pliki',
      '5 plików',
      '22 pliki',
    ]);
    const arabic = createLanguage('ar');
    const kinds = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
    expect([0, 1, 2, 3, 11, 100].map((count) => arabic.count(count, kinds))).toEqual(Object.values(kinds));
  });

  it('a form that is missing is said as the other one', () => {
    expect(createLanguage('pl').count(2, likes)).toBe('2 likes');
  });

  it('a shortened number takes the form of its thousand', () => {
    expect([1, 9999, 12_345].map((count) => english.count(count, likes, 'short'))).toEqual([
      '1 like',
      '9,999 likes',
      '12.3K likes',
    ]);
    // 12,342 alone would be 'few'; the thousand behind the shortened one is 'many'.
    const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };
    expect(createLanguage('pl').count(12_342, forms, 'short')).toBe('many');
    expect(createLanguage('pl').count(12_342, forms)).toBe('few');
    // A million likes are 'un million de' in French, a thousand are not.
    expect(createLanguage('fr').count(1_200_000, forms, 'short')).toBe('many');
    expect(createLanguage('fr').count(12_000, forms, 'short')).toBe('other');
  });

  it('a sentence may name the number twice, and a dollar sign in it is only a sign', () => {
    expect(english.count(2, { other: '# of # for $&' })).toBe('2 of 2 for $&');
  });

  it('what others wrote is left as it is, also with a # in it', () => {
    const name = 'C# fan';
    expect(english.count(2, { other: (count) => `${name} and ${count} others` })).toBe('C# fan and 2 others');
  });

  it('writes dates, lists and relative times', () => {
    const when = '2026-03-05T10:00:00Z';
    expect(english.date(when, 'date')).toBe('Mar 5, 2026');
    expect(createLanguage('de').date(when, 'month')).toBe('März 2026');
    expect(english.date(when, { weekday: 'long', timeZone: 'UTC' })).toBe('Thursday');
    expect(english.list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(english.list(['a', 'b'], { type: 'disjunction' })).toBe('a or b');
    expect(english.relative(-2, 'day')).toBe('2 days ago');
    expect(english.relative(0, 'second', { numeric: 'auto' })).toBe('now');
  });
});

describe('the best language', () => {
  it('is the first that somebody wants and that there is', () => {
    expect(bestLanguage(['fr', 'de-CH', 'es'], ['en', 'de', 'es'])).toBe('de');
    expect(bestLanguage(['eng', 'fr'], ['en', 'de'])).toBe('en');
    expect(bestLanguage([], ['en', 'de'])).toBe('en');
    expect(bestLanguage(['de'])).toBe('de');
    expect(bestLanguage(['fr'])).toBe('en');
  });

  it('[LNG-04] may be one of a region, which is better than none', () => {
    const tags = ['en', 'pt', 'pt-BR', 'zh-TW'];
    expect(bestLanguage(['pt-br'], tags)).toBe('pt-BR');
    expect(bestLanguage(['pt-pt'], tags)).toBe('pt');
    expect(bestLanguage(['zh-cn'], tags)).toBe('zh-TW');
    expect(bestLanguage(['toString', 'e'], tags)).toBe('en');
  });

  it('[LNG-04] is written in the direction of its script', () => {
    const left = ['en', 'de', 'es', 'pt-BR', 'zh-Hant', 'ku', 'tlh'];
    const right = ['ar', 'fa', 'he', 'ur', 'ps', 'ckb', 'yi', 'pa-PK', 'az-Arab', 'dv'];
    expect(left.map(directionOf)).toEqual(left.map(() => 'ltr'));
    expect(right.map(directionOf)).toEqual(right.map(() => 'rtl'));
  });
});
