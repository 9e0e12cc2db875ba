import { bestLanguage } from '@wagram/contract/kernel';
import { switchLanguage } from '#kernel';
import type { Say, Sentences, Translations } from '#kernel';

/** What texts.de.ts beside texts.ts is. */
export interface TextsModule {
  readonly texts: Say<object>;
}

/** One language: files are found by their path below web/src, and each is loaded only when it is wanted. */
export interface LanguageModule {
  readonly texts: (path: string) => Promise<(() => Promise<TextsModule>) | undefined>;
  readonly sentences: () => Promise<Sentences>;
}

const languages = import.meta.glob<{ readonly language: LanguageModule }>('./languages/??.ts');

const open = async (tag: string): Promise<LanguageModule | undefined> =>
  (await languages[`./languages/${tag}.ts`]?.())?.language;

const translations: Translations = {
  texts: async (name, tag) => {
    const load = await (await open(tag))?.texts(`/src/${name}.${tag}.ts`);
    return load === undefined ? null : (await load()).texts;
  },
  sentences: async (tag) => (await (await open(tag))?.sentences()) ?? null,
};

/** The page says everything in this language from now on, without being loaded again. */
export const speakLanguage = (tag: string): Promise<void> => switchLanguage(bestLanguage([tag]), translations);
