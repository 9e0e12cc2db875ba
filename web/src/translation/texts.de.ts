import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  translate: (language) => `Übersetzen (${language})`,
  underway: 'Wird übersetzt…',
  byMachine: 'Maschinell übersetzt',
  original: 'Original anzeigen',
  failed: 'Die Übersetzung ist nicht gelungen',
});
