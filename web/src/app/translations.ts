import { bestLanguage, languageTags } from '@wagram/contract/kernel';
import type { OwnLanguage } from '@wagram/contract/kernel';
import { getConfig, switchLanguage } from '#kernel';
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

/** LNG-04: one that the operator of this server brings. */
const own = (tag: string): OwnLanguage | undefined =>
  languageTags.includes(tag) ? undefined : getConfig().languages?.find((one) => one.tag === tag);

const translations: Translations = {
  texts: async (file, tag) => {
    const brought = own(tag);
    if (brought !== undefined) return (await import('./own-language.ts')).textsOf(brought, file);
    const { name } = file;
    const load = await (await open(tag))?.texts(`/src/${name}.${tag}.ts`);
    return load === undefined ? null : (await load()).texts;
  },
  sentences: async (tag) => {
    const brought = own(tag);
    if (brought !== undefined) return (await import('./own-language.ts')).sentencesOf(brought);
    return (await (await open(tag))?.sentences()) ?? null;
  },
};

/** One that was chosen here may be gone: then it is the one that the document came in. */
const best = (tag: string): string =>
  languageTags.includes(tag)
    ? tag
    : bestLanguage(
        [tag, document.documentElement.lang],
        [...languageTags, ...(getConfig().languages ?? []).map((one) => one.tag)],
      );

/** The page says everything in this language from now on, without being loaded again. */
export const speakLanguage = (tag: string): Promise<void> => switchLanguage(best(tag), translations);
