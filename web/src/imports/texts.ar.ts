import type { Translation } from '#kernel';
import type { ImportedFrom } from '@wagram/contract/posts';
import type { texts as english } from './texts.ts';

const FROM: Readonly<Record<ImportedFrom, string>> = {
  own: 'أرشيف لهذه الشبكة',
  mastodon: 'Mastodon',
  x: 'X',
};

export const texts: Translation<typeof english> = (language) => ({
  heading: 'إحضار منشوراتك معك',
  about: 'من أرشيف لهذه الشبكة أو لـ Mastodon أو لـ X. ترى ما سيأتي قبل أن يُنشر شيء.',
  choose: 'اختيار أرشيف',
  hint: 'ملف \u200E.zip أو \u200E.tar.gz، أو outbox.json أو tweets.js منه. 100 ميغابايت على الأكثر.',
  demo: 'غير متاح في الحساب التجريبي المشترك.',
  sending: (percent) => `جارٍ الإرسال، \u200E${language.number(percent)}%`,
  reading: 'تجري قراءة الأرشيف',
  failed: 'تعذّر إرسال الأرشيف',
  shown: (from) => `ما يأتي من ${FROM[from]}`,
  posts: (count) =>
    language.count(count, {
      zero: 'لا منشورات',
      one: 'منشور واحد بتاريخه',
      two: 'منشوران، كلٌّ بتاريخه',
      few: '# منشورات، كلٌّ بتاريخه',
      many: '# منشورًا، كلٌّ بتاريخه',
      other: '# منشور، كلٌّ بتاريخه',
    }),
  follows: (count) =>
    language.count(count, {
      zero: 'لا أشخاص للمتابعة',
      one: 'شخص واحد للمتابعة',
      two: 'شخصان للمتابعة',
      few: '# أشخاص للمتابعة',
      many: '# شخصًا للمتابعة',
      other: '# شخص للمتابعة',
    }),
  quiet: 'لا يصل إشعار إلى أحد. تظهر المنشورات في ملفك الشخصي، لا في خلاصة ولا في ترتيب.',
  media: (count) =>
    language.count(count, {
      zero: 'لا صور أو فيديوهات متروكة',
      one: 'صورة أو فيديو لن يأتي',
      two: 'ملفان من الصور والفيديو لن يأتيا',
      few: '# صور وفيديوهات لن تأتي',
      other: '# صورة وفيديو لن تأتي',
    }),
  nothing: 'لا جديد في هذا الأرشيف.',
  leftOut: 'ما لن يأتي',
  reasons: {
    not_public: 'ليست عامة هناك',
    reply: 'ردود على آخرين',
    repost: 'منشورات لآخرين',
    empty: 'بلا كلمات',
    too_long: 'طويلة جدًّا',
    no_date: 'بلا تاريخ',
    future: 'بتاريخ في المستقبل',
    known: 'موجودة هنا بالفعل',
    too_many: 'فوق أقصى ما يمكن إحضاره',
    elsewhere: 'أشخاص على خوادم أخرى',
  },
  sample: 'الأحدث منها',
  start: 'استيراد',
  again: 'استكمال',
  cancel: 'إلغاء',
  close: 'تم',
  running: (done, total) => `${language.number(done)} من ${language.number(total)}`,
  progress: 'الاستيراد',
  done: (made) => language.count(made, { other: 'الجديد هنا: #.' }),
  broken: 'توقف الاستيراد. لم يضِع شيء: سيُستكمل من حيث توقف.',
});
