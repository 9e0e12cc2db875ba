import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  gone: 'حساب محذوف',
  image: 'صورة',
  video: 'فيديو',
  audio: 'رسالة صوتية',
  file: (name) => `ملف: ${name}`,
  images: (count) =>
    language.count(count, { zero: 'لا صور', one: 'صورة واحدة', two: 'صورتان', few: '# صور', other: '# صورة' }),
  mixed: (count) =>
    language.count(count, {
      zero: 'لا صور وفيديوهات',
      one: 'صورة أو فيديو',
      two: 'ملفان من الصور والفيديو',
      few: '# صور وفيديوهات',
      other: '# صورة وفيديو',
    }),
  credit: (amount, said) => (said === '' ? `أُرسل ${amount} WGM` : `أُرسل ${amount} WGM: ${said}`),
  taken: 'حُذفت الرسالة',
  creditBack: 'استُرجع الرصيد',
  did: (name, what) => `${name}: ${what}`,
});
