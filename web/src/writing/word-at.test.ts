import { describe, expect, it } from 'vitest';
import { completed, replaced } from './insert.ts';
import { withTone } from './skin-tone.ts';
import { wordAt } from './word-at.ts';

/** The text with its cursor at |. */
const at = (marked: string) => wordAt(marked.replace('|', ''), marked.indexOf('|'));

describe('[SOC-06] the word at the cursor', () => {
  it('is a name behind @, a hashtag behind #, an emoji behind a colon', () => {
    expect(at('hi @ma|')).toEqual({ mark: '@', start: 3, words: 'ma' });
    expect(at('#jazz|')).toEqual({ mark: '#', start: 0, words: 'jazz' });
    expect(at('über #Füße| sind')).toEqual({ mark: '#', start: 5, words: 'Füße' });
    expect(at('so :smi|')).toEqual({ mark: ':', start: 3, words: 'smi' });
    expect(at('(@ma|)')).toEqual({ mark: '@', start: 1, words: 'ma' });
    expect(at('first\n@ma|\nlast')).toEqual({ mark: '@', start: 6, words: 'ma' });
  });

  it('is none in an address, a time, an anchor, or where the word goes on', () => {
    for (const text of [
      'me@home|',
      'at 10:30|',
      'a#b|',
      'https://x|',
      'see /@ma|',
      '@m|ara',
      '@|',
      '#|',
      ':a|',
      '@@ma|',
      'no|',
    ]) {
      expect([text, at(text)]).toEqual([text, null]);
    }
  });
});

describe('[SOC-06] what is put in', () => {
  it('takes the place of the word, and one space follows it', () => {
    expect(completed('hi @ma', 3, 6, '@mara')).toEqual({ text: 'hi @mara ', cursor: 9 });
    expect(completed('hi @ma there', 3, 6, '@mara')).toEqual({ text: 'hi @mara there', cursor: 9 });
    expect(completed('hi @ma, there', 3, 6, '@mara')).toEqual({ text: 'hi @mara , there', cursor: 9 });
    expect(replaced('ab', 1, 1, '🎷')).toEqual({ text: 'a🎷b', cursor: 3 });
  });

  it('has a skin tone where one person has one', () => {
    expect(withTone('✋', 3)).toBe('✋🏽');
    expect(withTone('☝️', 1)).toBe('☝🏻');
    expect(withTone('👩‍🚀', 5)).toBe('👩🏿‍🚀');
    expect(withTone('👩‍❤️‍👨', 5)).toBe('👩‍❤️‍👨');
    expect(withTone('🎷', 5)).toBe('🎷');
    expect(withTone('✋', 0)).toBe('✋');
  });
});
