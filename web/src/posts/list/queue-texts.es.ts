import type { Translation } from '#kernel';
import type { texts as english } from './queue-texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  title: (count) => language.count(count, { one: '# publicación por enviar', other: '# publicaciones por enviar' }),
  waits: 'Saldrá cuando tengas conexión.',
  kept: 'No tienes conexión. Tu publicación saldrá más tarde.',
  out: 'La publicación que esperaba ya salió',
  media: 'Una publicación con imagen o video',
  retry: 'Reintentar',
  discard: 'Descartar',
  discardOf: (words) => `Descartar: ${words}`,
});
