import type { LanguageModule, TextsModule } from '../translations.ts';

/** What most people see first; the list of all files would weigh on the first page. */
const first = import.meta.glob<TextsModule>('/src/{app,auth,kernel,ui,pages/landing}/**/*texts*.de.ts');

export const language: LanguageModule = {
  texts: async (path) => first[path] ?? (await import('./de-rest.ts')).rest[path],
  sentences: async () => (await import('../sentences.de.ts')).sentences,
};
