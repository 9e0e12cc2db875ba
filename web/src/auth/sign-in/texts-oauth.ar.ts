import type { Translation } from '#kernel';
import type { texts as english } from './texts-oauth.ts';

export const texts: Translation<typeof english> = () => ({
  authFailed: 'فشلت المصادقة',
  x: {
    startFailed: 'تعذّر بدء المصادقة عبر X',
    useEmailInstead: 'استخدام البريد بدلًا منه',
    failed: 'فشلت المصادقة عبر X',
    wrongState: 'لم يبدأ هذا الدخول في هذا المتصفح، أو استُخدم من قبل. ابدأ من جديد.',
    providerError: (error) => `خطأ OAuth من Twitter: ${error}`,
    unexpected: 'حدث خطأ غير متوقع أثناء المصادقة',
    noVerifier: 'لم يُعثر على رمز التحقق في التخزين',
    missingParameters: 'رمز التفويض أو معامل الحالة مفقود',
    exchangeFailed: 'فشل تبادل الرمز',
    exchangeFailedWith: (reason) => `فشل تبادل الرمز: ${reason}`,
    rateLimited: 'بلغت واجهة Twitter حدّ الطلبات. يُرجى المحاولة بعد 15 دقيقة أو استخدام حساب Twitter آخر.',
    details: (details) => `التفاصيل: ${details}`,
  },
  google: {
    startFailed: 'تعذّر بدء تسجيل الدخول عبر Google. يُرجى المحاولة مرة أخرى.',
    failed: 'فشل تسجيل الدخول عبر Google',
  },
  callback: {
    connecting: 'جارٍ ربط حسابك',
    wait: 'لحظة واحدة.',
    success: 'تم الربط بنجاح!',
    successHint: 'ننقلك إلى صفحتك الرئيسية.',
    failed: 'فشل الربط',
    tryAgain: 'إعادة المحاولة',
    back: 'ستعود إلى صفحة تسجيل الدخول.',
  },
});
