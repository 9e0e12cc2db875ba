import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  loading: 'جارٍ فحص العنوان',
  show: 'إظهار هذا في ملفي الشخصي',
  showHint: 'يراه أيضًا الأعضاء الذين يمكنهم قراءة منشوراتك.',
  hiddenHint: 'أنت وحدك ترى هذا.',
  notSaved: 'تعذّر الحفظ. يُرجى المحاولة مرة أخرى.',
  unique: 'فريدة من نوعها',
  uniqueUnknown: 'قطعة مقتناة',
  ticket: 'تذكرة',
  tokens: 'العملات',
  unknownToken: 'عملة غير معروفة',
  unknownHint: 'لا يُسمّى باسمه إلا ما صُنع على هذا الخادم. أما غيره فيُعرف بعنوانه.',
  more: 'هناك أكثر مما يتسع هنا.',
  nothing: { title: 'لا مقتنيات بعد', hint: 'تظهر هنا تذاكر العنوان المربوط ومقتنياته وعملاته.' },
  notLinked: {
    title: 'لا عنوان مربوط',
    hint: 'اربط محفظتك لتظهر مقتنياتها هنا.',
    link: 'ربط عنوان',
  },
  notShown: (handle) => ({ title: 'لا شيء لعرضه', hint: `لا يعرض الحساب \u200E${handle} مقتنيات هنا.` }),
  guest: { title: 'للأعضاء', hint: 'يلزم تسجيل الدخول لعرض ما يقتنيه الناس.', signIn: 'تسجيل الدخول' },
  off: { title: 'غير متصل بـ Solana', hint: 'هذا الخادم لا يقرأ ما في العناوين.' },
  failed: 'تعذّرت قراءة ما في هذا العنوان',
});
