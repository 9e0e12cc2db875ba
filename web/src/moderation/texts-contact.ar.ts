import type { Translation } from '#kernel';
import type { texts as english } from './texts-contact.ts';

export const texts: Translation<typeof english> = () => ({
  about: 'ما كتبه الناس في المساعدة، الأقدم أولًا. عناوينهم مكتوبة كما أدخلوها وغير مثبتة.',
  guest: 'زائر',
  answer: 'الرد بالبريد',
  subject: (brand) => `رد: رسالتك إلى ${brand}`,
  close: 'إغلاق',
  closeLabel: (email) => `إغلاق رسالة ${email}`,
  closed: 'أُغلقت. تُمحى بعد 30 يومًا.',
  failed: 'تعذّر إغلاقها. يُرجى المحاولة مرة أخرى.',
  empty: 'لم يكتب أحد',
  emptyHint: 'رسائل نموذج التواصل في المساعدة تنتظر هنا.',
  loading: 'جارٍ التحميل',
  error: 'تعذّر تحميل هذه الرسائل',
});
