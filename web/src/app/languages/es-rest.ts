import type { TextsModule } from '../translations.ts';

export const rest = import.meta.glob<TextsModule>([
  '../../**/*texts*.es.ts',
  '!../../{app,auth,kernel,ui,pages/landing}/**',
]);
