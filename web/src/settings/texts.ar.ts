import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  failed: 'تعذّر حفظ إعدادك. يُرجى المحاولة مرة أخرى.',
});
