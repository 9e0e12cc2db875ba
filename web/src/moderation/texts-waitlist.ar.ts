import type { Translation } from '#kernel';
import type { Waitlist } from '@wagram/contract/settings';
import type { texts as english } from './texts-waitlist.ts';

export const texts: Translation<typeof english> = (language) => ({
  about: 'طلب أعضاء أن يُخبَروا حين تتوفر هذه. يُخبَر كل منهم مرة واحدة، ثم لا ينتظر بعدها.',
  names: (token: string): Record<Waitlist, string> => ({ launchpad: 'منصة الإطلاق', token: `عملة ${token}` }),
  waiting: (count) =>
    language.count(count, {
      zero: 'بالانتظار: لا أعضاء',
      one: 'بالانتظار: عضو واحد',
      two: 'بالانتظار: عضوان',
      few: 'بالانتظار: # أعضاء',
      many: 'بالانتظار: # عضوًا',
      other: 'بالانتظار: # عضو',
    }),
  nobody: 'لا أحد ينتظر',
  write: 'أصبحت جاهزة',
  label: 'ما سيقرؤونه',
  hints: {
    launchpad: 'إشعار واحد لكل منهم يقود إلى منصة الإطلاق. لا يمكن سحبه.',
    token: 'إشعار واحد لكل منهم يقود إلى الصفحة. لا يمكن سحبه.',
  },
  prepared: (token: string): Record<Waitlist, string> => ({
    launchpad: 'منصة الإطلاق مفتوحة.',
    token: `${token} على السلسلة. قارن العنوان كاملًا قبل أن تشتري.`,
  }),
  cancel: 'إلغاء',
  tell: (count) =>
    language.count(count, {
      one: 'إخبار عضو واحد',
      two: 'إخبار عضوين',
      few: 'إخبار # أعضاء',
      many: 'إخبار # عضوًا',
      other: 'إخبار # عضو',
    }),
  told: (count) =>
    language.count(count, {
      zero: 'وصل الخبر إلى: لا أعضاء',
      one: 'وصل الخبر إلى: عضو واحد',
      two: 'وصل الخبر إلى: عضوان',
      few: 'وصل الخبر إلى: # أعضاء',
      many: 'وصل الخبر إلى: # عضوًا',
      other: 'وصل الخبر إلى: # عضو',
    }),
  failed: 'تعذّر إخبارهم. حاول مرة أخرى.',
  loading: 'جارٍ التحميل',
  errorTitle: 'تعذّر تحميل هذه القائمة',
});
