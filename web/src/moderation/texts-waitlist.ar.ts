import type { Translation } from '#kernel';
import type { Waitlist } from '@wagram/contract/settings';
import type { texts as english } from './texts-waitlist.ts';

export const texts: Translation<typeof english> = (language) => ({
  about: 'طلب أعضاء أن يُخبَروا حين تتوفر هذه. يُخبَر كل منهم مرة واحدة، ثم لا ينتظر بعدها.',
  names: (token: string): Record<Waitlist, string> => ({ launchpad: 'منصة الإطلاق', token: `عملة ${token}` }),
  waiting: (count) =>
    language.count(count, {
      zero: 'لا أحد ينتظر',
      one: 'عضو واحد ينتظر',
      two: 'عضوان ينتظران',
      few: '# أعضاء ينتظرون',
      many: '# عضوًا ينتظرون',
      other: '# عضو ينتظرون',
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
    token: `عملة ${token} متاحة على السلسلة. قارن العنوان كاملًا قبل أن تشتري.`,
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
      zero: 'لم يُخبَر أحد',
      one: 'أُخبر عضو واحد',
      two: 'أُخبر عضوان',
      few: 'أُخبر # أعضاء',
      many: 'أُخبر # عضوًا',
      other: 'أُخبر # عضو',
    }),
  failed: 'تعذّر إخبارهم. يُرجى المحاولة مرة أخرى.',
  loading: 'جارٍ التحميل',
  errorTitle: 'تعذّر تحميل هذه القائمة',
});
