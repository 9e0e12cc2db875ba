import { describe, expect, it } from 'vitest';
import { inOrder, nameOfLanguage } from './language-names.ts';

const english = { tag: 'en' };

describe('names of languages', () => {
  it('are those of the reader, in the order of a dictionary', () => {
    const names = ['de', 'pt-BR', 'not a tag'].map((code) => nameOfLanguage(english, code));
    expect(names).toEqual(['German', 'Brazilian Portuguese', 'not a tag']);
    expect(inOrder(english, ['z', 'é', 'a'])).toEqual(['a', 'é', 'z']);
  });
});
