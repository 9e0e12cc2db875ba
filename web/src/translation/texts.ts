import { createTexts } from '#kernel';

export const texts = createTexts('translation/texts', () => ({
  translate: (language: string) => `Translate from ${language}`,
  underway: 'Translating…',
  byMachine: 'Translated by a machine',
  original: 'Show original',
  failed: 'The translation could not be had',
}));
