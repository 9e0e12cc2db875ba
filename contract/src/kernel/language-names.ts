import type { Language } from './language.ts';

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
