import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  words: ['تواصل.', 'تفاعل.', 'اربح.'],
  about: 'انشر وتحدّث وابدأ بثًّا مباشرًا مع من تحب، وكافئ من يُسعد يومك. مفاتيحك لك، وخادمك لك، والقواعد قواعدك.',
  x: 'المتابعة عبر X',
  email: 'المتابعة بالبريد الإلكتروني',
  language: 'اللغة',
});
