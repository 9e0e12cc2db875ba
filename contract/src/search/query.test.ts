import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesIn, parseSearch, withoutChip } from './query.ts';

describe('a search, taken apart', () => {
  it('[SOC-13] operators stand anywhere between the words', () => {
    const asked = parseSearch('from:@Mara fresh "old bread" since:2026-05-01 -sour #baking until:2026-05-31 has:media');
    expect(asked).toMatchObject({
      words: 'fresh "old bread" -sour #baking',
      from: 'mara',
      since: '2026-05-01',
      until: '2026-05-31',
      has: ['media'],
    });
    expect(asked.chips.map(({ kind, problem }) => [kind, problem])).toEqual([
      ['from', null],
      ['since', null],
      ['until', null],
      ['has', null],
    ]);
  });

  it.each([
    ['from:', 'no_handle'],
    ['from:mara!', 'no_handle'],
    ['since:yesterday', 'no_date'],
    ['since:2026-02-30', 'no_date'],
    ['until:2026-13-01', 'no_date'],
    ['has:money', 'unknown_has'],
    ['since:2026-05-02 until:2026-05-01', 'ends_before'],
  ])('[SOC-13] %s is not understood: %s', (q, problem) => {
    const asked = parseSearch(`bread ${q}`);
    expect(asked.chips.at(-1)?.problem).toBe(problem);
    expect(asked.words).toBe('bread');
    expect([asked.from, asked.until, asked.has]).toEqual([null, null, []]);
  });

  it('[SOC-13] the last of a kind counts, a phrase is no operator, and an address is a word', () => {
    expect(parseSearch('from:ana from:bob').from).toBe('bob');
    expect(parseSearch('"from:ana"')).toMatchObject({ words: '"from:ana"', from: null });
    expect(parseSearch('https://example.org').words).toBe('https://example.org');
    expect(parseSearch('from:ana@remote.example').from).toBe('ana@remote.example');
  });

  it('[SOC-13] one is taken out and the rest stays', () => {
    const q = 'bread from:ana has:media';
    const [from] = parseSearch(q).chips;
    expect(from === undefined ? '' : withoutChip(q, from)).toBe('bread has:media');
    expect(namesIn(parseSearch('from:ana'))).toBe('ana');
    expect(namesIn(parseSearch('bread from:ana'))).toBe('bread');
  });

  it('[SOC-13] whatever is typed is taken apart, and nothing of it twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (q) => {
        const { words, chips } = parseSearch(q);
        expect(parseSearch(words).chips.filter(({ text }) => !words.includes(text))).toEqual([]);
        for (const chip of chips) expect(q).toContain(chip.text);
      }),
    );
  });
});
