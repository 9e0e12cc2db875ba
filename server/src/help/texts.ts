import { faqOf } from '@wagram/contract/help';
import { createTexts } from '#kernel';

export const texts = createTexts('help/texts', (language) => ({
  /** The assistant says them. */
  faq: faqOf,
  digest: {
    subject: (product: string) => `Your week on ${product}`,
    hello: (name: string) => `Hello ${name},`,
    news: (followers: number, unread: number) => {
      const followed = language.count(followers, { one: '# new follower', other: '# new followers' });
      const waiting = language.count(unread, { one: '# unread notification', other: '# unread notifications' });
      if (followers > 0 && unread > 0) return `this week you have ${followed} and ${waiting}.`;
      if (followers === 0 && unread === 0) return 'it was a quiet week for you.';
      return `this week you have ${followers > 0 ? followed : waiting}.`;
    },
    posts: 'What people you follow wrote, best liked first:',
    end: (link: string) => `You get this once a week because you asked for it. One click ends it:\n${link}`,
  },
  contact: {
    fromGuest: (text: string, email: string) =>
      `${text}\n\n--\nFrom a guest, ${email}, under Help. The address was typed in and is not proved.`,
    fromMember: (text: string, handle: string, email: string) =>
      `${text}\n\n--\nFrom the member ${handle}, ${email}, under Help. The address was typed in and is not proved.`,
  },
}));
