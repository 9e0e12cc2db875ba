import type { Translation } from '#kernel';
import type { texts as english } from './texts-earnings.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'الأرباح',
  spans: 'المدة',
  week: '7 أيام',
  month: '30 يومًا',
  year: 'هذا العام',
  signInTitle: 'يلزم تسجيل الدخول',
  signInHint: 'ما تربحه لا يراه غيرك.',
  signIn: 'تسجيل الدخول',
  loading: 'جارٍ تحميل أرباحك',
  failed: 'تعذّر تحميل أرباحك',
  total: 'الأرباح',
  withdrawable: (sum) => `منها ${sum} دخلت من محافظ ويمكن سحبها.`,
  granted: 'لم يدخل شيء منها من محفظة.',
  sum: (amount, token) => `${amount} ${token}`,
  empty: {
    week: 'لا أرباح في هذه الأيام السبعة',
    month: 'لا أرباح في هذه الأيام الثلاثين',
    year: 'لا أرباح هذا العام بعد',
    hint: 'يستطيع الناس مكافأتك على منشوراتك، وإرسال سوبر شات في بثوثك، وإرسال رصيد إليك. ومن تدعوهم من أصدقائك يزيدون أرباحك أيضًا.',
    write: 'كتابة منشور',
    invite: 'دعوة أصدقاء',
  },
  chart: {
    byDay: 'يوميًّا',
    byMonth: 'شهريًّا',
    utc: 'الأيام بتوقيت UTC.',
    pickDay: 'يوم في الرسم البياني',
    pickMonth: 'شهر في الرسم البياني',
    of: (name, sum, parts) => (parts === '' ? `${name}: ${sum}` : `${name}: ${sum}. ${parts}`),
    part: (kind, amount) => `${kind}: ${amount}`,
    nothing: 'لا شيء',
  },
  kinds: {
    title: 'مصادرها',
    names: {
      gift: 'هدايا',
      superchat: 'سوبر شات',
      transfer: 'أُرسل إليك',
      referral: 'إحالات',
      ticket: 'تذاكر',
      ticket_refund: 'تذاكر أُعيد ثمنها',
      taken_back: 'مسترجع',
    },
    times: (count) =>
      language.count(count, { zero: 'لا مرات', one: 'مرة واحدة', two: 'مرتان', few: '# مرات', other: '# مرة' }),
  },
  people: {
    title: 'أكبر الداعمين',
    none: 'ما ربحته في هذه المدة لم يأتِ من أحد بعينه.',
    somebody: 'أحدهم',
    times: (count) =>
      language.count(count, {
        zero: 'لا دعم',
        one: 'دعم لمرة واحدة',
        two: 'دعم لمرتين',
        few: 'دعم لـ # مرات',
        other: 'دعم لـ # مرة',
      }),
    who: (handle, count) =>
      `\u200E${handle} · ${language.count(count, { zero: 'لا دعم', one: 'دعم لمرة واحدة', two: 'دعم لمرتين', few: 'دعم لـ # مرات', other: 'دعم لـ # مرة' })}`,
  },
  csv: {
    name: (slug, year) => `${slug}-earnings-${year}.csv`,
    title: 'لسجلاتك',
    hint: 'كل حركة في سنة، مع يومها ونوعها ومرسلها وكلماتها.',
    download: (year) => `تنزيل ${year} كملف CSV`,
    cut: (most) => `في الملف أول ${language.number(most)} من حركات السنة.`,
    failed: 'تعذّر إنشاء الملف. يُرجى المحاولة مرة أخرى.',
  },
});
