import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  progress: (step, of) => `الخطوة ${step} من ${of}`,
  skipAll: 'تخطي الكل',
  skip: 'تخطي',
  next: 'التالي',
  back: 'رجوع',
  profile: {
    title: (brand) => `أهلًا بك في ${brand}`,
    hint: 'صورة واسم يساعدان الناس على معرفتك.',
  },
  topics: {
    title: 'ماذا تحب؟',
    hint: 'اختر بعضًا منها. هذا ما يتحدث عنه الناس هنا هذا الأسبوع.',
    label: 'المواضيع',
    none: 'لم يستخدم أحد وسمًا بعد. يمكن أن يكون وسمك الأول.',
    failed: 'تعذّر تحميل المواضيع.',
  },
  people: {
    title: 'متابعة بعض الأشخاص',
    hint: 'منشوراتهم تملأ خلاصة «أتابعهم».',
    all: (count) => `متابعة الكل (${count})`,
    none: 'لا أحد هنا لتتابعه بعد. لقد أتيت مبكرًا.',
    failed: 'تعذّر تحميل الأشخاص.',
  },
  credit: {
    title: (amount, token) => `لديك ${amount} ${token}`,
    titleWaiting: (amount, token) => `${amount} ${token} بانتظارك`,
    titleNone: (token) => `المنشورات هنا تكسب ${token}`,
    given: 'هدية من هذا الخادم، وهي في محفظتك.',
    waiting: 'تصبح لك بعد تأكيد بريدك الإلكتروني.',
    none: 'تحصل على بعضها حين يكافئ الناس منشوراتك.',
    tip: 'الإكرامية كلمة شكر',
    tipAbout: (token) => `اضغط الهدية تحت أي منشور واختر 1 أو 5 أو 10 أو 25 ${token}. تذهب إلى صاحب المنشور.`,
    undo: 'يمكنك التراجع',
    undoAbout: 'لمدة عشر ثوانٍ بعد الإكرامية يمكنك استرجاعها.',
    earn: 'يمكن لغيرك أن يكافئك',
    earnAbout: 'ما تناله منشوراتك لك، تحتفظ به أو تهديه.',
    finish: 'إلى خلاصتي',
  },
});
