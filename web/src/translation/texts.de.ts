import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  translate: (language) => `Aus ${language} übersetzen`,
  underway: 'Wird übersetzt\u00a0…',
  byMachine: 'Maschinell übersetzt',
  original: 'Original anzeigen',
  failed: 'Die Übersetzung ist nicht gelungen',
});
