import type { LanguageModule, TextsModule } from '../translations.ts';

/** What most people see first; the list of all files would weigh on the first page. */
const first = import.meta.glob<TextsModule>('/src/{app,auth,kernel,ui,pages/landing}/**/*texts*.ar.ts');

export const language: LanguageModule = {
  texts: async (path) => first[path] ?? (await import('./ar-rest.ts')).rest[path],
  sentences: async () => (await import('../sentences.ar.ts')).sentences,
};
