import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  close: 'إغلاق',
  dismiss: 'تجاهل',
  retry: 'إعادة المحاولة',
  more: 'عرض المزيد',
  failed: 'حدث خطأ ما',
  qr: 'رمز QR',
  notifications: 'الإشعارات',
  demo: 'تجريبي',
  age: {
    minute: (count) => `${count} د`,
    hour: (count) => `${count} س`,
    day: (count) => `${count} ي`,
  },
});
