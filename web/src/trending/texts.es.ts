import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Tendencias',
  updates: 'La lista se actualiza cada 5 minutos.',
  counted: (ago) => ['Calculada ', ago],
  justNow: 'ahora mismo.',
  ago: (past) => `hace ${past}.`,
  howItCounts: 'Cómo se calcula',
  byYours: 'Según tus pesos',
  tabs: 'Qué es tendencia',
  hotPosts: 'Destacadas',
  topics: 'Temas',
  windows: 'Periodo',
  windowShort: { '1h': '1 h', '24h': '24 h', '7d': '7 d' },
  windowName: { '1h': 'Última hora', '24h': 'Últimas 24 horas', '7d': 'Últimos 7 días' },
  posts: (count) =>
    language.count(count, { one: '# publicación', many: '# de publicaciones', other: '# publicaciones' }, 'short'),
  people: (count) => language.count(count, { one: '# persona', other: '# personas' }),
  growth: {
    new: 'Nuevo',
    newAbout: 'Nadie lo usó en el periodo anterior',
    about: (percent) =>
      percent === 0
        ? 'Igual que en el periodo anterior'
        : percent > 0
          ? `${percent} % más que en el periodo anterior`
          : `${-percent} % menos que en el periodo anterior`,
  },
  why: {
    title: '¿Por qué está aquí?',
    score: 'Puntuación',
    likes: (count) => language.count(count, { other: '# me gusta' }),
    replies: (count) => language.count(count, { one: '# respuesta', other: '# respuestas' }),
    shares: (count) => language.count(count, { one: 'Compartida # vez', other: 'Compartida # veces' }),
    times: (factor) => `× ${language.number(factor, { maximumFractionDigits: 2 })}`,
    ages: [
      'Hace menos de 1 hora',
      'Hace al menos 1 hora',
      'Hace al menos 2 horas',
      'Hace al menos 3 horas',
      'Hace al menos 4 horas',
      'Hace al menos 6 horas',
      'Hace al menos 12 horas',
      'Hace al menos 1 día',
      'Hace al menos 2 días',
      'Hace al menos 3 días',
      'Más antigua',
    ],
    mentions: (word) => `Menciona «${word}»`,
    followed: 'Sigues esta cuenta',
    counted: 'Tal como estaba cuando se calculó la lista.',
    countedOwn: 'Según tus propios pesos, cuando se calculó la lista.',
    again: 'Paso a paso',
  },
  loading: 'Cargando temas',
  failed: 'No se pudieron cargar las tendencias',
  empty: {
    posts: {
      '1h': 'Nada destacado en la última hora',
      '24h': 'Nada destacado en las últimas 24 horas',
      '7d': 'Nada destacado en los últimos 7 días',
    },
    postsHint: 'Las publicaciones aparecen aquí cuando la gente les da me gusta, las responde o las comparte.',
    topics: {
      '1h': 'Ningún hashtag en la última hora',
      '24h': 'Ningún hashtag en las últimas 24 horas',
      '7d': 'Ningún hashtag en los últimos 7 días',
    },
    topicsHint: 'Usa un #hashtag en una publicación, y contará aquí.',
    wider: { '1h': 'Ver la última hora', '24h': 'Ver las últimas 24 horas', '7d': 'Ver los últimos 7 días' },
    write: 'Publicar algo',
  },
});
