import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  skip: 'الانتقال إلى المحتوى',
  loading: 'جارٍ التحميل',
  offline: 'لا يوجد اتصال. قد يكون ما تراه قديمًا.',
  title: (page, brand) => `${page} · ${brand}`,
  error: {
    title: 'تعثّرت هذه الصفحة',
    hint: 'لم يضِع شيء. يُرجى المحاولة مرة أخرى، وإن تكرر ذلك فأبلغ من يديرون هذا الخادم.',
    retry: 'إعادة المحاولة',
    newVersion: 'تعذّر تحميل هذه الصفحة',
    newVersionHint: 'هناك إصدار أحدث، أو لا يمكن الوصول إلى الخادم. أعد التحميل للمتابعة.',
    reload: 'إعادة التحميل',
  },
});
