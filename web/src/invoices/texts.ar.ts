import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  of: (amount, symbol) => `${amount} ${symbol}`,
  states: { open: 'بانتظار دفعتك', paid: 'مدفوع', lapsed: 'فات موعد الدفع' },
  lapsed: 'لم يعد هذا الطلب ساريًا. اطلب واحدًا جديدًا.',
  problems: {
    short: (arrived, rest) => `وصل ${arrived}، وبقي ${rest}: أرسل الباقي.`,
    anotherToken: (symbol) => `وصل شيء آخر. لا يُحسب هنا إلا ${symbol}.`,
    failed: 'فشلت معاملتك الأخيرة. لم يؤخذ سوى رسومها.',
    elsewhere: 'ذهبت معاملتك الأخيرة إلى شخص آخر.',
    used: 'تلك المعاملة دفعت ثمن شيء آخر بالفعل.',
  },
  pay: (sum) => `دفع ${sum}`,
  holds: (sum) => `في هذه المحفظة ${sum}، وهذا لا يكفي.`,
  other: {
    title: 'الدفع من محفظة أخرى',
    hint: 'امسح هذا بمحفظة على الشبكة نفسها، أو افتح الرابط فيها.',
    copy: 'نسخ الرابط',
    copied: 'تم النسخ',
    notCopied: 'تعذّر نسخ الرابط.',
  },
  done: 'تم',
});
