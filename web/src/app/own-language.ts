import { createLanguage, english, fitWords, isFirstWords, sayWords } from '@wagram/contract/kernel';
import type { OwnLanguage, ServedWords } from '@wagram/contract/kernel';
import { logWarning } from '#kernel';
import type { Say, Sentences, TextsOfFile } from '#kernel';

/** A module of this server with data alone, which the browser keeps by its address. */
const load = async (address: string): Promise<ServedWords> =>
  ((await import(/* @vite-ignore */ address)) as { readonly words: ServedWords }).words;

/** LNG-04: a file of texts in the words of the operator, and in English where they have none that fit. */
export const textsOf = async (
  { files: [first, later] }: OwnLanguage,
  { name, say }: TextsOfFile,
): Promise<Say<object> | null> => {
  const path = `web/${name}`;
  const { helpers, texts } = await load(isFirstWords(path) ? first : later);
  const code = Object.hasOwn(texts, path) ? texts[path] : undefined;
  if (code === undefined) return null;
  return (language) => {
    try {
      return fitWords(say(english), sayWords(helpers, code, language)) as object;
    } catch (cause) {
      // The server has worked them out before. This is a page that was opened before an update of it.
      logWarning(`the words of ${path} could not be worked out`, cause);
      return {};
    }
  };
};

/** Their English words are not known here: what fails or is no text leaves the sentence as it came. */
const orNothing =
  (say: (...given: readonly unknown[]) => unknown) =>
  (...given: readonly unknown[]): string | undefined => {
    try {
      const said = say(...given);
      return typeof said === 'string' ? said : undefined;
    } catch {
      return undefined;
    }
  };

const sayable = (words: unknown): string | ReturnType<typeof orNothing> | null => {
  if (typeof words === 'string') return words;
  return typeof words === 'function' ? orNothing(words as Parameters<typeof orNothing>[0]) : null;
};

const catalogueOf = (said: unknown): Record<string, NonNullable<ReturnType<typeof sayable>>> => {
  const all = Object.entries((said ?? {}) as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    all.flatMap(([key, words]) => {
      const known = sayable(words);
      return known === null ? [] : [[key, known]];
    }),
  );
};

/** LNG-04: what refusals and rules are in the words of the operator. */
export const sentencesOf = async ({ tag, files: [, , sentences] }: OwnLanguage): Promise<Sentences> => {
  const words = await load(sentences);
  const said = sayWords(words.helpers, words.sentences, createLanguage(tag)) as Partial<Sentences> | null;
  return { refusals: catalogueOf(said?.refusals), rules: catalogueOf(said?.rules) };
};
