import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFacets } from './facets.ts';

const found = (text: string): string[][] =>
  findFacets(text).map((facet) => [facet.kind, facet.value, text.slice(facet.start, facet.end)]);

describe('facets', () => {
  it('[POST-01] are links, mentions and hashtags where they stand', () => {
    expect(found('Hi @ana_1, see https://example.org/a?b=c#d. #Goldenhour #日本語 #čaj')).toEqual([
      ['mention', 'ana_1', '@ana_1'],
      ['link', 'https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
      ['hashtag', 'goldenhour', '#Goldenhour'],
      ['hashtag', '日本語', '#日本語'],
      ['hashtag', 'čaj', '#čaj'],
    ]);
  });

  it('[FED-03] are mentions of people on other servers, with their host', () => {
    expect(found('Ask @ana.b@Social.Example. Or @bob@127.0.0.1:3000, not @eve@nowhere or me@example.org')).toEqual([
      ['mention', 'ana.b@social.example', '@ana.b@Social.Example'],
      ['mention', 'bob@127.0.0.1:3000', '@bob@127.0.0.1:3000'],
    ]);
  });

  it('leave brackets and full stops to the sentence', () => {
    expect(found('(https://example.org/x) and https://en.example.org/wiki/A_(b).')).toEqual([
      ['link', 'https://example.org/x', 'https://example.org/x'],
      ['link', 'https://en.example.org/wiki/A_(b)', 'https://en.example.org/wiki/A_(b)'],
    ]);
  });

  it('IN-02: only https, to the host that is shown', () => {
    const inert = [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'http://example.org',
      'https://bank.example@evil.example/',
      'https://localhost/x',
      'https://exa\u202Emple.org'.slice(0, 11),
      `https://example.org/${'x'.repeat(3_000)}`,
      'ftp://example.org',
      'mail me@example.org',
      'a#b',
      '#123',
      '@ab',
    ];
    for (const text of inert) expect(found(text), text).toEqual([]);
  });

  it('IN-02: a right-to-left override ends a link', () => {
    expect(found('https://example.org/\u202Egpj.exe')).toEqual([
      ['link', 'https://example.org/', 'https://example.org/'],
    ]);
  });

  it('always cut the text at places that exist, in order and without overlap', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        let last = 0;
        for (const { start, end, value } of findFacets(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(value).not.toBe('');
          last = end;
        }
      }),
    );
  });

  it('IN-06: a hundred kilobytes of anything end, and an endless link is none', () => {
    for (const piece of ['@', '#', 'https://', 'https://a.', '@a', '#é', '(', '👩‍👩‍👧‍👦', 'https://a.b/(((']) {
      expect(findFacets(piece.repeat(Math.ceil(100_000 / piece.length))).length).toBeLessThan(100_000);
    }
    expect(found(`https://example.org/${'.'.repeat(100_000)}x`)).toEqual([]);
  });
});
