import * as z from 'zod/mini';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a reader would call a character: an emoji of five code points counts once, on both sides of the wire. */
export const countGraphemes = (text: string): number => {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
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

export const textUpTo = (max: number, message: string) =>
  memberText.check(z.refine((text) => fitsGraphemes(text, max), message));
