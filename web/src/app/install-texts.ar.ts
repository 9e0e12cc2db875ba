import type { Translation } from '#kernel';
import type { texts as english } from './install-texts.ts';

export const texts: Translation<typeof english> = () => ({
  title: 'ثبّت التطبيق ليكون أقرب إليك!',
  steps: ['اضغط زر المشاركة في قائمة المتصفح', 'اختر «إضافة إلى الشاشة الرئيسية»', 'ستجد الأيقونة على شاشتك الرئيسية'],
  done: 'التطبيق مثبّت لديّ بالفعل',
  close: 'إغلاق',
});
