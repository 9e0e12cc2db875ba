import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  send: (token) => `إرسال ${token}`,
  about: 'يصل فورًا. ويمكنك استرجاعه خلال 10 ثوانٍ.',
  have: (amount, token) => `لديك ${amount} ${token}`,
  notWhole: 'أعداد صحيحة فقط',
  tooMuch: 'أكثر مما لديك',
  words: 'رسالة (اختياري)',
  wordsHint: 'تظهر معه في محادثتكما',
  go: (amount, token) => (amount === '' ? `إرسال ${token}` : `إرسال ${amount} ${token}`),
  sent: (amount, token, to) => `أُرسل ${amount} ${token} إلى \u200E${to}`,
  undo: 'تراجع',
  takeBack: 'استرجاع',
  back: (amount, token) => `تم الاسترجاع: ${amount} ${token}`,
  backFailed: 'تعذّر الاسترجاع. التفاصيل في نشاطك.',
  failed: 'لم يتأكد وصوله. يُرجى المحاولة مرة أخرى: لن يُرسل إلا مرة واحدة.',
  claim: {
    title: 'الاستلام اليومي',
    ready: (amount, token) => `${amount} ${token} لنشاطك هذا الأسبوع`,
    claimed: 'تم الاستلام. التالي ينتظرك غدًا.',
    not_active: 'انشر أو رد أو أهدِ شيئًا هذا الأسبوع لتستلم.',
    prove_first: 'أكّد بريدك الإلكتروني لتستلم.',
    go: 'استلام',
    done: (amount, token) => `${amount} ${token} أصبحت لك`,
    failed: 'لم ينجح ذلك. يُرجى المحاولة بعد لحظة.',
  },
});
