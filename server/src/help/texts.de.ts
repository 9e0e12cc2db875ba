import { faqInGerman } from '@wagram/contract/help';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  faq: faqInGerman,
  digest: {
    subject: (product) => `Deine Woche auf ${product}`,
    hello: (name) => `Hallo ${name},`,
    news: (followers, unread) => {
      const waiting = language.count(unread, {
        one: '# ungelesene Benachrichtigung',
        other: '# ungelesene Benachrichtigungen',
      });
      const followed = language.count(followers, { one: '# neuen Follower', other: '# neue Follower' });
      if (followers > 0 && unread > 0) return `diese Woche hast du ${followed} und ${waiting}.`;
      if (followers === 0 && unread === 0) return 'für dich war es eine ruhige Woche.';
      return `diese Woche hast du ${followers > 0 ? followed : waiting}.`;
    },
    posts: 'Was die Leute geschrieben haben, denen du folgst – das Beliebteste zuerst:',
    end: (link) =>
      `Du bekommst das einmal in der Woche, weil du es so eingestellt hast. Ein Klick bestellt es ab:\n${link}`,
  },
  contact: {
    fromGuest: (text, email) =>
      `${text}\n\n--\nVon einem Gast, ${email}, aus der Hilfe. Die Adresse wurde eingetippt und ist nicht bestätigt.`,
    fromMember: (text, handle, email) =>
      `${text}\n\n--\nVom Mitglied ${handle}, ${email}, aus der Hilfe. Die Adresse wurde eingetippt und ist nicht bestätigt.`,
  },
});
