import type { Translation } from '#kernel';
import type { texts as english } from './art-texts.ts';

export const texts: Translation<typeof english> = () => ({
  author: 'مارا أوكافور',
  post: 'التقطتها من السطح في طريقي إلى البيت.',
  tip: 'إكرامية',
  live: 'مباشر',
  wallet: 'إكراميات تصلك',
  keys: 'تحتفظ بها، أو تهديها لغيرك',
  thanks: 'أسعدت يومي، شكرًا لك',
});
