import type { TextsModule } from '../translations.ts';

export const rest = import.meta.glob<TextsModule>([
  '/src/**/*texts*.es.ts',
  '!/src/{app,auth,kernel,ui,pages/landing}/**',
]);
