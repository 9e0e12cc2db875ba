// What people type about themselves, without what cannot be seen: control characters, and marks that turn the text after them
// around. Both would let one name pass for another.
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const seen = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '');

/** null: there is nothing to read in it. */
const orNull = (text: string): string | null => (/[^\p{C}\p{Z}\p{M}\s]/u.test(text) ? text : null);

export const cleanName = (text: string | null): string | null =>
  text === null ? null : orNull(seen(text).replaceAll(/\s+/g, ' ').trim());

/** Lines are kept, empty ones by one. */
export const cleanBio = (text: string | null): string | null =>
  text === null
    ? null
    : orNull(
        seen(text)
          .replaceAll(/\n{3,}/g, '\n\n')
          .trim(),
      );

/** As browsers read it: what is shown later is the true host (IN-02). */
export const cleanLink = (text: string | null): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : new URL(trimmed).href;
};
