import { bareHandle } from '@wagram/contract/members';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

const at = (username: string): string => `@${bareHandle(username)}`;

export const texts: Translation<typeof english> = (language) => ({
  follow: 'Seguir',
  followBack: 'Seguir',
  unfollow: 'Dejar de seguir',
  requested: 'Solicitado',
  busy: '…',
  about: (word, username) => `${word} a ${at(username)}`,
  signIn: 'Inicia sesión para seguir a alguien',
  cannot: 'No se puede seguir esta cuenta',
  failed: 'No se pudo cambiar el seguimiento',
  unfollowFailed: 'No se pudo dejar de seguir',
  unexpected: 'No se pudo seguir o dejar de seguir',
  unfollowed: (username) => `Ya no sigues a ${at(username)}.`,
  withdrawn: (username) => `Retiraste tu solicitud a ${at(username)}.`,
  undo: 'Deshacer',
  followers: (count) => language.count(count, { one: '# seguidor', other: '# seguidores' }),
  followedOn: (iso) => `Sigues desde el ${language.date(iso, 'date')}`,
  followedYouOn: (iso) => `Te sigue desde el ${language.date(iso, 'date')}`,
  following: 'Siguiendo',
  followersTitle: 'Seguidores',
  loading: 'Cargando personas',
  loadFailed: 'No se pudo cargar esta lista',
  empty: {
    following: {
      own: { title: 'Todavía no sigues a nadie', hint: 'Sigue a alguien, y lo que publique llegará a tu inicio.' },
      other: (username) => ({ title: `${at(username)} todavía no sigue a nadie`, hint: undefined }),
    },
    followers: {
      own: { title: 'Todavía no tienes seguidores', hint: 'Publica algo y la gente te encontrará.' },
      other: (username) => ({ title: `${at(username)} todavía no tiene seguidores`, hint: 'Puedes empezar tú.' }),
    },
  },
  discover: 'Descubrir gente',
  newPost: 'Publicar',
  requests: {
    title: (total) =>
      language.count(total, { one: '# solicitud de seguimiento', other: '# solicitudes de seguimiento' }),
    askedOn: (iso) => `Solicitud del ${language.date(iso, 'date')}`,
    accept: 'Aceptar',
    decline: 'Rechazar',
    accepted: (username) => `${at(username)} ya te sigue.`,
    declined: (username) => `Rechazaste la solicitud de ${at(username)}.`,
    failed: 'No se pudo responder a la solicitud. Inténtalo de nuevo.',
  },
});
