import type { Translation } from '#kernel';
import { DAY, type texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  deactivated: (product, username) => ({
    subject: `عُطّل حسابك في ${product}`,
    lines: [
      `لم يعد أحد يرى الحساب \u200E${username}، وسُجّل الخروج من كل الأجهزة. سجّل الدخول متى شئت، ويعود كل شيء.`,
      'إن حدث ذلك دون علمك، فسجّل الدخول وغيّر كلمة مرورك فورًا.',
    ],
  }),
  deleted: (product, username, day) => ({
    subject: `سيُحذف حسابك في ${product}`,
    lines: [
      `لم يعد أحد يرى الحساب \u200E${username}، وسُجّل الخروج من كل الأجهزة. بعد ${language.date(day, DAY)} يزول كل شيء نهائيًّا: المنشورات والتعليقات والملفات والرسائل والحساب نفسه.`,
      'سجّل الدخول قبل ذلك اليوم، ويعود كل شيء. وإن حدث ذلك دون علمك، فافعل هذا فورًا وغيّر كلمة مرورك.',
    ],
  }),
  readme: (product, username, moment) =>
    [
      `كل ما يحتفظ به ${product} عن \u200E${username}، حتى ${moment}.`,
      '',
      'data/    ملف JSON لكل جزء من المنتج، وفيه قائمة لكل جدول',
      'media/   صورك وفيديوهاتك، بالأسماء التي يعطيها data/media.json',
      '',
      'لا كلمات مرور ولا رموز ولا مفاتيح هنا: فقد يقع الأرشيف في يد غيرك.',
      '',
    ].join('\n'),
});
