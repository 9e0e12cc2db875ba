import { settingsCalls } from '@wagram/contract/settings';
import { ask, getLanguage, getQueryClient, logWarning, readStoredUser } from '#kernel';
import { speakLanguage } from './translations.ts';

/** A cookie, so that the next document comes in the language that is read here. */
const keep = (tag: string): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `language=${tag}; path=/; max-age=31536000; samesite=lax${secure}`;
};

/** LNG-02: kept on the device, and for whoever is signed in by the server, which writes to them in it. */
export const chooseLanguage = async (tag: string): Promise<void> => {
  keep(tag);
  await speakLanguage(tag);
  if (readStoredUser() === null) return;
  try {
    await ask(settingsCalls.changeSettings, { display: { language: tag } });
    // What the server has said so far was said in the other one.
    await getQueryClient().invalidateQueries();
  } catch (cause) {
    logWarning('The language was not kept', cause);
  }
};

/** What a member has chosen on another device is spoken here; what was chosen here before they signed in is kept for them. */
export const followLanguage = async (chosen: string | null): Promise<void> => {
  const { tag } = getLanguage();
  if (chosen === null) {
    if (/\blanguage=\w/.test(document.cookie)) await chooseLanguage(tag);
  } else if (chosen !== tag) {
    keep(chosen);
    await speakLanguage(chosen);
  }
};
