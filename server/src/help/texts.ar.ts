import { faqInArabic } from '@wagram/contract/help';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  faq: faqInArabic,
  digest: {
    subject: (product) => `أسبوعك على ${product}`,
    hello: (name) => `مرحبًا ${name}،`,
    news: (followers, unread) => {
      const followed = language.count(followers, {
        zero: 'لا متابعين جدد',
        one: 'متابع جديد',
        two: 'متابعان جديدان',
        few: '# متابعين جدد',
        many: '# متابعًا جديدًا',
        other: '# متابع جديد',
      });
      const waiting = language.count(unread, {
        zero: 'لا إشعارات غير مقروءة',
        one: 'إشعار غير مقروء',
        two: 'إشعاران غير مقروءين',
        few: '# إشعارات غير مقروءة',
        many: '# إشعارًا غير مقروء',
        other: '# إشعار غير مقروء',
      });
      if (followers > 0 && unread > 0) return `لديك هذا الأسبوع: ${followed}، ${waiting}.`;
      if (followers === 0 && unread === 0) return 'كان أسبوعًا هادئًا لك.';
      return `لديك هذا الأسبوع: ${followers > 0 ? followed : waiting}.`;
    },
    posts: 'ما كتبه من تتابعهم، الأكثر إعجابًا أولًا:',
    end: (link) => `يصلك هذا مرة في الأسبوع لأنك طلبته. ضغطة واحدة توقفه:\n${link}`,
  },
  contact: {
    fromGuest: (text, email) => `${text}\n\n--\nمن زائر، ${email}، عبر المساعدة. العنوان مكتوب كما أُدخل وغير مثبت.`,
    fromMember: (text, handle, email) =>
      `${text}\n\n--\nمن العضو \u200E${handle}، ${email}، عبر المساعدة. العنوان مكتوب كما أُدخل وغير مثبت.`,
  },
});
