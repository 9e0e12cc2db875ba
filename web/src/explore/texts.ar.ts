import type { Translation } from '#kernel';
import { bareHandle } from '@wagram/contract/members';
import { isolated } from '#ui';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'استكشاف',
  updates: 'يتحدّث المحتوى كل دقيقة.',
  tabs: 'ماذا تستكشف',
  tab: { posts: 'المنشورات', communities: 'المجتمعات', creators: 'المبدعون', topics: 'المواضيع' },
  filters: 'تصفية',
  filter: {
    all: 'الكل',
    trending: 'الرائج',
    recent: 'الأحدث',
    popular: 'الأشهر',
    solana: 'Solana',
    defi: 'DeFi',
    nft: 'NFT',
    gaming: 'ألعاب',
    trading: 'تداول',
    dao: 'DAO',
    developer: 'مطوّرون',
    trader: 'متداولون',
    artist: 'فنانون',
    influencer: 'مؤثرون',
    analyst: 'محللون',
    new: 'جدد',
  },
  search: {
    posts: 'البحث في المنشورات',
    communities: 'البحث في المجتمعات',
    creators: 'البحث عن مبدعين',
    topics: 'البحث في المواضيع',
  },
  clear: 'مسح البحث',
  loading: 'جارٍ التحميل',
  failed: 'تعذّر تحميل هذا',
  members: (count) =>
    language.count(
      count,
      { zero: 'لا أعضاء', one: 'عضو واحد', two: 'عضوان', few: '# أعضاء', many: '# عضوًا', other: '# عضو' },
      'short',
    ),
  subscribers: (count) =>
    language.count(
      count,
      { zero: 'لا مشتركين', one: 'مشترك واحد', two: 'مشتركان', few: '# مشتركين', many: '# مشتركًا', other: '# مشترك' },
      'short',
    ),
  followers: (count) =>
    language.count(
      count,
      { zero: 'لا متابعين', one: 'متابع واحد', two: 'متابعان', few: '# متابعين', many: '# متابعًا', other: '# متابع' },
      'short',
    ),
  posts: (count) =>
    language.count(
      count,
      { zero: 'لا منشورات', one: 'منشور واحد', two: 'منشوران', few: '# منشورات', many: '# منشورًا', other: '# منشور' },
      'short',
    ),
  gained: (count) => language.count(count, { other: '+# في 30 يومًا' }, 'short'),
  reactions: (count) =>
    language.count(
      count,
      { zero: 'لا تفاعلات', one: 'تفاعل واحد', two: 'تفاعلان', few: '# تفاعلات', many: '# تفاعلًا', other: '# تفاعل' },
      'short',
    ),
  trending: 'رائج',
  trendingAbout: 'كثير من أعضائه انضموا في الأسبوع الأخير',
  you: 'أنت',
  join: {
    group: { join: 'انضمام', joined: 'منضم' },
    channel: { join: 'اشتراك', joined: 'مشترك' },
    about: (word, name) => `${word}: ${name}`,
    open: 'فتح',
    openAbout: (name) => `فتح ${name}`,
    signIn: 'سجّل الدخول للانضمام إلى المجتمعات',
    failed: 'لم ينجح ذلك. حاول مرة أخرى.',
    left: (name) => `غادرت ${isolated(name)}`,
    undo: 'تراجع',
  },
  people: {
    title: 'اقتراحات للمتابعة',
    more: 'عرض المزيد',
    dismiss: (username) => `عدم اقتراح @${bareHandle(username)}`,
    dismissed: (username) => `لن يُقترح @${bareHandle(username)} مرة أخرى.`,
    undo: 'تراجع',
    failed: 'لم ينجح ذلك. حاول مرة أخرى.',
    byOne: (name) => `من المتابعين ${name}`,
    byTwo: (first, second) => `من المتابعين ${first} و${second}`,
    byMany: (first, others) =>
      language.count(others, {
        one: () => `من المتابعين ${first} وشخص آخر`,
        two: () => `من المتابعين ${first} وشخصان آخران`,
        few: (number) => `من المتابعين ${first} و${number} آخرون`,
        other: (number) => `من المتابعين ${first} و${number} غيره`,
      }),
    topic: (tag) => `يكتب عن ${tag}`,
    popular: 'معروف هنا',
  },
  empty: {
    posts: 'لا منشورات هنا بعد',
    postsHint: 'اكتب شيئًا، وستراه هنا خلال دقيقة.',
    write: 'كتابة منشور',
    communities: 'لا مجتمعات هنا بعد',
    communitiesHint: 'أنشئ مجموعة أو قناة يستطيع الجميع أن يجدها.',
    create: 'إنشاء مجتمع',
    creators: 'لا مبدعين هنا بعد',
    creatorsHint: 'يظهر الناس هنا حين يتابعهم غيرهم أو تنال منشوراتهم الإعجاب.',
    choose: 'اختيار فئتك',
    topics: 'لا مواضيع هنا بعد',
    topicsHint: 'استخدم #وسمًا في منشور، فيُحسب هنا.',
    found: (words) => `لا نتائج عن «${words}»`,
    foundHint: 'جرّب كلمات أقل أو غيرها، أو ابحث في كل مكان.',
    everywhere: 'البحث في كل مكان',
    showAll: 'عرض الكل',
  },
});
