import type { TextsModule } from '../translations.ts';

export const rest = import.meta.glob<TextsModule>([
  '../../**/*texts*.ar.ts',
  '!../../{app,auth,kernel,ui,pages/landing}/**',
]);
