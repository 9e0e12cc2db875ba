import type { Translation } from '#kernel';
import type { texts as english } from './texts-reserves.ts';

export const texts: Translation<typeof english> = (language) => ({
  of: (amount, symbol) => `${amount} ${symbol}`,
  title: 'الاحتياطي',
  about: 'الرصيد وعد من هذا الخادم. يُجمع كله مرة في اليوم، ويُنشر المجموع.',
  owed: 'يدين هذا الخادم لأعضائه بـ',
  accounts: (count) =>
    language.count(count, {
      zero: 'دون حسابات',
      one: 'في حساب واحد',
      two: 'في حسابين',
      few: 'في # حسابات',
      many: 'في # حسابًا',
      other: 'في # حساب',
    }),
  day: 'يوم الجمع',
  root: 'جذر المجموع',
  treasury: 'عنوان الخزينة',
  noNetwork: 'هذا الخادم غير متصل بـ Solana.',
  check: 'تحقق بنفسك',
  checkHint: 'خذ الملفين وشغّل نصًّا برمجيًّا صغيرًا. لا يستخدم شيئًا من شيفرتنا.',
  published: 'ما هو منشور',
  mine: 'إثباتي الخاص',
  script: 'النص البرمجي هو docs/check-reserves.mjs في المصدر، ويشرح docs/reserves.md كيف يعمل.',
  limits: 'يُظهر ما هو مستحق وأنك محسوب فيه. ولا يثبت أن الخزينة تستطيع الدفع.',
  none: 'لم يُجمع شيء بعد',
  noneHint: 'يحدث ذلك مرة في اليوم. عد بعد ساعة.',
  failed: 'غير معروف الآن. حاول مرة أخرى.',
});
