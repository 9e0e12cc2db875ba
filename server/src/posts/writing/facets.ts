import type { Facet } from '@wagram/contract/kernel';
import { HANDLE_MAX, HANDLE_MIN, isElsewhere } from '@wagram/contract/members';

const LINK_MAX = 2_048;
// One pass, no nested repetition: a hundred kilobytes of anything take linear time.
const shapes =
  /https:\/\/[^\s<>"'`\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+|@[A-Za-z0-9_][A-Za-z0-9_.-]*@[A-Za-z0-9.-]+(?::\d{1,5})?|@[A-Za-z0-9_]+|#[\p{L}\p{M}\p{N}_]+/gu;

const HASHTAG_MAX = 50;

/** Words before @ or # make it part of a word (an e-mail address, an anchor), not a mention. */
const isInsideWord = (text: string, at: number): boolean => at > 0 && /[\p{L}\p{N}_@#/&]/u.test(text[at - 1] ?? '');

const trimLink = (found: string): string => {
  const bare = found.replace(/(?<![.,;:!?…])[.,;:!?…]+$/, '');
  // A closing bracket belongs to the sentence unless the address opened one.
  return bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare;
};

const toLink = (found: string): string | null => {
  // Before the pattern below looks at it: its cost grows with the square of the length.
  if (found.length > LINK_MAX) return null;
  const text = trimLink(found);
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // IN-02: https alone; a name before the host would show another place than it leads to.
  const isSafe = url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.');
  return isSafe ? text : null;
};

/** @name@host. A full stop after it ends the sentence. */
const toDistantMention = (found: string, start: number): Facet | null => {
  const value = found.replace(/[.-]$/, '');
  return isElsewhere(value) && /@[^@]*[.:]/.test(value)
    ? { start, end: start + 1 + value.length, kind: 'mention', value: value.toLowerCase() }
    : null;
};

const toFacet = (text: string, found: string, start: number): Facet | null => {
  if (found.startsWith('https://')) {
    const link = toLink(found);
    return link === null ? null : { start, end: start + link.length, kind: 'link', value: new URL(link).href };
  }
  if (isInsideWord(text, start)) return null;
  const value = found.slice(1);
  const end = start + found.length;
  if (value.includes('@')) return toDistantMention(value, start);
  if (found.startsWith('@')) {
    return value.length >= HANDLE_MIN && value.length <= HANDLE_MAX ? { start, end, kind: 'mention', value } : null;
  }
  const isNumber = /^[\p{N}_]+$/u.test(value);
  return isNumber || value.length > HASHTAG_MAX ? null : { start, end, kind: 'hashtag', value: value.toLowerCase() };
};

/** Links, mentions and hashtags of a text. Parsed once, on the server; a screen only draws them. */
export const findFacets = (text: string): Facet[] => {
  const facets: Facet[] = [];
  for (const match of text.matchAll(shapes)) {
    const found = toFacet(text, match[0], match.index);
    if (found !== null) facets.push(found);
  }
  return facets;
};

/** Who is named in it, by what stands after the @. */
export const mentionsIn = (facets: readonly Facet[]): string[] =>
  facets.filter(({ kind }) => kind === 'mention').map(({ value }) => value);
