import type { Translation } from '#kernel';
import { DOCUMENTED, MENTION_FACTOR, RANKED_MAX, TREND_MINUTES } from '@wagram/contract/trending';
import type { texts as english } from './formula-texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'كيف يُحسب الرائج',
  about: 'إعجابات الآخرين وردودهم ومشاركاتهم تُحسب نقاطًا، والوقت ينقص منها.',
  formula: {
    title: 'المعادلة',
    kinds: { likes: 'الإعجابات', replies: 'الردود', shares: 'المشاركات' },
    age: 'العمر',
    mention: 'الإشارة',
    points: `نقاط كل إعجاب: ${DOCUMENTED.likes}، وكل رد: ${DOCUMENTED.replies}، وكل مشاركة: ${DOCUMENTED.shares}.`,
    others: 'ما يفعله أصحاب المنشورات بمنشوراتهم لا يُحسب.',
    ages: (first, last) => `تُضرب النقاط في ${first} في البداية وفي ${last} في النهاية.`,
    allAges: 'كل درجات العمر',
    mentions: (all) =>
      `وتُضرب في ${language.number(MENTION_FACTOR)} إذا ذكر المنشور ${language.list(all, { type: 'disjunction' })}.`,
    kept: `يُحتفظ بأفضل ${RANKED_MAX} منشور، ويُعاد الحساب كل ${TREND_MINUTES} دقائق.`,
  },
  weights: {
    title: 'أوزانك',
    about: 'حرّكها، فتتبعها القائمة أدناه. هي ترتّب لك وحدك.',
    names: {
      likes: 'الإعجاب',
      replies: 'الرد',
      shares: 'المشاركة',
      fade: 'خفوت المنشورات',
      following: 'من تتابعهم',
    },
    points: (count) =>
      language.count(count, { zero: 'لا نقاط', one: 'نقطة واحدة', two: 'نقطتان', few: '# نقاط', other: '# نقطة' }),
    fades: ['لا تخفت', 'ببطء', 'كما هو معلن', 'أسرع', 'الأسرع'],
    count: (factor) => `تُحسب × ${language.number(factor)}`,
    documented: (value) => `المعلن: ${value}`,
    save: 'حفظ',
    reset: 'إعادة الضبط',
    saved: 'حُفظت. الرائج يتبع الآن أوزانك.',
    wasReset: 'عاد الرائج إلى المعادلة المعلنة.',
    signIn: 'تسجيل الدخول للاحتفاظ بأوزانك',
  },
  preview: {
    title: 'أول خمسة لديك',
    about: 'اختر واحدًا لترى خطواته.',
    empty: 'لا شيء رائج بعد. الإعجابات والردود والمشاركات تأتي بالمنشورات إلى هنا.',
    noWords: 'منشور بلا كلمات',
    muted: 'منشور فيه كلمة كتمتها',
    up: (places) =>
      language.count(places, {
        zero: 'لم يصعد',
        one: 'صعد مركزًا واحدًا',
        two: 'صعد مركزين',
        few: 'صعد # مراكز',
        many: 'صعد # مركزًا',
        other: 'صعد # مركز',
      }),
    down: (places) =>
      language.count(places, {
        zero: 'لم ينزل',
        one: 'نزل مركزًا واحدًا',
        two: 'نزل مركزين',
        few: 'نزل # مراكز',
        many: 'نزل # مركزًا',
        other: 'نزل # مركز',
      }),
    same: 'المركز نفسه',
    score: (score) => `النتيجة ${score}`,
  },
  steps: {
    title: 'خطوة بخطوة',
    by: (name) => `منشور من ${name}`,
    step: 'الخطوة',
    documented: 'المعلن',
    yours: 'أوزانك',
    sum: 'مجموع النقاط',
    mentionNone: 'لا يذكر أيًّا من الكلمات',
    followed: 'أنت تتابع صاحبه',
    notFollowed: 'أنت لا تتابع صاحبه',
    score: 'النتيجة',
    place: (of) =>
      language.count(of, {
        zero: 'المركز',
        one: 'المركز من بين منشور واحد',
        two: 'المركز من بين منشورين',
        few: 'المركز من بين # منشورات',
        many: 'المركز من بين # منشورًا',
        other: 'المركز من بين # منشور',
      }),
    times: (weight, points) => `× ${weight} = ${points}`,
    unranked: 'خارج القائمة',
    gone: 'ذلك المنشور لم يعد موجودًا، أو ليس متاحًا لك. هذا أول القائمة.',
    open: 'فتح المنشور',
  },
  failed: 'تعذّر تحميل المعادلة',
  loading: 'جارٍ تحميل المعادلة',
});
