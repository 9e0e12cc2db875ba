import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  translate: (language) => `Traducir del ${language}`,
  underway: 'Traduciendo…',
  byMachine: 'Traducción automática',
  original: 'Ver original',
  failed: 'No se pudo obtener la traducción',
});
