import { english, type Language } from '@wagram/contract/kernel';

/** The same sentences in another language, with the same arguments: what `texts.de.ts` beside `texts.ts` exports. */
export type Translation<S extends (language: Language) => object> = (language: Language) => ReturnType<S>;

/** What a room says to people, as a function of the language that says it; made once for each. */
export const createTexts = <T>(say: (language: Language) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>();
  return (language) => {
    const texts = made.get(language) ?? say(language);
    made.set(language, texts);
    return texts;
  };
};

/**
 * The language in which somebody is written to: a member, their id, or null for everybody. There is one so far; what a member
 * has chosen will be read here and nowhere else.
 */
export const languageOf = (_reader: object | string | null): Language => english;
