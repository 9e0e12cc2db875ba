import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  label: 'البحث عن أشخاص ومنشورات ومواضيع',
  short: 'بحث',
  back: 'إغلاق البحث',
  clear: 'مسح البحث',
  results: 'نتائج البحث',
  recent: 'عمليات البحث الأخيرة',
  forgetAll: 'مسح الكل',
  forget: (words) => `إزالة ${words}`,
  forgetHint: 'اضغط Delete لإزالته',
  prompt: 'ابحث عن اسم أو كلمة أو #وسم.',
  people: 'الأشخاص',
  hashtags: 'الوسوم',
  posts: 'المنشورات',
  groups: 'المجموعات',
  postsFor: (words) => `البحث في المنشورات عن «${words}»`,
  count: (count) =>
    language.count(count, { zero: 'لا نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '# نتائج', other: '# نتيجة' }),
  followers: (count) =>
    language.count(
      count,
      { zero: 'لا متابعين', one: 'متابع واحد', two: 'متابعان', few: '# متابعين', many: '# متابعًا', other: '# متابع' },
      'short',
    ),
  tagPosts: (count) =>
    count >= 100
      ? '\u200E+100 منشور'
      : language.count(count, {
          zero: 'لا منشورات',
          one: 'منشور واحد',
          two: 'منشوران',
          few: '# منشورات',
          many: '# منشورًا',
          other: '# منشور',
        }),
  following: 'متابَع',
  searching: 'جارٍ البحث',
  tabs: 'مجال البحث',
  chips: {
    label: 'عوامل التصفية',
    from: (handle) => `من \u200E@${handle}`,
    since: (day) => `منذ ${language.date(day, 'date')}`,
    until: (day) => `حتى ${language.date(day, 'date')}`,
    has: {
      media: 'فيه صورة أو فيديو',
      image: 'فيه صورة',
      video: 'فيه فيديو',
      poll: 'فيه استطلاع',
      link: 'فيه رابط',
    },
    remove: (what) => `إزالة: ${what}`,
    problems: {
      no_handle: 'اكتب معرّفًا بعد from:\u200E، مثل from:mara.',
      no_date: 'اكتب يومًا مثل since:2026-05-01.',
      ends_before: 'النهاية قبل البداية.',
      unknown_has: 'بعد has:\u200E تأتي media أو image أو video أو poll أو link.',
    },
    notUnderstood: (typed, why) => `لم يُؤخذ «${typed}» في الحسبان. ${why}`,
  },
  start: {
    trending: 'الرائج',
    allTrending: 'كل الرائج',
    tips: 'تضييق البحث',
    tipsAbout: 'ضع واحدًا من هذه بجانب كلماتك.',
    tip: {
      from: 'ما كتبه شخص بعينه',
      since: 'من ذلك اليوم فصاعدًا',
      until: 'حتى ذلك اليوم',
      has: 'فيه صورة أو فيديو؛ وكذلك has:image وvideo وpoll وlink',
      not: 'دون كلمة ما',
    },
  },
  page: {
    heading: 'البحث',
    for: (words) => `نتائج «${words}»`,
    nothing: {
      people: {
        title: 'لم يُعثر على أشخاص',
        hint: (words) => `لا أحد هنا باسم يشبه «${words}».`,
        other: {
          count: (count, hasMore) =>
            hasMore
              ? language.count(count, {
                  few: 'توجد في أكثر من # منشورات.',
                  many: 'توجد في أكثر من # منشورًا.',
                  other: 'توجد في أكثر من # منشور.',
                })
              : language.count(count, {
                  one: 'توجد في منشور واحد.',
                  two: 'توجد في منشورين.',
                  few: 'توجد في # منشورات.',
                  many: 'توجد في # منشورًا.',
                  other: 'توجد في # منشور.',
                }),
          show: 'عرض المنشورات',
        },
      },
      posts: {
        title: 'لم يُعثر على منشورات',
        hint: (words) => `لا منشور فيه «${words}».`,
        other: {
          count: (count, hasMore) =>
            hasMore
              ? language.count(count, { other: 'أكثر من # من الأعضاء بأسماء كهذه.' })
              : language.count(count, {
                  one: 'عضو واحد باسم كهذا.',
                  two: 'عضوان باسمين كهذا.',
                  few: '# أعضاء بأسماء كهذه.',
                  many: '# عضوًا بأسماء كهذه.',
                  other: '# عضو بأسماء كهذه.',
                }),
          show: 'عرض الأشخاص',
        },
      },
    },
    tags: {
      nothing: 'لم يُعثر على وسوم',
      nothingHint: (words) => `لا وسم يبدأ بـ «${words}».`,
    },
    nowhere: 'جرّب كلمات أقل أو غيرها.',
    failed: 'لم ينجح البحث هذه المرة.',
    retry: 'البحث مرة أخرى',
  },
});
