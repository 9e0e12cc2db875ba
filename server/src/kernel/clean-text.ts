// Words of people and of pages elsewhere, without what cannot be seen: control characters, and marks that turn the text after
// them around. Both would let one name pass for another.
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const seen = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '');

/** null: there is nothing to read in it. */
const orNull = (text: string): string | null => (/[^\p{C}\p{Z}\p{M}\s]/u.test(text) ? text : null);

/** In one line. */
export const cleanLine = (text: string): string | null => orNull(seen(text).replaceAll(/\s+/g, ' ').trim());

/** Lines are kept, empty ones by one. */
export const cleanLines = (text: string): string | null =>
  orNull(
    seen(text)
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  );
