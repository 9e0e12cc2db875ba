import type { Translation } from '#kernel';
import { bareHandle } from '@wagram/contract/members';
import type { texts as english } from './texts.ts';

const at = (username: string): string => `@${bareHandle(username)}`;

export const texts: Translation<typeof english> = (language) => ({
  follow: 'متابعة',
  followBack: 'رد المتابعة',
  unfollow: 'إلغاء المتابعة',
  requested: 'تم الطلب',
  busy: '...',
  about: (word, username) => `${word} ${at(username)}`,
  signIn: 'سجّل الدخول لمتابعة الأشخاص',
  cannot: 'لا يمكن متابعة هذا المستخدم',
  failed: 'تعذّر تحديث المتابعة',
  unfollowFailed: 'تعذّر إلغاء المتابعة',
  unexpected: 'تعذّرت المتابعة أو إلغاؤها',
  unfollowed: (username) => `لم تعد تتابع ${at(username)}.`,
  withdrawn: (username) => `سُحب طلبك إلى ${at(username)}.`,
  undo: 'تراجع',
  followers: (count) =>
    language.count(count, {
      zero: 'لا متابعين',
      one: 'متابع واحد',
      two: 'متابعان',
      few: '# متابعين',
      many: '# متابعًا',
      other: '# متابع',
    }),
  followedOn: (iso) => `المتابعة منذ ${language.date(iso, 'date')}`,
  followedYouOn: (iso) => `متابعتك منذ ${language.date(iso, 'date')}`,
  following: 'متابَع',
  followersTitle: 'المتابعون',
  loading: 'جارٍ تحميل الأشخاص',
  loadFailed: 'تعذّر تحميل هذه القائمة',
  empty: {
    following: {
      own: { title: 'لا تتابع أحدًا بعد', hint: 'تابع أشخاصًا لتصل منشوراتهم إلى صفحتك الرئيسية.' },
      other: (username) => ({ title: `لا متابعات من ${at(username)} بعد`, hint: undefined }),
    },
    followers: {
      own: { title: 'لا متابعين بعد', hint: 'انشر شيئًا، وسيجدك الناس.' },
      other: (username) => ({ title: `لا متابعين لدى ${at(username)} بعد`, hint: 'كن الأول.' }),
    },
  },
  discover: 'اكتشف أشخاصًا',
  newPost: 'إنشاء منشور',
  requests: {
    title: (total) =>
      language.count(total, {
        zero: 'لا طلبات متابعة',
        one: 'طلب متابعة',
        two: 'طلبا متابعة',
        few: '# طلبات متابعة',
        other: '# طلب متابعة',
      }),
    askedOn: (iso) => `طُلبت ${language.date(iso, 'date')}`,
    accept: 'قبول',
    decline: 'رفض',
    accepted: (username) => `أصبح ${at(username)} من متابعيك.`,
    declined: (username) => `رُفض طلب ${at(username)}.`,
    failed: 'تعذّر الرد على الطلب. حاول مرة أخرى.',
  },
});
