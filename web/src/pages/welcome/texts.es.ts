import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  progress: (step, of) => `Paso ${step} de ${of}`,
  skipAll: 'Saltar todo',
  skip: 'Saltar',
  next: 'Siguiente',
  back: 'Atrás',
  profile: {
    title: (brand) => `Te damos la bienvenida a ${brand}`,
    hint: 'Una foto y un nombre ayudan a que te reconozcan.',
  },
  topics: {
    title: '¿Qué te gusta?',
    hint: 'Elige algunos. Son los temas de los que se habla aquí esta semana.',
    label: 'Temas',
    none: 'Nadie ha usado un hashtag todavía. El tuyo puede ser el primero.',
    failed: 'No se pudieron cargar los temas.',
  },
  people: {
    title: 'Sigue a algunas personas',
    hint: 'Lo que publican llena tu feed Siguiendo.',
    all: (count) => `Seguir a todas (${count})`,
    none: 'Todavía no hay nadie a quien seguir. Llegaste temprano.',
    failed: 'No se pudieron cargar las personas.',
  },
  credit: {
    title: (amount, token) => `Tienes ${amount} ${token}`,
    titleWaiting: (amount, token) => `${amount} ${token} te esperan`,
    titleNone: (token) => `Aquí las publicaciones ganan ${token}`,
    given: 'Es un regalo de este servidor. Está en tu billetera.',
    waiting: 'Serán tuyos cuando confirmes tu correo.',
    none: 'Recibes algunos cuando la gente da propinas a tus publicaciones.',
    tip: 'Una propina es un gracias',
    tipAbout: (token) =>
      `Toca el regalo bajo una publicación y elige 1, 5, 10 o 25 ${token}. Le llegan a quien la escribió.`,
    undo: 'Puedes recuperarla',
    undoAbout: 'Durante diez segundos después de dar una propina hay vuelta atrás.',
    earn: 'Otros pueden darte propinas',
    earnAbout: 'Todo lo que reciben tus publicaciones es tuyo, para guardarlo o regalarlo.',
    finish: 'Ir a mi feed',
  },
});
