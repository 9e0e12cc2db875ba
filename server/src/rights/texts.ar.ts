import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  deactivated: (product, username) => ({
    subject: `عُطّل حسابك في ${product}`,
    lines: [
      `لم يعد أحد يرى ${username}، وسُجّل خروج كل الأجهزة. سجّل الدخول متى شئت، ويعود كل شيء.`,
      'إن لم تكن أنت من فعل ذلك، فسجّل الدخول وغيّر كلمة مرورك فورًا.',
    ],
  }),
  deleted: (product, username, day) => ({
    subject: `سيُحذف حسابك في ${product}`,
    lines: [
      `لم يعد أحد يرى ${username}، وسُجّل خروج كل الأجهزة. بعد ${day} يزول كل شيء نهائيًّا: المنشورات والتعليقات والملفات والرسائل والحساب نفسه.`,
      'سجّل الدخول قبل ذلك اليوم، ويعود كل شيء. وإن لم تكن أنت من فعل ذلك، فافعل هذا فورًا وغيّر كلمة مرورك.',
    ],
  }),
  readme: (product, username, moment) =>
    [
      `كل ما يحتفظ به ${product} عن ${username}، حتى ${moment}.`,
      '',
      'data/    ملف JSON لكل جزء من المنتج، وفيه قائمة لكل جدول',
      'media/   صورك وفيديوهاتك، بالأسماء التي يعطيها data/media.json',
      '',
      'لا كلمات مرور ولا رموز ولا مفاتيح هنا: فقد يقع الأرشيف في يد غيرك.',
      '',
    ].join('\n'),
});
