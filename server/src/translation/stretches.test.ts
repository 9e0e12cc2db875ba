import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFacets } from '#posts';
import { toStretches } from './stretches.ts';

const piece = fc.oneof(
  fc.constantFrom('@ana', '#pan', 'https://example.org/x', '\n', ' ', '🎉', '@bob@elsewhere.example'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '));

describe('what is sent of a text', () => {
  it('[LNG-05] put together again it is the text, and every facet stands where it stood', () => {
    fc.assert(
      fc.property(text, (content) => {
        const facets = findFacets(content);
        const { sent, join } = toStretches(content, facets);
        const again = join(sent);
        expect(again.facets).toEqual(facets);
        expect(again.text).toBe(content);
      }),
    );
  });

  it('[LNG-05] whatever comes back, names and links say what they said', () => {
    fc.assert(
      fc.property(text, fc.array(fc.string()), (content, answers) => {
        const facets = findFacets(content);
        const made = toStretches(content, facets).join(answers);
        const said = (of: string, list: typeof facets) => list.map(({ start, end }) => of.slice(start, end));
        expect(said(made.text, made.facets)).toEqual(said(content, facets));
      }),
    );
  });
});
