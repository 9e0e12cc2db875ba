import type { Language } from './language.ts';
import { languageNames } from './languages.ts';

// Beside the language and not in it: few screens name languages, and all of them load the other.

/** What a language is called: 'German' for de. A tag that says nothing stays as it is. */
export const nameOfLanguage = ({ tag }: Pick<Language, 'tag'>, language: string): string => {
  try {
    return new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
};

/** As a dictionary orders them. */
export const inOrder = ({ tag }: Pick<Language, 'tag'>, names: readonly string[]): string[] =>
  names.toSorted(new Intl.Collator(tag).compare);

/** The languages that come with the program; the first is said to whoever wants none of them. */
export const languageTags: readonly string[] = Object.keys(languageNames);

/** The first of what somebody wants that there is: `de` for somebody who wants `de-CH`. */
export const bestLanguage = (
  wanted: readonly string[],
  tags: readonly string[] = languageTags,
  otherwise = 'en',
): string => wanted.map((tag) => tag.split('-', 1)[0] ?? tag).find((tag) => tags.includes(tag)) ?? otherwise;

// Browsers know it too, but not every browser says it.
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

export const directionOf = (tag: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(tag) ? 'rtl' : 'ltr');
