import { bestLanguage } from '@wagram/contract/kernel';
import { switchLanguage } from '#kernel';
import type { Say, Translations } from '#kernel';
import type { AppSentences } from './sentences.ts';

// Every file of another language, each loaded only when it is wanted: texts.de.ts beside texts.ts, sentences.de.ts here.
const files = import.meta.glob<{ texts: Say<object> }>('../**/*texts*.??.ts');
const sentences = import.meta.glob<{ sentences: AppSentences }>('./sentences.??.ts');

const translations: Translations = {
  texts: async (name, tag) => (await files[`../${name}.${tag}.ts`]?.())?.texts ?? null,
  sentences: async (tag) => (await sentences[`./sentences.${tag}.ts`]?.())?.sentences ?? null,
};

/** The page says everything in this language from now on, without being loaded again. */
export const speakLanguage = (tag: string): Promise<void> => switchLanguage(bestLanguage([tag]), translations);
