import type { Facet } from '@wagram/contract/kernel';

/** A part of a text: words to translate, or what stays as it is: a link, a name, a hashtag, space, a smiley. */
interface Part {
  readonly text: string;
  readonly facet: Facet | null;
  readonly isSent: boolean;
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** Space at the ends stays ours: machines drop it, and a word would stick to the name beside it. */
const toParts = (text: string): Part[] => {
  if (!hasLetters(text)) return [{ text, facet: null, isSent: false }];
  // What stands before the first word, up to its last space: a smiley, a dash.
  let start = text.search(/[\p{L}\p{N}]/u);
  while (start > 0 && (text[start - 1] ?? '').trim() !== '') start -= 1;
  const end = text.trimEnd().length;
  return [
    { text: text.slice(0, start), facet: null, isSent: false },
    { text: text.slice(start, end), facet: null, isSent: true },
    { text: text.slice(end), facet: null, isSent: false },
  ];
};

export interface Translated {
  readonly text: string;
  readonly facets: Facet[];
}

export interface Stretches {
  /** What is sent, in order. */
  readonly sent: readonly string[];
  /** The text again, with what came back for each. */
  join(answers: readonly string[]): Translated;
}

/**
 * The words between links, mentions and hashtags, which go nowhere: a machine that is given a placeholder may lose it, move it
 * or write it anew, and a name that was changed leads to somebody else.
 */
export const toStretches = (text: string, facets: readonly Facet[]): Stretches => {
  const parts: Part[] = [];
  let from = 0;
  for (const facet of facets.toSorted((one, other) => one.start - other.start)) {
    if (facet.start < from || facet.end <= facet.start || facet.end > text.length) continue;
    parts.push(...toParts(text.slice(from, facet.start)));
    parts.push({ text: text.slice(facet.start, facet.end), facet, isSent: false });
    from = facet.end;
  }
  parts.push(...toParts(text.slice(from)));
  return {
    sent: parts.filter(({ isSent }) => isSent).map((part) => part.text),
    join: (answers) => {
      const rest = [...answers];
      let made = '';
      const found: Facet[] = [];
      for (const part of parts) {
        const start = made.length;
        made += part.isSent ? (rest.shift() ?? part.text).trim() : part.text;
        if (part.facet !== null) found.push({ ...part.facet, start, end: made.length });
      }
      return { text: made, facets: found };
    },
  };
};
