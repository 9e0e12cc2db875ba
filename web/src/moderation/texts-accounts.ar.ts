import type { Translation } from '#kernel';
import type { texts as english } from './texts-accounts.ts';

export const texts: Translation<typeof english> = () => ({
  error: 'تعذّر تحميل الحسابات',
  failed: 'لم ينجح ذلك. يُرجى المحاولة مرة أخرى.',
  held: {
    title: 'إحالات قيد المراجعة',
    about: 'جاء الداعي والمدعو من عنوان واحد وبالبرنامج نفسه: شخص واحد مرتين، أو صديقان بهاتفين متشابهين.',
    none: 'لا إحالات تنتظر.',
    line: (inviter, invited) => `دعوة من \u200E${inviter} إلى \u200E${invited}`,
    counts: 'تُحسب',
    refuse: 'رفض',
    decided: 'تم القرار',
  },
  names: {
    title: 'أسماء محجوزة',
    about: 'أعضاء أخذوا اسمًا يخص من يديرون الشبكة قبل حجزه. يحتفظون به وليست لهم شارة.',
    none: 'لا أحد يحمل اسمًا محجوزًا.',
    since: 'منذ',
  },
});
