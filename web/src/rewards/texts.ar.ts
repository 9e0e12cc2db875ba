import type { Translation } from '#kernel';
import type { RewardTerms } from '@wagram/contract/rewards';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'المكافآت',
  loading: 'جارٍ تحميل مكافآتك',
  failed: 'تعذّر تحميل مكافآتك',
  guest: {
    title: 'ادعُ صديقًا واربحا معًا',
    hint: (credit) => `يلزم تسجيل الدخول ليكون لك رابطك. كل صديق ينضم عبره يُكسبك ${credit} ونقاط مكافأة.`,
    signIn: 'تسجيل الدخول',
    reason: 'يلزم تسجيل الدخول للحصول على رابط إحالتك',
  },
  earned: {
    label: 'أرباحك حتى الآن',
    points: (count) =>
      language.count(count, {
        zero: 'ولا نقاط مكافأة',
        one: 'ونقطة مكافأة',
        two: 'ونقطتا مكافأة',
        few: 'و# نقاط مكافأة',
        other: 'و# نقطة مكافأة',
      }),
    each: (reward, credit) => `${reward} ${credit} عن كل صديق`,
    next: (missing, tier) =>
      language.count(missing, {
        zero: () => `وصلت إلى المستوى ${tier}`,
        one: () => `بقيت إحالة واحدة للمستوى ${tier}`,
        two: () => `بقيت إحالتان للمستوى ${tier}`,
        few: (number) => `بقيت ${number} إحالات للمستوى ${tier}`,
        other: (number) => `بقيت ${number} إحالة للمستوى ${tier}`,
      }),
    top: 'أعلى مستوى. شكرًا لك.',
    progress: (tier) => `في الطريق إلى المستوى ${tier}`,
  },
  link: {
    title: 'رابط إحالتك',
    label: 'رابط إحالتك',
    copy: 'نسخ',
    copied: 'تم النسخ',
    failed: 'تعذّر نسخ الرابط. حدّده وانسخه يدويًّا.',
    share: 'مشاركة',
    shareText: (brand) => `انضم إليّ في ${brand}`,
    shareFailed: 'تعذّرت مشاركة الرابط',
  },
  stats: { invited: 'دعوات', qualified: 'مؤهلة', credited: 'مُكافأ عنها', title: 'أرقامك' },
  tiers: {
    title: 'المستويات',
    names: { Bronze: 'البرونزي', Silver: 'الفضي', Gold: 'الذهبي' },
    range: (min, max) =>
      max === null
        ? language.count(min, {
            one: 'من إحالة واحدة فما فوق',
            two: 'من إحالتين فما فوق',
            few: 'من # إحالات فما فوق',
            other: 'من # إحالة فما فوق',
          })
        : language.count(max, {
            few: (number) => `من ${min} إلى ${number} إحالات`,
            other: (number) => `من ${min} إلى ${number} إحالة`,
          }),
    each: 'عن كل صديق',
    plus: (reward) =>
      `+ ${language.count(reward, { zero: 'لا نقاط', one: 'نقطة واحدة', two: 'نقطتان', few: '# نقاط', other: '# نقطة' })}`,
    here: 'مستواك',
  },
  history: {
    title: 'السجل',
    none: 'لا أحد بعد',
    noneHint: 'من ينضم عبر رابطك يظهر هنا، مع ما يؤول إليه أمره.',
    joined: 'الانضمام',
    unknown: 'عضو سابق',
    failed: 'تعذّر تحميل السجل',
    states: {
      pending: 'قيد الانتظار',
      qualified: 'مؤهلة',
      held: 'قيد المراجعة',
      credited: 'تمت المكافأة',
      refused: 'مرفوضة',
    },
    reasons: {
      self: 'انضمام من جهازك',
      loop: 'دعا كل منكما الآخر',
      flood: 'أكثر مما يُكافأ عنه في يوم',
    },
    amount: (shown, credit) => `\u200E+${shown} ${credit}`,
  },
  how: {
    title: 'كيف يعمل',
    share: 'شارك رابطك',
    shareHint: 'في رسالة، أو على ملصق، أو في نبذتك في مكان آخر.',
    join: 'ينضم صديق',
    joinHint: ({ needs }: RewardTerms) => {
      if (!needs.includes('post')) {
        return needs.includes('verified') ? 'تُحسب حين يؤكد صديقك بريده الإلكتروني أو يربط X.' : 'تُحسب حين ينضم صديقك.';
      }
      return needs.includes('verified')
        ? 'تُحسب حين يؤكد صديقك بريده الإلكتروني أو يربط X ويكتب أول منشور.'
        : 'تُحسب حين يكتب صديقك أول منشور.';
    },
    earn: 'تربح',
    earnHint: (credit) => `${credit} ومثلها نقاط مكافأة، بمعدل مستواك، خلال 24 ساعة.`,
    small: (cap) => `لا تُحسب دعوة نفسك ولا تبادل الدعوات. والحد الأقصى لمن يُكافأ عنهم في اليوم: ${cap}.`,
    badge: 'فيمَ تنفع النقاط؟ 200 منها توثّق حسابك.',
  },
});
