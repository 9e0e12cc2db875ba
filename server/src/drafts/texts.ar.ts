import type { Translation } from '#kernel';
import type { DraftProblem } from '@wagram/contract/drafts';
import type { texts as english } from './texts.ts';

const reasons: Readonly<Record<DraftProblem, string>> = {
  suspended: 'كان حسابك موقوفًا في ذلك الوقت',
  away: 'كان حسابك معطّلًا في ذلك الوقت',
  quote_gone: 'المنشور الذي يقتبسه لم يعد متاحًا لك',
  media_gone: 'أحد ملفاته لم يعد موجودًا',
  unfinished: 'لم يكن مكتملًا',
  other: 'حدث خطأ لدينا',
};

export const texts: Translation<typeof english> = () => ({
  notSent: (problem) => `منشور مجدول لم يُنشر: ${reasons[problem]}. وهو محفوظ في مسوداتك.`,
});
