import type { DraftProblem } from '@wagram/contract/drafts';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

const reasons: Readonly<Record<DraftProblem, string>> = {
  suspended: 'tu cuenta estaba suspendida en ese momento',
  away: 'tu cuenta estaba desactivada en ese momento',
  quote_gone: 'la publicación que cita ya no está disponible para ti',
  media_gone: 'uno de sus archivos ya no está aquí',
  unfinished: 'no estaba terminada',
  other: 'algo falló de nuestro lado',
};

export const texts: Translation<typeof english> = () => ({
  notSent: (problem) => `No se envió una publicación programada: ${reasons[problem]}. Está guardada en tus borradores.`,
});
