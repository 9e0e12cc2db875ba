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

/** `de`, `fil`, `pt-BR`, `es-419`, `zh-Hant`. Which languages there are is known to each server: operators add some. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-(?:[A-Z][a-z]{3}|[A-Z]{2}|\d{3}))?$/;

const baseOf = (tag: string): string => tag.split('-', 1)[0] ?? tag;

/** The first of what somebody wants that there is: `de` for somebody who wants `de-CH`, and `pt-BR` for whoever wants `pt`. */
export const bestLanguage = (
  wanted: readonly string[],
  tags: readonly string[] = languageTags,
  otherwise = 'en',
): string => {
  for (const tag of wanted) {
    const base = baseOf(tag);
    const found =
      tags.find((one) => one.toLowerCase() === tag.toLowerCase()) ??
      tags.find((one) => one === base) ??
      tags.find((one) => baseOf(one) === base);
    if (found !== undefined) return found;
  }
  return otherwise;
};

// Browsers know the direction too, but not every browser says it; all know which script a language is written in.
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
