import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  placeholder: 'ماذا يحدث؟',
  label: 'منشورك',
  text: 'نص',
  photo: 'صورة',
  video: 'فيديو',
  addPhoto: 'إضافة صورة',
  addVideo: 'إضافة فيديو',
  options: 'نوع المنشور',
  post: 'نشر',
  cancel: 'إلغاء',
  signIn: 'يلزم تسجيل الدخول للنشر',
  failedBecause: (error) => `تعذّر إنشاء المنشور: ${error}`,
  failed: 'تعذّر إنشاء المنشور',
  posted: 'نُشر منشورك',
  draftTitle: 'لديك منشور لم يُنشر',
  restore: 'استعادة المسودة',
  discard: 'تجاهل',
  of: (used, max) => `${used}/${max}`,
  left: (count) =>
    language.count(count, {
      zero: 'لم يبقَ أي حرف',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: 'بقيت # أحرف',
      many: 'بقي # حرفًا',
      other: 'بقي # حرف',
    }),
  over: (count) =>
    language.count(count, {
      zero: 'لا أحرف زائدة',
      one: 'حرف واحد زائد',
      two: 'حرفان زائدان',
      few: '# أحرف زائدة',
      many: '# حرفًا زائدًا',
      other: '# حرف زائد',
    }),
  alt: 'الوصف',
  altAdd: 'وصف هذه الصورة',
  altWhy: 'جملة واحدة تساعد من لا يستطيعون رؤيتها.',
  altPlaceholder: 'ماذا في الصورة؟',
  altDone: 'تم',
  altEdit: 'تعديل',
  drop: 'أفلت صورة أو فيديو لإضافته',
  earlier: (place) => `تقديم الصورة ${place}`,
  later: (place) => `تأخير الصورة ${place}`,
  quotePlaceholder: 'ما رأيك فيه؟',
  poll: {
    title: 'استطلاع',
    answer: (place) => `الإجابة ${place}`,
    drop: (place) => `إزالة الإجابة ${place}`,
    more: 'إضافة إجابة',
    length: 'المدة',
    minutes: (minutes) =>
      minutes < 24 * 60
        ? language.count(minutes / 60, {
            zero: 'لا ساعات',
            one: 'ساعة واحدة',
            two: 'ساعتان',
            few: '# ساعات',
            other: '# ساعة',
          })
        : language.count(minutes / (24 * 60), {
            zero: 'لا أيام',
            one: 'يوم واحد',
            two: 'يومان',
            few: '# أيام',
            many: '# يومًا',
            other: '# يوم',
          }),
    remove: 'إزالة الاستطلاع',
  },
  warning: {
    title: 'تحذير المحتوى',
    label: 'تحذير المحتوى',
    placeholder: 'ماذا ينبغي أن يعرف الناس أولًا؟',
    remove: 'إزالة التحذير',
  },
  edit: {
    title: 'تعديل المنشور',
    about: 'يستطيع الجميع قراءة ما كان فيه من قبل.',
    save: 'حفظ',
    done: 'تم تعديل منشورك',
    failed: 'تعذّر تعديل المنشور',
  },
});
