import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  failed: 'No se pudo guardar tu ajuste. Inténtalo de nuevo.',
});
