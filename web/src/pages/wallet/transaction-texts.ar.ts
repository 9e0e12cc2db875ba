import type { Translation } from '#kernel';
import type { texts as english } from './transaction-texts.ts';

export const texts: Translation<typeof english> = () => ({
  title: 'معاملة',
  landed: 'تمّت',
  failed: 'فشلت',
  failedHint: 'لم يُنقل شيء، واحتفظت الشبكة برسومها.',
  said: (words) => `قالت الشبكة: ${words}`,
  when: 'الوقت',
  fee: 'رسوم الشبكة',
  paidBy: 'الدافع',
  signature: 'التوقيع',
  copy: 'نسخ',
  copied: 'تم النسخ',
  changes: 'ما تغيّر',
  noChanges: 'لم ينتقل شيء سوى الرسوم.',
  acts: 'ما جرى فيها',
  wallet: 'إلى محفظتك',
  explorer: 'عرضها في المستكشف',
  notFound: 'لا توجد معاملة كهذه',
  notFoundHint: 'الشبكة لا تعرفها. إن أُرسلت قبل لحظة فقد تكون في طريقها.',
  notOne: 'هذا ليس توقيع معاملة.',
  off: 'هذا الخادم غير متصل بشبكة Solana.',
  unreachable: 'لا يمكن الوصول إلى الشبكة',
  unreachableHint: 'لا يضيع شيء بسبب ذلك. يُرجى المحاولة بعد لحظة.',
  again: 'البحث مرة أخرى',
});
