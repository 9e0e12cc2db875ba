import type { Translation } from '#kernel';
import type { ReactNode } from 'react';
import type { texts as english } from './texts-deposit.ts';

export const texts: Translation<typeof english> = () => ({
  off: 'لا يمكن إيداع العملات هنا.',
  paused: 'أوقف المشغّل الإيداع مؤقتًا. لم يضِع شيء مما لك.',
  failedToLoad: 'تعذّرت معرفة ما يمكن إيداعه الآن',
  notWhole: 'أعداد صحيحة فقط',
  tooMuch: 'أكثر مما سحبته',
  left: (amount, token) => `حتى ${amount} ${token}: بقدر ما سحبته.`,
  nothing: 'لا يمكن إيداع شيء بعد',
  nothingHint: 'على شبكة الاختبار لا يمكن إيداع أكثر مما سحبته من قبل.',
  pay: 'تدفع',
  rate: 'السعر',
  rateOf: (credit, tokens) => `1 ${credit} يساوي ${tokens}`,
  trust: {
    title: 'بمن تثق',
    keeps: 'تذهب عملاتك إلى الخزينة التي يحتفظ بها مشغّل هذا الخادم.',
    credit: 'ويدين لك هذا الخادم بعدها بالرصيد، ويحتفظ به لك.',
    address: (address: ReactNode) => ['عنوان الخزينة: ', address],
  },
  go: 'متابعة',
  failed: 'لم يرد أحد. لم يُدفع شيء؛ يُرجى المحاولة مرة أخرى.',
  paid: 'أصبح في رصيدك.',
});
