import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  games: {
    heading: 'الألعاب',
    hint: 'استراحة صغيرة هنا. والمزيد في الطريق.',
    open: 'فتح WeRunner',
    how: 'كيف تلعب',
  },
  title: 'WeRunner',
  about: 'ركض بلا نهاية يزداد سرعة. كل ما يلزم عين سريعة ويد هادئة.',
  play: {
    title: 'WeRunner',
    about: 'اركض ما استطعت. اقفز فوق ما يقف، وانحنِ تحت ما يطير، واجمع القطع النقدية.',
    start: 'لعب',
    paused: 'متوقف مؤقتًا',
    pausedHint: 'خذ وقتك.',
    resume: 'استئناف',
    over: 'ركض رائع',
    newBest: 'أفضل جولة لك',
    again: 'جولة جديدة',
    best: (score) => `الأفضل: ${score}`,
    said: (score, isBest) =>
      isBest
        ? language.count(score, {
            zero: 'لا نقاط، أفضل جولة لك',
            one: 'نقطة واحدة، أفضل جولة لك',
            two: 'نقطتان، أفضل جولة لك',
            few: '# نقاط، أفضل جولة لك',
            other: '# نقطة، أفضل جولة لك',
          })
        : language.count(score, { zero: 'لا نقاط', one: 'نقطة واحدة', two: 'نقطتان', few: '# نقاط', other: '# نقطة' }),
    guest: 'محفوظة على هذا الجهاز.',
    signIn: 'تسجيل الدخول للظهور في لوحة الصدارة',
    alone: 'تعذّر الوصول إلى الخادم، فكانت هذه الجولة لك وحدك.',
    rank: (rank) => `ترتيبك: ${rank}.`,
    board: 'عرض لوحة الصدارة',
    notCounted: 'تعذّر وضع هذه الجولة في لوحة الصدارة. أفضل نتيجة لك محفوظة على هذا الجهاز.',
  },
  newTab: 'يُفتح في علامة تبويب جديدة',
  steps: [
    ['القفز', 'اضغط على الشاشة أو على مفتاح المسافة. وضغطة أخرى في الهواء ترفعك أعلى.'],
    ['الانحناء', 'اسحب إلى الأسفل أو أبقِ ↓ مضغوطًا. وفي الهواء يصبح غطسة.'],
    ['الجمع', 'كل قطعة تساوي 25 نقطة، والطريق نفسه يُحسب أيضًا.'],
  ],
  board: {
    title: 'لوحة الصدارة',
    hint: 'يعيد الخادم لعب كل جولة قبل أن تُحسب.',
    empty: 'لم يركض أحد بعد',
    emptyHint: 'المركز الأول شاغر.',
    failed: 'تعذّر تحميل لوحة الصدارة',
    loading: 'جارٍ تحميل لوحة الصدارة',
    own: (rank, score) =>
      language.count(score, {
        zero: () => `ترتيبك ${language.number(rank)}، دون نقاط`,
        one: () => `ترتيبك ${language.number(rank)}، بنقطة واحدة`,
        two: () => `ترتيبك ${language.number(rank)}، بنقطتين`,
        few: (number) => `ترتيبك ${language.number(rank)}، بـ ${number} نقاط`,
        other: (number) => `ترتيبك ${language.number(rank)}، بـ ${number} نقطة`,
      }),
  },
});
