import { createLanguage, english, fitWords, isFirstWords, sayWords } from '@wagram/contract/kernel';
import type { OwnLanguage, ServedWords } from '@wagram/contract/kernel';
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
  return (language) => fitWords(say(english), sayWords(helpers, code, language)) as object;
};

/** Nobody knows their English words here: what fails or is no text leaves the sentence as it came. */
const carefully =
  (say: (...given: readonly unknown[]) => unknown) =>
  (...given: readonly unknown[]): string | undefined => {
    try {
      const said = say(...given);
      return typeof said === 'string' ? said : undefined;
    } catch {
      return undefined;
    }
  };

type Words = string | ReturnType<typeof carefully>;

const catalogueOf = (said: unknown): Record<string, Words> => {
  const all = Object.entries((said ?? {}) as Readonly<Record<string, unknown>>);
  const known = all.flatMap(([key, words]): (readonly [string, Words])[] => {
    if (typeof words === 'string') return [[key, words]];
    return typeof words === 'function' ? [[key, carefully(words as Parameters<typeof carefully>[0])]] : [];
  });
  return Object.fromEntries(known);
};

export const sentencesOf = async ({ tag, files: [, , sentences] }: OwnLanguage): Promise<Sentences> => {
  const words = await load(sentences);
  const said = sayWords(words.helpers, words.sentences, createLanguage(tag)) as Partial<Sentences> | null;
  return { refusals: catalogueOf(said?.refusals), rules: catalogueOf(said?.rules) };
};
