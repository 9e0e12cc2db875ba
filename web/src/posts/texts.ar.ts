import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  feed: {
    loading: 'جارٍ تحميل المنشورات…',
    failed: 'تعذّر تحميل المنشورات',
    retry: 'إعادة المحاولة',
    moreFailed: 'تعذّر تحميل المزيد من المنشورات.',
    end: 'لقد رأيت كل شيء.',
    posts: 'المنشورات',
    newPosts: (count) =>
      count > 99
        ? '\u200E+99 منشورًا جديدًا'
        : language.count(count, {
            zero: 'لا منشورات جديدة',
            one: 'منشور جديد',
            two: 'منشوران جديدان',
            few: '# منشورات جديدة',
            many: '# منشورًا جديدًا',
            other: '# منشور جديد',
          }),
    empty: {
      following: { title: 'لا منشورات ممن تتابعهم', hint: 'تابع بعض الأشخاص لترى منشوراتهم هنا' },
      trenches: { title: 'لا منشورات حديثة', hint: 'أول منشور جديد قد يكون لك!' },
      trending: { title: 'لا منشورات رائجة بعد', hint: 'تحتاج المنشورات إلى إعجابات أكثر لتظهر في الرائج' },
    },
    discover: 'اكتشف أشخاصًا',
  },
  card: {
    imported: { own: 'مستورد', mastodon: 'من Mastodon', x: 'من X' },
    importedHint: 'كُتب في مكان آخر وأحضره صاحبه إلى هنا',
    label: (author, words) => (words === '' ? author : `${author}: ${words}`),
    showMore: 'عرض المزيد',
    image: 'صورة',
    imageOf: (place, of) => `الصورة ${place} من ${of}`,
    openImage: (alt) => `فتح: ${alt}`,
    video: 'فيديو',
  },
  act: {
    label: 'التفاعلات',
    like: (count) =>
      language.count(count, {
        zero: 'أعجبني، لا إعجابات',
        one: 'أعجبني، إعجاب واحد',
        two: 'أعجبني، إعجابان',
        few: 'أعجبني، # إعجابات',
        many: 'أعجبني، # إعجابًا',
        other: 'أعجبني، # إعجاب',
      }),
    unlike: (count) =>
      language.count(count, {
        zero: 'إلغاء الإعجاب، لا إعجابات',
        one: 'إلغاء الإعجاب، إعجاب واحد',
        two: 'إلغاء الإعجاب، إعجابان',
        few: 'إلغاء الإعجاب، # إعجابات',
        many: 'إلغاء الإعجاب، # إعجابًا',
        other: 'إلغاء الإعجاب، # إعجاب',
      }),
    likeOnly: (isLiked) => (isLiked ? 'إلغاء الإعجاب' : 'أعجبني'),
    reply: (count) =>
      language.count(count, {
        zero: 'رد، لا ردود',
        one: 'رد، رد واحد',
        two: 'رد، ردّان',
        few: 'رد، # ردود',
        many: 'رد، # ردًّا',
        other: 'رد، # رد',
      }),
    repost: (count) =>
      language.count(count, {
        zero: 'إعادة نشر، لا إعادات نشر',
        one: 'إعادة نشر، إعادة نشر واحدة',
        two: 'إعادة نشر، إعادتا نشر',
        few: 'إعادة نشر، # إعادات نشر',
        other: 'إعادة نشر، # إعادة نشر',
      }),
    reposted: (count) =>
      language.count(count, {
        zero: 'أعدت نشره، لا إعادات نشر',
        one: 'أعدت نشره، إعادة نشر واحدة',
        two: 'أعدت نشره، إعادتا نشر',
        few: 'أعدت نشره، # إعادات نشر',
        other: 'أعدت نشره، # إعادة نشر',
      }),
    share: (count) =>
      language.count(count, {
        zero: 'نسخ الرابط، لا مشاركات',
        one: 'نسخ الرابط، مشاركة واحدة',
        two: 'نسخ الرابط، مشاركتان',
        few: 'نسخ الرابط، # مشاركات',
        other: 'نسخ الرابط، # مشاركة',
      }),
    gift: (gifts, total, token) =>
      language.count(gifts, {
        zero: () => `إهداء، لا هدايا، ${total} ${token}`,
        one: () => `إهداء، هدية واحدة، ${total} ${token}`,
        two: () => `إهداء، هديتان، ${total} ${token}`,
        few: (number) => `إهداء، ${number} هدايا، ${total} ${token}`,
        other: (number) => `إهداء، ${number} هدية، ${total} ${token}`,
      }),
  },
  like: {
    signIn: 'يلزم تسجيل الدخول للإعجاب بالمنشورات',
    failed: 'تعذّر تسجيل الإعجاب',
  },
  repost: {
    repost: 'إعادة نشر',
    undo: 'التراجع عن إعادة النشر',
    quote: 'اقتباس',
    by: (name) => `إعادة نشر من ${name}`,
    signIn: 'يلزم تسجيل الدخول لإعادة النشر',
    failed: 'لم تنجح إعادة النشر',
  },
  quote: {
    open: (name) => `منشور مقتبس من ${name}`,
    gone: 'هذا المنشور غير متاح.',
  },
  quotes: {
    empty: 'لم يقتبسه أحد ممن يمكنك رؤيتهم',
  },
  poll: {
    label: 'استطلاع',
    mine: 'اختيارك',
    percent: (share) => language.number(share, { style: 'percent', maximumFractionDigits: 0 }),
    votes: (shown, count) =>
      language.count(count, {
        zero: () => 'لا أصوات',
        one: () => 'صوت واحد',
        two: () => 'صوتان',
        few: () => `${shown} أصوات`,
        many: () => `${shown} صوتًا`,
        other: () => `${shown} صوت`,
      }),
    ends: 'ينتهي',
    over: 'النتيجة النهائية',
    signIn: 'يلزم تسجيل الدخول للتصويت',
    failed: 'لم يُسجَّل صوتك',
  },
  warning: {
    of: (warning) => `تحذير المحتوى: ${warning}`,
    show: 'إظهار',
    hide: 'إخفاء',
  },
  versions: {
    edited: 'معدَّل',
    open: 'معدَّل. عرض ما كان فيه من قبل',
    title: 'التعديلات',
    now: 'الآن',
    until: (time) => `حتى ${time}`,
    failed: 'تعذّر تحميل التعديلات',
  },
  share: {
    copied: 'نُسخ رابط المنشور! 🔗',
    failed: 'تعذّر نسخ الرابط',
  },
  copy: {
    done: 'نُسخ النص!',
    failed: 'تعذّر نسخ النص',
  },
  gift: {
    signIn: 'يلزم تسجيل الدخول لإرسال الهدايا',
    title: (handle) => `هدية إلى \u200E${handle}`,
    about: 'تصل إلى صاحب المنشور فورًا. ويمكنك استرجاعها خلال 10 ثوانٍ.',
    amount: (amount, token) => `${amount} ${token}`,
    sent: (amount, token, handle) => `أُرسل ${amount} ${token} إلى \u200E${handle}!`,
    undo: 'تراجع',
    back: (amount, token) => `تم الاسترجاع: ${amount} ${token}`,
    backFailed: 'تعذّر استرجاع الهدية',
    self: 'لا يمكنك إرسال هدية إلى نفسك',
    failed: 'تعذّر إرسال الهدية. يُرجى المحاولة مرة أخرى: لن تُرسل إلا مرة واحدة.',
  },
  menu: {
    open: 'المزيد عن هذا المنشور',
    edit: 'تعديل المنشور',
    describe: 'التسميات التوضيحية والوصف',
    remove: 'حذف المنشور',
    block: 'حظر المستخدم',
    unblock: 'إلغاء حظر المستخدم',
    report: 'إبلاغ',
    muteThread: 'كتم إشعارات هذا المنشور',
    unmuteThread: 'إلغاء كتم إشعارات هذا المنشور',
    copyLink: 'نسخ الرابط',
    copyText: 'نسخ النص',
    shareVia: 'مشاركة…',
    why: 'لماذا أرى هذا؟',
  },
  folded: {
    about: 'مخفي: فيه كلمة كتمتها.',
    label: (name) => `منشور من ${name} فيه كلمة كتمتها`,
    show: 'إظهار',
  },
  remove: {
    signIn: 'يلزم تسجيل الدخول لحذف المنشورات',
    title: 'حذف المنشور؟',
    about: 'سيختفي عند الجميع مع ردوده وإعجاباته، ولا يمكن التراجع عن ذلك.',
    confirm: 'حذف',
    cancel: 'إلغاء',
    done: 'حُذف المنشور',
    failed: 'تعذّر حذف المنشور',
    failedBecause: (error) => `تعذّر حذف المنشور: ${error}`,
  },
  page: {
    likes: (count) =>
      language.count(count, { zero: 'إعجابات', two: 'إعجابان', few: 'إعجابات', many: 'إعجابًا', other: 'إعجاب' }),
    replies: (count) => language.count(count, { zero: 'ردود', two: 'ردّان', few: 'ردود', many: 'ردًّا', other: 'رد' }),
    shares: (count) => language.count(count, { zero: 'مشاركات', two: 'مشاركتان', few: 'مشاركات', other: 'مشاركة' }),
    reposts: (count) =>
      language.count(count, { zero: 'إعادات نشر', two: 'إعادتا نشر', few: 'إعادات نشر', other: 'إعادة نشر' }),
    quotes: (count) =>
      language.count(count, { zero: 'اقتباسات', two: 'اقتباسان', few: 'اقتباسات', many: 'اقتباسًا', other: 'اقتباس' }),
    gifts: (count) => language.count(count, { zero: 'هدايا', two: 'هديتان', few: 'هدايا', other: 'هدية' }),
  },
  people: {
    title: { like: 'من أعجبهم', repost: 'من أعادوا نشره', gift: 'هدايا من' },
    see: (count) => `${count}: عرض الأشخاص`,
    list: 'الأشخاص',
    loading: 'جارٍ تحميل الأشخاص',
    failed: 'تعذّر تحميل هذه القائمة',
    empty: 'لا أحد ممن يمكنك رؤيتهم',
    amount: (amount, token) => `${amount} ${token}`,
  },
  viewer: {
    title: 'صورة',
    close: 'إغلاق',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    next: 'الصورة التالية',
    previous: 'الصورة السابقة',
  },
  top: {
    empty: 'لا شيء بعد. هنا ستظهر أكثر ثلاثة منشورات إعجابًا في آخر 24 ساعة.',
    failed: 'تعذّر تحميل هذا.',
    likes: (count) =>
      language.count(count, {
        zero: 'لا إعجابات',
        one: 'إعجاب واحد',
        two: 'إعجابان',
        few: '# إعجابات',
        many: '# إعجابًا',
        other: '# إعجاب',
      }),
    rank: (place) => `رقم ${place}`,
  },
});
