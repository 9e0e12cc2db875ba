// Muted words (SOC-10): one rule for both sides. The server makes no notice of a text that has one, the page folds it.

/** A word, or a few, that a member does not want to meet. */
export interface MutedWord {
  readonly word: string;
  /** Null: for ever. */
  readonly until: string | null;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');

/** As it is kept: so that 'Spoiler ' and 'spoiler' are one. */
export const mutedWordOf = (typed: string): string => plain(typed).trim();

const LETTER = /[\p{L}\p{N}\p{M}_]/u;
/** Scripts that put no space between words: there a word is found wherever it stands. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** What stands before a place, as a whole sign. */
const before = (text: string, at: number): string =>
  at === 0 ? '' : (/.$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '');
const after = (text: string, at: number): string => /^./su.exec(text.slice(at, at + 2))?.[0] ?? '';

const hasWord = (text: string, word: string): boolean => {
  const isUnspaced = UNSPACED.test(word);
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    // '#sol' begins with its sign; 'sol' also stands in '#sol', and not in 'solar'.
    const isStart = !LETTER.test(after(text, at)) || !LETTER.test(before(text, at));
    const isEnd = !LETTER.test(before(text, end)) || !LETTER.test(after(text, end));
    if (isUnspaced || (isStart && isEnd)) return true;
  }
  return false;
};

/** Answers the first muted word in a text, or null. Whole words alone, whatever their case. */
export const muteMatcher = (words: readonly MutedWord[], now: number): ((text: string) => string | null) => {
  const active = words
    .filter(({ until }) => until === null || Date.parse(until) > now)
    .map(({ word }) => mutedWordOf(word));
  if (active.length === 0) return () => null;
  return (text) => {
    const searched = plain(text);
    return active.find((word) => word !== '' && hasWord(searched, word)) ?? null;
  };
};
