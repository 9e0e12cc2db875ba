import * as z from 'zod/mini';

// Made when somebody needs it: a phone takes long to make one.
let segmenter: Intl.Segmenter | undefined;

/** One after the other, what a reader would call characters: an emoji of five code points is one. */
export const graphemesOf = function* (text: string): Generator<string, undefined> {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
};

const PLAIN = /^[ -~]*$/;

/** As many on both sides of the wire. */
export const countGraphemes = (text: string): number => {
  if (PLAIN.test(text)) return text.length;
  let count = 0;
  for (const _ of graphemesOf(text)) count += 1;
  return count;
};

// A grapheme may carry any number of combining marks; the code-unit cap keeps ten thousand of them out.
const UNITS_PER_GRAPHEME = 16;

/** Counting stops at the cap, so that a megabyte of text costs nothing. */
export const fitsGraphemes = (text: string, max: number): boolean => {
  if (text.length <= max) return true;
  if (text.length > max * UNITS_PER_GRAPHEME) return false;
  return countGraphemes(text) <= max;
};

// Embeddings, overrides and isolates: they turn around what stands beside them, so that a text reads as another one. The marks
// of single letters stay, which Arabic and Hebrew need.
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

export const withoutDirections = (text: string): string => text.replaceAll(DIRECTIONS, '');

/** SR-L7: every text of members passes here, on both sides. */
export const memberText = z.string().check(z.overwrite(withoutDirections));

export const textUpTo = (max: number, error: string | (() => string)) =>
  memberText.check(z.refine((text) => fitsGraphemes(text, max), { error }));
