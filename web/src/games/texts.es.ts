import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  games: {
    heading: 'Juegos',
    hint: 'Una pequeña pausa, aquí mismo. Hay más en camino.',
    open: 'Abrir WeRunner',
    how: 'Cómo se juega',
  },
  title: 'WeRunner',
  about: 'Una carrera sin fin, cada vez más rápida. Bastan buenos reflejos y pulso firme.',
  play: {
    title: 'WeRunner',
    about: 'Corre tan lejos como puedas. Salta los obstáculos, agáchate ante lo que vuela y recoge las monedas.',
    start: 'Jugar',
    paused: 'En pausa',
    pausedHint: 'Tómate tu tiempo.',
    resume: 'Continuar',
    over: 'Buena carrera',
    newBest: 'Tu mejor carrera',
    again: 'Jugar otra vez',
    best: (score) => `Récord ${score}`,
    said: (score, isBest) =>
      isBest
        ? language.count(score, { one: '# punto, tu mejor carrera', other: '# puntos, tu mejor carrera' })
        : language.count(score, { one: '# punto', other: '# puntos' }),
    guest: 'Se guarda en este dispositivo.',
    signIn: 'Inicia sesión para entrar en la clasificación',
    alone: 'No se pudo conectar con el servidor, así que esta carrera fue solo para ti.',
    rank: (rank) => `Estás en el puesto ${rank}.`,
    board: 'Ver la clasificación',
    notCounted: 'Esta carrera no se pudo poner en la clasificación. Tu mejor marca está guardada en este dispositivo.',
  },
  newTab: 'se abre en otra pestaña',
  steps: [
    ['Salta', 'Toca o pulsa Espacio. Otra vez en el aire te lleva más alto.'],
    ['Agáchate', 'Desliza hacia abajo o mantén pulsada ↓. En el aire, caes de golpe.'],
    ['Recoge', 'Cada moneda vale 25 puntos, y el camino también cuenta.'],
  ],
  board: {
    title: 'Clasificación',
    hint: 'El servidor repite cada carrera antes de que cuente.',
    empty: 'Nadie ha corrido todavía',
    emptyHint: 'El primer puesto está libre.',
    failed: 'No se pudo cargar la clasificación',
    loading: 'Cargando la clasificación',
    own: (rank, score) =>
      language.count(score, {
        one: (number) => `Estás en el puesto ${language.number(rank)} con ${number} punto`,
        other: (number) => `Estás en el puesto ${language.number(rank)} con ${number} puntos`,
      }),
  },
});
