import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLanguage, english, fitWords, languageTags, type Language } from '@wagram/contract/kernel';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import type { MemberId } from './db/schema.gen.ts';
import { selectLanguage } from './language.gen.ts';
import { LanguageFault } from './languages/fault.ts';
import { readLanguages, type OwnLanguage } from './languages/read-folder.ts';

type Say<T = object> = (language: Language) => T;

/** The same sentences in another language, with the same arguments: what `texts.de.ts` beside `texts.ts` exports. */
export type Translation<S extends Say> = Say<ReturnType<S>>;

// Of the program's code, and read only: words by the file of the English ones and the language.
const translations = new Map<string, Say>();
// Of the languages that come with the program.
const languages = new Map(languageTags.map((tag) => [tag, tag === english.tag ? english : createLanguage(tag)]));
// Of the process: the languages that its operator brings.
const brought = new Map<string, OwnLanguage>();
// Of the rooms: what there is to say.
const files = new Map<string, Say>();
// Of the process: what is written for everybody is written in one language.
let own: Language = english;

const root = join(import.meta.dirname, '..');
const TRANSLATION = /^(.*texts[a-z-]*)\.([a-z]{2})\.[jt]s$/;

/** Once, before anybody is answered: whoever is written to later finds their words there. */
export const loadTranslations = async (config: Pick<Config, 'language' | 'languagesDir'>): Promise<void> => {
  const found = await readLanguages(config.languagesDir);
  brought.clear();
  for (const one of found) brought.set(one.language.tag, one);
  const chosen = knownLanguage(config.language);
  if (chosen === undefined)
    throw new LanguageFault('LANGUAGE', `there is no ${config.language} here, but ${knownTags().join(', ')}`);
  own = chosen;
  if (translations.size > 0) return;
  const names = await readdir(root, { recursive: true });
  await Promise.all(
    names.map(async (file) => {
      const [, name, language] = TRANSLATION.exec(file.split(sep).join('/')) ?? [];
      if (name === undefined) return;
      const { texts } = (await import(pathToFileURL(join(root, file)).href)) as { texts: Say };
      translations.set(`${name}.${language}`, texts);
    }),
  );
};

const knownLanguage = (tag: string): Language | undefined => languages.get(tag) ?? brought.get(tag)?.language;

/** LNG-04: what the operator brings. */
export const ownLanguages = (): readonly OwnLanguage[] => [...brought.values()];

/** Everything that is spoken here: the languages of the program, and those of the operator. */
export const knownTags = (): readonly string[] => [...languages.keys(), ...brought.keys()];

/** What the rooms say, in English, by file. */
export const serverWords = (): Readonly<Record<string, object>> =>
  Object.fromEntries([...files].map(([name, say]) => [`server/${name}`, say(english)]));

/** What a room says to people, as a function of the language that says it; made once for each. */
export const createTexts = <T extends object>(name: string, say: Say<T>): Say<T> => {
  files.set(name, say);
  const made = new WeakMap<Language, T>();
  const make = (language: Language): T => {
    const words = brought.get(language.tag);
    if (words !== undefined) return fitWords(say(english), words.said.texts[`server/${name}`]) as T;
    return ((translations.get(`${name}.${language.tag}`) as Say<T>) ?? say)(language);
  };
  return (language) => {
    const texts = made.get(language) ?? make(language);
    made.set(language, texts);
    return texts;
  };
};

/** The language of somebody whose row is known, or with null what is said to everybody: the server's own. */
export const languageOf = (reader: { readonly language: string | null } | null): Language =>
  (reader?.language == null ? undefined : knownLanguage(reader.language)) ?? own;

/**
 * The language in which a member is written to: what they have chosen, else what they read where they ask (`wanted`), else what
 * they read where they signed in last. Somebody of whom nothing is known has the server's own.
 */
export const languageOfMember = async (
  db: Db,
  memberId: MemberId | null,
  wanted: string | null = null,
): Promise<Language> =>
  languageOf({ language: memberId === null ? wanted : (await selectLanguage(db, { memberId, wanted })).tag });
