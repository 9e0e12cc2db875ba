import { createLanguage, directionOf, english } from '@wagram/contract/kernel';
import type { Language } from '@wagram/contract/kernel';
import { logWarning } from './log.ts';
import { speak, textFiles } from './language.ts';
import type { Say, Speech, TextsOfFile } from './language.ts';
import type { Sentences } from './sentences.ts';

/** Where the words of other languages come from: a file of texts, and the language. */
export interface Translations {
  readonly texts: (file: TextsOfFile, tag: string) => Promise<Say<object> | null>;
  readonly sentences: (tag: string) => Promise<Sentences | null>;
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Puts other words into the same objects: whoever holds a part of them reads the new ones. */
const fill = (texts: object, said: object): void => {
  const into = texts as Record<string, unknown>;
  for (const [key, value] of Object.entries(said)) {
    const old = into[key];
    if (isTree(old) && isTree(value)) fill(old, value);
    else if (value !== undefined) into[key] = value;
  }
};

const sayEnglish = ({ texts, say }: TextsOfFile) => fill(texts, say(english));

/** A file that does not come leaves the page in English, and working. */
const orNull = async <T>(loading: Promise<T>): Promise<T | null> => {
  try {
    return await loading;
  } catch (cause) {
    logWarning('a translation did not come', cause);
    return null;
  }
};

let latest = 0;

const show = (speech: Speech | null, tag: string): void => {
  document.documentElement.lang = tag;
  document.documentElement.dir = directionOf(tag);
  speak(speech);
};

/** What the server and rules say is as long as a screen: it comes when somebody does the first thing that may be refused. */
const sentencesOf = (language: Language, { sentences }: Translations): Pick<Speech, 'sentence' | 'whenSentences'> => {
  let say: Speech['sentence'] = (sentence) => sentence;
  let loading: Promise<void> | null = null;
  const load = async () => {
    const said = await orNull(sentences(language.tag));
    say = (await import('./sentences.ts')).createSentence(language, said);
  };
  const whenSentences = () => (loading ??= load());
  for (const act of ['pointerdown', 'keydown'])
    window.addEventListener(act, () => void whenSentences(), { once: true });
  return { whenSentences, sentence: (...given) => say(...given) };
};

/** The page says everything in another language from now on. Nothing is said half: all words are there before the first changes. */
export const switchLanguage = async (tag: string, translations: Translations): Promise<void> => {
  latest += 1;
  const mine = latest;
  if (tag === english.tag) {
    for (const file of textFiles) sayEnglish(file);
    show(null, tag);
    return;
  }
  const language = createLanguage(tag);
  const loaded = new Map<TextsOfFile, Say<object> | null>();
  const load = async (file: TextsOfFile) => {
    loaded.set(file, await orNull(translations.texts(file, tag)));
  };
  // A screen may bring texts of its own while others are on their way.
  const loadAll = async (): Promise<void> => {
    const missing = textFiles.filter((file) => !loaded.has(file));
    if (missing.length === 0) return;
    await Promise.all(missing.map(load));
    await loadAll();
  };
  await loadAll();
  if (mine !== latest) return;
  const say = (file: TextsOfFile) => {
    sayEnglish(file);
    fill(file.texts, loaded.get(file)?.(language) ?? {});
  };
  for (const file of textFiles) say(file);
  const translate = async (file: TextsOfFile) => {
    await load(file);
    if (mine === latest) say(file);
  };
  show({ language, translate, ...sentencesOf(language, translations) }, tag);
};
