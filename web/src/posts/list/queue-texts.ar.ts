import type { Translation } from '#kernel';
import type { texts as english } from './queue-texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  title: (count) =>
    language.count(count, {
      zero: 'لا منشورات بانتظار الإرسال',
      one: 'منشور واحد بانتظار الإرسال',
      two: 'منشوران بانتظار الإرسال',
      few: '# منشورات بانتظار الإرسال',
      many: '# منشورًا بانتظار الإرسال',
      other: '# منشور بانتظار الإرسال',
    }),
  waits: 'سيُنشر عند عودة الاتصال.',
  kept: 'لا يوجد اتصال. سيُنشر منشورك لاحقًا.',
  out: 'نُشر منشورك المنتظر',
  media: 'منشور بصورة أو فيديو',
  retry: 'إعادة المحاولة',
  discard: 'تجاهل',
  discardOf: (words) => `تجاهل: ${words}`,
});
