import type { Translation } from '#kernel';
import type { texts as english } from './texts-moving.ts';

export const texts: Translation<typeof english> = () => ({
  address: 'عنوانك على الخوادم الأخرى',
  addressHint: 'به يجدك الناس على خوادم أخرى ويتابعونك.',
  copied: 'نُسخ العنوان',
  copyFailed: 'تعذّر نسخ العنوان',
  copy: 'نسخ',
  hereTitle: 'الانتقال إلى هنا من خادم آخر',
  hereAbout: 'اذكر الحساب الذي تتركه، ثم انقله من إعداداته هناك، فيتابعك متابعوه هنا.',
  placeholder: '\u200E@name@social.example',
  add: 'إضافة',
  hereLabel: 'حساب على خادم آخر',
  drop: 'إزالة',
  remove: (account) => `إزالة \u200E${account}`,
  none: 'لم يُذكر أي حساب بعد',
  awayTitle: 'الانتقال إلى خادم آخر',
  awayAbout:
    'اذكر أولًا هذا الحساب ضمن الأسماء البديلة للحساب الآخر. عندئذ يُبلَّغ متابعوك على الخوادم الأخرى ليتابعوك هناك. تبقى المنشورات والرصيد والمحفظة هنا.',
  to: 'حسابك هناك',
  move: 'انتقال',
  sure: 'يُبلَّغ متابعوك على الخوادم الأخرى فورًا. التراجع لا يعيدهم.',
  really: 'إبلاغهم',
  cancel: 'إلغاء',
  movedTo: (account) => `انتقلت إلى \u200E${account}.`,
  back: 'لقد عدت',
  saved: 'تم الحفظ',
  failed: 'تعذّر الحفظ. يُرجى المحاولة مرة أخرى.',
  loadFailed: 'تعذّر التحميل',
  loading: 'جارٍ التحميل',
});
