import type { Translation } from '#kernel';
import type { texts as english } from './texts-jobs.ts';

export const texts: Translation<typeof english> = (language) => ({
  about: 'أعمال في الخلفية استنفدت كل محاولاتها. اعرف السبب، ثم أعد المحاولة أو اتركها.',
  kinds: {
    mail: 'رسالة بريد',
    push: 'إشعار فوري',
    'chain.follow': 'تتبّع دفعة',
    'help.digest': 'ملخص أسبوعي',
    'media.remove': 'إزالة ملفات',
    'rights.archive': 'أرشيف عضو',
    'wallet.tell': 'إخبار أحد بدفعة وصلته',
    'video.encode': 'تحويل فيديو ليعمل في كل مكان',
  } as Readonly<Record<string, string>>,
  tries: (count) =>
    language.count(count, {
      zero: 'لا محاولات',
      one: 'محاولة واحدة',
      two: 'محاولتان',
      few: '# محاولات',
      other: '# محاولة',
    }),
  retry: 'إعادة المحاولة',
  discard: 'ترك',
  label: (action, kind) => `${action}: ${kind}`,
  retried: 'تُعاد المحاولة',
  discarded: 'تُركت',
  failed: 'لم ينجح ذلك. يُرجى المحاولة مرة أخرى.',
  empty: 'لا شيء متروك',
  emptyHint: 'رسائل البريد والإشعارات والفيديوهات والأرشيفات التي تفشل مرة بعد مرة تنتظر هنا.',
  loading: 'جارٍ التحميل',
  error: 'تعذّر تحميل هذه القائمة',
});
