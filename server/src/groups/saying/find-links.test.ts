import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsLink } from './find-links.ts';

describe('links in words', () => {
  it('[TLK-03] are found in every way they are written', () => {
    for (const text of [
      'https://spam.com',
      'http://spam.example',
      'HTTP://SPAM.EXAMPLE/x',
      'ftp://files.example',
      'www.spam.com',
      'look at spam.com',
      'spam.com/x',
      '(spam.com)',
      'Spam.Com',
      'shop.spam.co.uk!',
      't.me/joinus',
      'discord.gg/abc',
      'xn--80ak6aa92e.com',
      'аррӏе.com',
      'пример.рф',
      '例え.テスト',
      'spam[.]com',
      'spam (dot) com',
      'spam。com',
      'sp\u200bam.com',
      'ｓｐａｍ．ｃｏｍ',
      'tg://resolve?domain=x',
      'mailto:me@spam.example',
      'solana:9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
      '10.0.0.1/login',
      '127.0.0.1:8080',
    ])
      expect([text, holdsLink(text)]).toEqual([text, true]);
  });

  it('[TLK-03] are not seen where there are none', () => {
    for (const text of [
      'Good morning. How are you?',
      'Go.It is late',
      'that is 3.14 or 1.000,50',
      'version 2.0.1 is out',
      'e.g. this',
      'well...ok',
      'a.m. or p.m.',
      'notes.txt',
      'ana@example.org',
      '@ana, 12:30?',
      'ratio 4:3',
      'no',
      '',
    ])
      expect([text, holdsLink(text)]).toEqual([text, false]);
  });

  it('[TLK-03] are looked for in time that grows with the text alone', () => {
    const since = performance.now();
    for (const text of [
      'a.'.repeat(2_000),
      'a-'.repeat(2_000),
      'xn--'.repeat(1_000),
      '[.]'.repeat(1_300),
      '1.'.repeat(2_000),
    ])
      holdsLink(text);
    expect(performance.now() - since).toBeLessThan(500);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => typeof holdsLink(text) === 'boolean'),
    );
  });
});
