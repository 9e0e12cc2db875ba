// What people type, taken apart. Nothing of it reaches SQL but as a value.
const WORDS_MAX = 10;
/** Shorter beginnings match half of a language: they are looked for as whole words. */
const PREFIX_MIN = 3;

// Words as the index knows them; everything else parts them.
const pieces = /"[^"]*"?|\S+/gu;
const inWord = /[\p{L}\p{M}\p{N}_]+/gu;

export interface PostQuery {
  /** In the language of to_tsquery, or null when there are no words. */
  readonly words: string | null;
  /** Lower case, without #. */
  readonly tags: readonly string[];
}

const quoted = (word: string): string => `'${word}'`;

interface Piece {
  readonly words: readonly string[];
  readonly isNot: boolean;
}

const toQuery = ({ words, isNot }: Piece, isLast: boolean): string => {
  const [last = ''] = words.slice(-1);
  const isPrefix = isLast && !isNot && last.length >= PREFIX_MIN;
  const whole = words.map((word, at) => quoted(word) + (isPrefix && at === words.length - 1 ? ':*' : '')).join(' <-> ');
  if (isNot) return `!(${whole})`;
  return words.length > 1 ? `(${whole})` : whole;
};

/**
 * `red "old bridge" -car #sunset sun` asks for red, the phrase, no car, the hashtag, and words that begin with sun.
 * Quotes and operators are ours: a word holds letters and digits alone.
 */
export const parsePostQuery = (q: string, isOfOne = false): PostQuery => {
  const tags: string[] = [];
  const found: Piece[] = [];
  let isLastWord = false;
  for (const [piece] of q.toLowerCase().normalize('NFC').matchAll(pieces)) {
    isLastWord = !/^#[\p{L}\p{M}\p{N}_]+$/u.test(piece);
    if (!isLastWord) {
      tags.push(piece.slice(1));
      continue;
    }
    const words = piece.match(inWord) ?? [];
    if (words.length > 0) found.push({ words, isNot: piece.startsWith('-') });
  }
  const kept = found.slice(0, WORDS_MAX);
  const isOpen = isLastWord && /[\p{L}\p{M}\p{N}_]$/u.test(q);
  // Without anything that must be there, everything would be found; of one member that may be meant.
  const hasWord = isOfOne || kept.some(({ isNot }) => !isNot) || tags.length > 0;
  const words = kept.map((piece, at) => toQuery(piece, isOpen && at === kept.length - 1)).join(' & ');
  return { words: hasWord && words !== '' ? words : null, tags: [...new Set(tags)].slice(0, WORDS_MAX) };
};

/** The same with hashtags as words: they stand in the text as well. */
export const wordsOf = (q: string): string | null => {
  const { words, tags } = parsePostQuery(q);
  return [...(words === null ? [] : [words]), ...tags.map(quoted)].join(' & ') || null;
};

/** The last sign there is: whatever begins with the text stands before the text with it. */
const LAST_SIGN = '\u{10FFFF}';

export interface Span {
  readonly from: string;
  readonly to: string;
}

export const beginningWith = (text: string): Span => ({ from: text, to: text + LAST_SIGN });

/** A handle has neither spaces nor its own @ inside; a name may have both. */
export const parseMemberQuery = (q: string): { handle: Span; name: Span; text: string } => {
  const text = q
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ');
  const bare = text.replace(/^@/, '');
  return { handle: beginningWith(`@${bare}`), name: beginningWith(bare), text: bare };
};
