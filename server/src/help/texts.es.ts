import { faqInSpanish } from '@wagram/contract/help';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  faq: faqInSpanish,
  digest: {
    subject: (product) => `Tu semana en ${product}`,
    hello: (name) => `Hola, ${name}:`,
    news: (followers, unread) => {
      const followed = language.count(followers, { one: '# nuevo seguidor', other: '# nuevos seguidores' });
      const waiting = language.count(unread, {
        one: '# notificación sin leer',
        other: '# notificaciones sin leer',
      });
      if (followers > 0 && unread > 0) return `Esta semana tienes ${followed} y ${waiting}.`;
      if (followers === 0 && unread === 0) return 'Fue una semana tranquila para ti.';
      return `Esta semana tienes ${followers > 0 ? followed : waiting}.`;
    },
    posts: 'Lo que escribió la gente que sigues, primero lo que más gustó:',
    end: (link) => `Recibes esto una vez por semana porque lo pediste. Para dejar de recibirlo basta un clic:\n${link}`,
  },
  contact: {
    fromGuest: (text, email) =>
      `${text}\n\n--\nDe alguien sin cuenta, ${email}, desde Ayuda. La dirección se escribió a mano y no está comprobada.`,
    fromMember: (text, handle, email) =>
      `${text}\n\n--\nDel miembro ${handle}, ${email}, desde Ayuda. La dirección se escribió a mano y no está comprobada.`,
  },
});
