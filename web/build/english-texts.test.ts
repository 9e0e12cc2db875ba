import { describe, expect, it } from 'vitest';
import { readKeys } from './english-texts.ts';

describe('[LNG-04] what there is to say', () => {
  it('is read from a file of texts: its keys, as deep as they go', () => {
    const code = `export const texts = createTexts('notes/texts', (language) => ({
      title: 'Notes' as const,
      list: { empty: 'None', count: (n: number) => language.count(n, { other: '#' }), '404': ['a', 'b'] },
    }));`;
    expect(readKeys(code)).toEqual({ title: 1, list: { empty: 1, count: 1, 404: 1 } });
  });

  it('is what a function returns in the end', () => {
    const code =
      "createTexts('a/texts', () => { const a = 'A'; if (a) return { b: 1 }; return ({ a } satisfies object); });";
    expect(readKeys(code)).toEqual({ a: 1 });
  });

  it('is nothing elsewhere', () => {
    expect(readKeys('export const texts = { title: 1 };')).toBeNull();
  });
});
