import { lazy as reactLazy, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { english } from '@wagram/contract/kernel';
import type { Language } from '@wagram/contract/kernel';

/** Texts as a function of the language that says them. */
export type Say<T> = (language: Language) => T;

/** The same thing in other words. */
type Said<T> = T extends string
  ? string
  : T extends ReactElement
    ? T
    : T extends (...args: infer A) => infer R
      ? (...args: A) => Said<R>
      : T extends object
        ? { readonly [K in keyof T]: Said<T[K]> }
        : T;

type Whole = ((...args: never) => unknown) | readonly unknown[];

/** The same keys with the same arguments. A key that is missing is said in English; what a function answers is whole. */
export type Translated<T> = T extends Whole
  ? Said<T>
  : T extends object
    ? { readonly [K in keyof T]?: Translated<T[K]> }
    : Said<T>;

/** What `texts.de.ts` beside `texts.ts` is: `export const texts: Translation<typeof english> = (language) => ({ … })`. */
export type Translation<T> = Say<Translated<T>>;

export interface TextsOfFile {
  /** The path of the file below web/src, by which its translations are found. */
  readonly name: string;
  readonly texts: object;
  readonly say: Say<object>;
}

/** What another language brings. It is loaded for those who want it: whoever reads English loads nothing of it. */
export interface Speech {
  readonly language: Language;
  readonly translate: (file: TextsOfFile) => Promise<void>;
  /** A sentence of the server or of a rule, by the code of the refusal or by its English words. */
  readonly sentence: (sentence: string, code?: string, details?: unknown) => string;
  /** Until then they are said in English. */
  readonly whenSentences: () => Promise<void>;
}

const files: TextsOfFile[] = [];
const listeners = new Set<() => void>();
let speech: Speech | null = null;
let ready: Promise<unknown> = Promise.resolve();

/** The language that the page speaks now. */
export const getLanguage = (): Language => speech?.language ?? english;

/** A sentence that came with a refusal or from a rule of the contract, in the language of the page. */
export const sentenceOf: Speech['sentence'] = (sentence, code, details) =>
  speech?.sentence(sentence, code, details) ?? sentence;

/** Before a refusal of the server is told. */
export const whenSentences = async (): Promise<void> => speech?.whenSentences();

/** Texts that say another language after a change of it: the objects stay the same, so that a part of them can be kept. */
export const createTexts = <T extends object>(name: string, say: Say<T>): T => {
  const texts = say(english);
  const file = { name, texts, say };
  files.push(file);
  if (speech !== null) ready = Promise.all([ready, speech.translate(file)]);
  return texts;
};

/** `lazy` of React; what it loads is drawn when its texts are there in the language of the page. */
export const lazy: typeof reactLazy = (load) =>
  reactLazy(async () => {
    const loaded = await load();
    await ready;
    return loaded;
  });

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** For the root of the page, which is drawn anew when the language changes. */
export const useLanguage = (): Language => useSyncExternalStore(watch, getLanguage, getLanguage);

/** For switch-language.ts alone. */
export const speak = (next: Speech | null): void => {
  speech = next;
  for (const listener of listeners) listener();
};
export const textFiles: readonly TextsOfFile[] = files;
