import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  failedBecause: (reason) => `فشل الرفع: ${reason}`,
  failed: 'تعذّر رفع الصورة. يُرجى المحاولة مرة أخرى.',
  noPass: 'تعذّر الحصول على بيانات التصريح',
  notConfigured: 'مضيف الصور غير معدّ كما ينبغي. أخبر من يديرون هذا الخادم.',
  uploading: (percent) => `جارٍ الرفع، \u200E${percent}%`,
  working: 'جارٍ تجهيز ملفك',
  cancel: 'إلغاء الرفع',
  retry: 'إعادة المحاولة',
  remove: 'إزالة الوسائط',
  removed: 'أُزيلت الوسائط',
  ready: (details) => details.join(' · '),
  megabytes: (size) => `${size} م.ب`,
  kilobytes: (size) => `${size} ك.ب`,
  dimensions: (width, height) => `\u200E${width} × ${height}`,
  video: 'فيديو',
  image: 'صورة',
  videoAlone: 'الفيديو يكون وحده في المنشور',
  tooMany: (most) =>
    language.count(most, {
      one: 'في المنشور صورة واحدة على الأكثر',
      two: 'في المنشور صورتان على الأكثر',
      few: 'في المنشور # صور على الأكثر',
      other: 'في المنشور # صورة على الأكثر',
    }),
  dropHere: 'أفلت الملف هنا',
});
