import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  origin: {
    from: (host) => `من ${host}`,
    about: 'ما تراه هنا وصل من خادمهم. قد لا توجد المنشورات الأقدم إلا هناك.',
    open: 'فتح في المصدر',
    openPage: 'فتح الصفحة هناك',
  },
  lookUp: {
    hint: (what) => `البحث في خادم \u200E${what}`,
    looking: 'جارٍ البحث في الخادم الآخر',
    failed: 'تعذّر البحث. يُرجى المحاولة مرة أخرى.',
  },
  first: {
    title: (host) => `${host} خادم آخر`,
    about:
      'له أعضاؤه وقواعده. سيعرف مشغّلوه أنك تتابع أحدًا هناك، وتصل منشوراتك إلى خوادم من يتابعونك. ما تحذفه يُحذف هناك أيضًا، لكن قد تبقى نسخة على خادم لا يستجيب.',
    go: 'متابعة',
    cancel: 'ليس الآن',
  },
  report: {
    also: (host) => `إبلاغ ${host} أيضًا`,
    alsoHint: 'دون اسمك: هذا الخادم يتحدث عن نفسه.',
  },
});
