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
  options: 'ماذا تنشر',
  post: 'نشر',
  cancel: 'إلغاء',
  signIn: 'سجّل الدخول لتنشر',
  failedBecause: (error) => `تعذّر إنشاء المنشور: ${error}`,
  failed: 'تعذّر إنشاء المنشور',
  posted: 'نُشر منشورك',
  draftTitle: 'تركت شيئًا لم يُرسل',
  restore: 'استعادة المسودة',
  discard: 'تجاهل',
  of: (used, max) => `${used}/${max}`,
  left: (count) =>
    language.count(count, {
      zero: 'المتبقي: لا أحرف',
      one: 'المتبقي: حرف واحد',
      two: 'المتبقي: حرفان',
      few: 'المتبقي: # أحرف',
      many: 'المتبقي: # حرفًا',
      other: 'المتبقي: # حرف',
    }),
  over: (count) =>
    language.count(count, {
      zero: 'الزائد: لا أحرف',
      one: 'الزائد: حرف واحد',
      two: 'الزائد: حرفان',
      few: 'الزائد: # أحرف',
      many: 'الزائد: # حرفًا',
      other: 'الزائد: # حرف',
    }),
  alt: 'الوصف',
  altAdd: 'صف هذه الصورة',
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
