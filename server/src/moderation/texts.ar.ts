import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  toReporter: (action, target) => {
    if (action === 'dismiss') {
      return {
        post: 'راجعنا المنشور الذي أبلغت عنه ولم نجد فيه ما يخالف القواعد. شكرًا لإخبارنا.',
        comment: 'راجعنا التعليق الذي أبلغت عنه ولم نجد فيه ما يخالف القواعد. شكرًا لإخبارنا.',
        stream: 'راجعنا البث الذي أبلغت عنه ولم نجد فيه ما يخالف القواعد. شكرًا لإخبارنا.',
        group: 'راجعنا المجموعة التي أبلغت عنها ولم نجد فيها ما يخالف القواعد. شكرًا لإخبارنا.',
        message: 'راجعنا الرسالة التي أبلغت عنها ولم نجد فيها ما يخالف القواعد. شكرًا لإخبارنا.',
        launch: 'راجعنا العملة التي أبلغت عنها ولم نجد فيها ما يخالف القواعد. شكرًا لإخبارنا.',
        member: 'راجعنا حساب العضو الذي أبلغت عنه ولم نجد فيه ما يخالف القواعد. شكرًا لإخبارنا.',
      }[target];
    }
    if (action === 'hide') {
      return {
        post: 'أُخفي المنشور الذي أبلغت عنه. شكرًا لإخبارنا.',
        comment: 'أُخفي التعليق الذي أبلغت عنه. شكرًا لإخبارنا.',
        stream: 'أُخفي البث الذي أبلغت عنه. شكرًا لإخبارنا.',
        group: 'أُخفيت المجموعة التي أبلغت عنها. شكرًا لإخبارنا.',
        message: 'أُخفيت الرسالة التي أبلغت عنها. شكرًا لإخبارنا.',
        launch: 'أُزيلت العملة التي أبلغت عنها من القوائم. شكرًا لإخبارنا.',
        member: 'أُخفي العضو الذي أبلغت عنه. شكرًا لإخبارنا.',
      }[target];
    }
    if (action !== 'suspend') return null;
    return {
      post: 'أُوقف صاحب المنشور الذي أبلغت عنه. شكرًا لإخبارنا.',
      comment: 'أُوقف صاحب التعليق الذي أبلغت عنه. شكرًا لإخبارنا.',
      stream: 'أُوقف صاحب البث الذي أبلغت عنه. شكرًا لإخبارنا.',
      group: 'أُوقف صاحب المجموعة التي أبلغت عنها. شكرًا لإخبارنا.',
      message: 'أُوقف صاحب الرسالة التي أبلغت عنها. شكرًا لإخبارنا.',
      launch: 'أُوقف صاحب العملة التي أبلغت عنها. شكرًا لإخبارنا.',
      member: 'أُوقف العضو الذي أبلغت عنه. شكرًا لإخبارنا.',
    }[target];
  },
  toAuthor: (action, target, reason) => {
    if (action === 'hide') {
      return {
        post: `أخفى المشرفون منشورك: ${reason}`,
        comment: `أخفى المشرفون تعليقك: ${reason}`,
        stream: `أخفى المشرفون بثك: ${reason}`,
        group: `أخفى المشرفون مجموعتك: ${reason}`,
        message: `أخفى المشرفون رسالتك: ${reason}`,
        launch: `أزال المشرفون عملتك من القوائم: ${reason}`,
        member: `أخفى المشرفون حسابك: ${reason}`,
      }[target];
    }
    if (action === 'restore') {
      return {
        post: `يمكن رؤية منشورك من جديد: ${reason}`,
        comment: `يمكن رؤية تعليقك من جديد: ${reason}`,
        stream: `يمكن رؤية بثك من جديد: ${reason}`,
        group: `يمكن رؤية مجموعتك من جديد: ${reason}`,
        message: `يمكن رؤية رسالتك من جديد: ${reason}`,
        launch: `يمكن رؤية عملتك من جديد: ${reason}`,
        member: `يمكن رؤية حسابك من جديد: ${reason}`,
      }[target];
    }
    if (action === 'suspend') return `أُوقف حسابك: ${reason}`;
    if (action === 'reinstate') return `لم يعد حسابك موقوفًا: ${reason}`;
    if (action === 'appeal_granted') return `قُبل اعتراضك: ${reason}`;
    return action === 'appeal_refused' ? `رُفض اعتراضك: ${reason}` : null;
  },
  suspended: (product, username, reason) => ({
    subject: `أُوقف حسابك في ${product}`,
    lines: [
      `أوقف من يديرون ${product} الحساب \u200E${username}، وسُجّل الخروج من كل الأجهزة. وكتبوا:`,
      reason,
      'يمكنك تسجيل الدخول لتعترض، أو لتأخذ بياناتك معك، أو لتحذف حسابك.',
    ],
  }),
  reinstated: (product, username, reason) => ({
    subject: `لم يعد حسابك في ${product} موقوفًا`,
    lines: [`يمكن استخدام الحساب \u200E${username} من جديد. كتب من يديرون ${product}:`, reason],
  }),
  appealRefused: (product, username, reason) => ({
    subject: `رُفض اعتراضك لدى ${product}`,
    lines: [`راجع من يديرون ${product} قرارهم بشأن الحساب \u200E${username}، والقرار باقٍ. وكتبوا:`, reason],
  }),
});
