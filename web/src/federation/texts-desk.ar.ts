import type { Translation } from '#kernel';
import type { texts as english } from './texts-desk.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'خوادم أخرى',
  about: 'الخوادم التي يتواصل معها هذا الخادم.',
  search: 'اسم خادم',
  states: { all: 'الكل', limited: 'مقيّدة', blocked: 'محظورة', failing: 'لا تستجيب' },
  state: { open: 'مفتوح', limited: 'مقيّد', blocked: 'محظور' },
  statesLabel: 'الخوادم المعروضة',
  total: (count) =>
    language.count(count, {
      zero: 'لا خوادم',
      one: 'خادم واحد',
      two: 'خادمان',
      few: '# خوادم',
      many: '# خادمًا',
      other: '# خادم',
    }),
  people: (count) =>
    language.count(count, {
      zero: 'لا أحد معروف',
      one: 'شخص واحد معروف',
      two: 'شخصان معروفان',
      few: '# أشخاص معروفين',
      many: '# شخصًا معروفًا',
      other: '# شخص معروف',
    }),
  follows: (count) =>
    language.count(count, {
      zero: 'لا متابعات',
      one: 'متابعة واحدة',
      two: 'متابعتان',
      few: '# متابعات',
      many: '# متابعة',
      other: '# متابعة',
    }),
  failing: (since) => `لا يستجيب منذ ${since}`,
  decide: 'اتخاذ قرار بشأن خادم',
  name: 'الخادم',
  namePlaceholder: 'social.example',
  reason: 'السبب، للمشغّلين الآخرين هنا',
  choices: {
    open: { name: 'مفتوح', about: 'التواصل معه كأي خادم آخر.' },
    limited: { name: 'مقيّد', about: 'لا تصل منشورات أعضائه إلا إلى من يتابعهم هنا. ويشمل ذلك الخوادم التابعة لاسمه.' },
    blocked: {
      name: 'محظور',
      about: 'لا تواصل معه ولا مع الخوادم التابعة لاسمه. لا يظهر أعضاؤها هنا، وتنتهي كل المتابعات.',
    },
  },
  save: 'حفظ',
  cancel: 'إلغاء',
  clear: 'مسح',
  changeWord: 'تغيير',
  saved: (host) => `اتُّخذ القرار: ${host}`,
  change: (host) => `تغيير ${host}`,
  importTitle: 'استيراد قائمة',
  importAbout: 'ملف في كل سطر منه اسم، أو كما يصدّره Mastodon. القائمة لا تخفف أي قرار.',
  file: 'اختيار ملف',
  limitedCount: (count) =>
    language.count(count, {
      zero: 'لم يُقيَّد أي خادم',
      one: 'قُيّد خادم واحد',
      two: 'قُيّد خادمان',
      few: 'قُيّدت # خوادم',
      many: 'قُيّد # خادمًا',
      other: 'قُيّد # خادم',
    }),
  blockedCount: (count) =>
    language.count(count, {
      zero: 'لم يُحظر أي خادم',
      one: 'حُظر خادم واحد',
      two: 'حُظر خادمان',
      few: 'حُظرت # خوادم',
      many: 'حُظر # خادمًا',
      other: 'حُظر # خادم',
    }),
  failed: 'تعذّر ذلك. يُرجى المحاولة مرة أخرى.',
  empty: 'لا خوادم بعد',
  emptyHint: 'تأتي من تلقاء نفسها حين يتابع الناس بعضهم بعضًا.',
  none: 'لا خادم كهذا',
  loadFailed: 'تعذّر تحميل الخوادم',
  off: 'هذه الشبكة قائمة بذاتها',
  offHint: 'يصلها الإعداد FEDERATION=on بـ Mastodon وغيره. وفي مستند Operate ما ينبغي معرفته أولًا.',
});
