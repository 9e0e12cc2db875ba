import type { LanguageModule, TextsModule } from '../translations.ts';

/** What most people see first; the list of all files would weigh on the first page. */
const first = import.meta.glob<TextsModule>('/src/{app,auth,kernel,ui,pages/landing}/**/*texts*.es.ts');

export const language: LanguageModule = {
  texts: async (path) => first[path] ?? (await import('./es-rest.ts')).rest[path],
  sentences: async () => (await import('../sentences.es.ts')).sentences,
};
