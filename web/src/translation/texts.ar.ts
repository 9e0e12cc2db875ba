import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  translate: (language) => `ترجمة من ${language}`,
  underway: 'تجري الترجمة…',
  byMachine: 'ترجمة آلية',
  original: 'عرض الأصل',
  failed: 'تعذّرت الترجمة',
});
