import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  createLanguage,
  LANGUAGE_TAG,
  languageTags,
  sayWords,
  type Code,
  type Language,
} from '@wagram/contract/kernel';
import { LanguageFault } from './fault.ts';
import { readWords, type Words } from './read-words.ts';

/** A language that the operator brings. */
export interface OwnLanguage extends Words {
  readonly language: Language;
  /** Worked out once, so that what cannot be is known at the start: by file, and the sentences. */
  readonly said: { readonly texts: Readonly<Record<string, unknown>>; readonly sentences: unknown };
}

const ENDING = '.js';

const workOut = (file: string, what: string, words: Words, code: Code, language: Language): unknown => {
  try {
    return sayWords(words.helpers, code, language);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new LanguageFault(file, `${what} cannot be worked out: ${reason}`);
  }
};

/** LNG-04: one file, read and worked out. A `LanguageFault` says what is wrong with it. */
export const readLanguage = async (file: string): Promise<OwnLanguage> => {
  const tag = basename(file, ENDING);
  if (!LANGUAGE_TAG.test(tag))
    throw new LanguageFault(file, 'a file is called by the tag of its language, for example fr.js or pt-BR.js');
  if (languageTags.includes(tag)) throw new LanguageFault(file, `${tag} comes with the program`);
  const words = readWords(await readFile(file, 'utf8'), file);
  const language = createLanguage(tag);
  const texts = Object.entries(words.texts).map(([path, code]) => [path, workOut(file, path, words, code, language)]);
  const sentences = words.sentences === null ? {} : workOut(file, 'sentences', words, words.sentences, language);
  return { ...words, language, said: { texts: Object.fromEntries(texts) as Record<string, unknown>, sentences } };
};

/** LNG-04: the languages of a folder, in the order of their tags; none where there is no folder. */
export const readLanguages = async (folder: string): Promise<readonly OwnLanguage[]> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith(ENDING) && !name.startsWith('.')).sort();
  return Promise.all(files.map((name) => readLanguage(join(folder, name))));
};
