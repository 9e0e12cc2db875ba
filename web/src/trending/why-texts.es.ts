import { bareHandle } from '@wagram/contract/members';
import { TRENDING_HOURS } from '@wagram/contract/posts';
import type { Translation } from '#kernel';
import type { texts as english } from './why-texts.ts';

const at = (username: string): string => `@${bareHandle(username)}`;

export const texts: Translation<typeof english> = (language) => ({
  title: '¿Por qué veo esto?',
  own: 'Lo escribiste tú.',
  following: (username) => `Sigues a ${at(username)}.`,
  reposted: (username) => `Lo reposteó ${at(username)}, a quien sigues.`,
  trenches: 'Aquí están las publicaciones de todo el mundo.',
  list: (username, list) => `${at(username)} está en tu lista ${list}.`,
  someList: (username) => `${at(username)} está en una de tus listas.`,
  topic: (tag) => `Lleva #${tag}, que sigues.`,
  someTopic: 'Lleva un hashtag que sigues.',
  trending: (likes) =>
    language.count(likes, {
      other: (number) =>
        `Es de las publicaciones con más me gusta de las últimas ${TRENDING_HOURS} horas: ${number} me gusta.`,
    }),
  trendingUncounted: `Es de las publicaciones con más me gusta de las últimas ${TRENDING_HOURS} horas.`,
  newestFirst: 'Las más nuevas van primero. Nada más decide.',
  mostLikedFirst: 'Las que tienen más me gusta van primero; si empatan, la más nueva.',
  formula: 'Aplicarle la fórmula de las tendencias',
});
