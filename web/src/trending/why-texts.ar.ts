import type { Translation } from '#kernel';
import { bareHandle } from '@wagram/contract/members';
import { TRENDING_HOURS } from '@wagram/contract/posts';
import type { texts as english } from './why-texts.ts';

const at = (username: string): string => `\u200E@${bareHandle(username)}`;

export const texts: Translation<typeof english> = (language) => ({
  title: 'لماذا أرى هذا؟',
  own: 'أنت كتبته.',
  following: (username) => `أنت تتابع ${at(username)}.`,
  reposted: (username) => `إعادة نشر من ${at(username)}، ممن تتابعهم.`,
  trenches: 'هنا تظهر منشورات الجميع.',
  list: (username, list) => `الحساب ${at(username)} في قائمتك «${list}».`,
  someList: (username) => `الحساب ${at(username)} في إحدى قوائمك.`,
  topic: (tag) => `فيه الوسم \u200E#${tag} الذي تتابعه.`,
  someTopic: 'فيه وسم تتابعه.',
  trending: (likes) =>
    language.count(likes, {
      zero: () => `من أكثر المنشورات إعجابًا في آخر ${TRENDING_HOURS} ساعة: لا إعجابات.`,
      one: () => `من أكثر المنشورات إعجابًا في آخر ${TRENDING_HOURS} ساعة: إعجاب واحد.`,
      two: () => `من أكثر المنشورات إعجابًا في آخر ${TRENDING_HOURS} ساعة: إعجابان.`,
      few: (number) => `من أكثر المنشورات إعجابًا في آخر ${TRENDING_HOURS} ساعة: ${number} إعجابات.`,
      many: (number) => `من أكثر المنشورات إعجابًا في آخر ${TRENDING_HOURS} ساعة: ${number} إعجابًا.`,
      other: (number) => `من أكثر المنشورات إعجابًا في آخر ${TRENDING_HOURS} ساعة: ${number} إعجاب.`,
    }),
  trendingUncounted: `من أكثر المنشورات إعجابًا في آخر ${TRENDING_HOURS} ساعة.`,
  newestFirst: 'الأحدث أولًا، ولا شيء غير ذلك يقرر.',
  mostLikedFirst: 'الأكثر إعجابًا أولًا، وعند التساوي الأحدث.',
  formula: 'طبّق عليه معادلة الرائج',
});
