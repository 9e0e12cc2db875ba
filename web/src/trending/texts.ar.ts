import type { Translation } from '#kernel';
import type { ReactNode } from 'react';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'الرائج',
  updates: 'تُحدَّث القائمة كل 5 دقائق.',
  counted: (ago: ReactNode) => ['حُسبت ', ago],
  justNow: 'للتو.',
  ago: (past) => `قبل ${past}.`,
  howItCounts: 'كيف يُحسب',
  byYours: 'بأوزانك',
  tabs: 'أقسام الرائج',
  hotPosts: 'منشورات بارزة',
  topics: 'المواضيع',
  windows: 'المدة',
  windowShort: { '1h': 'ساعة', '24h': '24 ساعة', '7d': '7 أيام' },
  windowName: { '1h': 'آخر ساعة', '24h': 'آخر 24 ساعة', '7d': 'آخر 7 أيام' },
  posts: (count) =>
    language.count(
      count,
      { zero: 'لا منشورات', one: 'منشور واحد', two: 'منشوران', few: '# منشورات', many: '# منشورًا', other: '# منشور' },
      'short',
    ),
  people: (count) =>
    language.count(count, {
      zero: 'لا أشخاص',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '# أشخاص',
      many: '# شخصًا',
      other: '# شخص',
    }),
  growth: {
    new: 'جديد',
    newAbout: 'لم يستخدمه أحد في المدة السابقة',
    about: (percent) =>
      percent === 0
        ? 'مثل المدة السابقة'
        : percent > 0
          ? `أكثر من المدة السابقة بـ \u200E${percent}%`
          : `أقل من المدة السابقة بـ \u200E${-percent}%`,
  },
  why: {
    title: 'لماذا هذا هنا؟',
    score: 'النتيجة',
    likes: (count) =>
      language.count(count, {
        zero: 'لا إعجابات',
        one: 'إعجاب واحد',
        two: 'إعجابان',
        few: '# إعجابات',
        many: '# إعجابًا',
        other: '# إعجاب',
      }),
    replies: (count) =>
      language.count(count, {
        zero: 'لا ردود',
        one: 'رد واحد',
        two: 'ردّان',
        few: '# ردود',
        many: '# ردًّا',
        other: '# رد',
      }),
    shares: (count) =>
      language.count(count, {
        zero: 'لا مشاركات',
        one: 'مشاركة واحدة',
        two: 'مشاركتان',
        few: '# مشاركات',
        other: '# مشاركة',
      }),
    times: (factor) => `× ${language.number(factor, { maximumFractionDigits: 2 })}`,
    ages: [
      'عمره أقل من ساعة',
      'عمره ساعة على الأقل',
      'عمره ساعتان على الأقل',
      'عمره 3 ساعات على الأقل',
      'عمره 4 ساعات على الأقل',
      'عمره 6 ساعات على الأقل',
      'عمره 12 ساعة على الأقل',
      'عمره يوم على الأقل',
      'عمره يومان على الأقل',
      'عمره 3 أيام على الأقل',
      'أقدم',
    ],
    mentions: (word) => `يذكر «${word}»`,
    followed: 'أنت تتابع صاحبه',
    counted: 'كما كان حين حُسبت القائمة.',
    countedOwn: 'بأوزانك أنت، حين حُسبت القائمة.',
    again: 'خطوة بخطوة',
  },
  loading: 'جارٍ تحميل المواضيع',
  failed: 'تعذّر تحميل الرائج',
  empty: {
    posts: {
      '1h': 'لا منشورات بارزة في آخر ساعة',
      '24h': 'لا منشورات بارزة في آخر 24 ساعة',
      '7d': 'لا منشورات بارزة في آخر 7 أيام',
    },
    postsHint: 'تظهر المنشورات هنا حين تنال إعجابًا أو ردًّا أو مشاركة.',
    topics: {
      '1h': 'لا وسوم في آخر ساعة',
      '24h': 'لا وسوم في آخر 24 ساعة',
      '7d': 'لا وسوم في آخر 7 أيام',
    },
    topicsHint: 'أضف #وسمًا إلى منشور ليُحسب هنا.',
    wider: { '1h': 'عرض آخر ساعة', '24h': 'عرض آخر 24 ساعة', '7d': 'عرض آخر 7 أيام' },
    write: 'كتابة منشور',
  },
});
