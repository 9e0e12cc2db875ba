/** A word that is being typed behind one of the marks that people, hashtags and emoji begin with. */
export interface TypedWord {
  readonly mark: '@' | '#' | ':';
  /** Where the mark stands. */
  readonly start: number;
  /** What stands behind the mark, up to the cursor. */
  readonly words: string;
}

// The longest hashtag and a little more: what is further away is not looked at.
const REACH = 60;
const SHAPES = /(?:@(?<member>[A-Za-z0-9_]+)|#(?<tag>[\p{L}\p{M}\p{N}_]+)|:(?<emoji>[a-z0-9_+-]{2,}))$/iu;
// An address, an anchor, a time of day: there the mark belongs to the word before it.
const IN_WORD = /[\p{L}\p{N}_@#:/&]$/u;
const GOES_ON = /^[\p{L}\p{M}\p{N}_]/u;

/** The word at the cursor, where it is one that can be completed. */
export const wordAt = (text: string, cursor: number): TypedWord | null => {
  if (GOES_ON.test(text.slice(cursor, cursor + 2))) return null;
  const before = text.slice(Math.max(0, cursor - REACH), cursor);
  const found = SHAPES.exec(before);
  if (found === null || IN_WORD.test(before.slice(0, found.index))) return null;
  const { member, tag, emoji } = found.groups ?? {};
  const start = cursor - found[0].length;
  if (member !== undefined) return { mark: '@', start, words: member };
  if (tag !== undefined) return { mark: '#', start, words: tag };
  return emoji === undefined ? null : { mark: ':', start, words: emoji.toLowerCase() };
};
