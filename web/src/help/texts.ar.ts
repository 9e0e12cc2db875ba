import { faqInArabic } from '@wagram/contract/help';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'المساعدة',
  hint: 'إعداداتك، وإجابات، وطريقة للتواصل معنا.',
  account: { title: 'الحساب' },
  notifications: {
    title: 'الإشعارات',
    noMail: 'أكّد بريدك الإلكتروني في صفحة الأمان أولًا، ليصلك الملخص.',
  },
  allSettings: 'كل الإعدادات',
  save: 'حفظ',
  saved: 'حُفظت الإعدادات!',
  saveFailed: 'تعذّر حفظ إعداداتك. يُرجى المحاولة مرة أخرى.',
  guestHint: 'لم تسجّل الدخول: هذه محفوظة على هذا الجهاز.',
  atOnce: 'يعمل كل مفتاح فورًا، على كل أجهزتك.',
  unsubscribed: 'لن يصلك الملخص بعد الآن.',
  faq: {
    entries: faqInArabic,
    title: 'أسئلة وإجابات',
    search: 'البحث في الإجابات',
    none: 'لا إجابة تطابق ذلك. اكتب إلينا أدناه.',
    found: (count) =>
      language.count(count, {
        zero: 'لا إجابات',
        one: 'إجابة واحدة',
        two: 'إجابتان',
        few: '# إجابات',
        other: '# إجابة',
      }),
  },
  contact: {
    title: 'تواصل معنا',
    hint: 'اكتب إلى من يديرون هذه الشبكة.',
    email: 'بريدك الإلكتروني',
    message: 'رسالتك',
    send: 'إرسال',
    sent: 'شكرًا لك. رسالتك في طريقها، والرد يأتي بالبريد.',
    desk: 'شكرًا لك. سيقرؤها من يديرون هذه الشبكة، والرد يأتي بالبريد.',
    logged: 'شكرًا لك. لم يُسمَّ مشغّل هنا بعد: رسالتك في سجل الخادم، حيث يستطيع من يديره قراءتها.',
    failed: 'تعذّر إرسال رسالتك. يُرجى المحاولة مرة أخرى.',
    over: (count) =>
      language.count(count, {
        zero: 'لا أحرف زائدة',
        one: 'حرف واحد زائد',
        two: 'حرفان زائدان',
        few: '# أحرف زائدة',
        many: '# حرفًا زائدًا',
        other: '# حرف زائد',
      }),
  },
  links: {
    label: 'المزيد',
    terms: 'الشروط',
    privacy: 'سياسة الخصوصية',
    security: 'الأمان',
    keys: 'اختصارات لوحة المفاتيح',
  },
});
