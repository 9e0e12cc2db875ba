/** The languages that come with the program, each in itself. Apart from what else is known of languages: the landing shows them. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  ar: 'العربية',
};
