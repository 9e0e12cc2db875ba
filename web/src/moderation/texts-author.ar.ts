import type { Translation } from '#kernel';
import type { texts as english } from './texts-author.ts';

export const texts: Translation<typeof english> = () => ({
  hiddenTitle: 'أخفاه المشرفون',
  appeal: 'اعتراض',
  appealTitle: 'الاعتراض على هذا القرار',
  appealAbout: 'قل لماذا لا توافق. يقرؤه أحد من يديرون هذا الخادم ويقرر من جديد. ويمكنك الاعتراض مرة واحدة.',
  appealField: 'لماذا ينبغي أن يكون القرار مختلفًا؟',
  appealSend: 'إرسال الاعتراض',
  appealSent: 'أُرسل اعتراضك.',
  appealFailed: 'تعذّر إرسال اعتراضك. يُرجى المحاولة مرة أخرى.',
  cancel: 'إلغاء',
  appealOpen: 'أُرسل اعتراضك وهو قيد النظر.',
  appealRefused: 'رُفض اعتراضك.',
  why: 'السبب',
  since: 'منذ',
  yourAppeal: 'اعتراضك',
  failed: 'تعذّر تحميل السبب',
});
