import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  label: 'Buscar personas, publicaciones, temas',
  short: 'Buscar',
  back: 'Cerrar la búsqueda',
  clear: 'Borrar la búsqueda',
  results: 'Resultados de la búsqueda',
  recent: 'Búsquedas recientes',
  forgetAll: 'Borrar todo',
  forget: (words) => `Quitar ${words}`,
  forgetHint: 'Pulsa Supr para quitarla',
  prompt: 'Busca un nombre, una palabra o un #hashtag.',
  people: 'Personas',
  hashtags: 'Hashtags',
  posts: 'Posts',
  groups: 'Grupos',
  postsFor: (words) => `Buscar publicaciones con «${words}»`,
  count: (count) => language.count(count, { one: '# resultado', other: '# resultados' }),
  followers: (count) =>
    language.count(count, { one: '# seguidor', many: '# de seguidores', other: '# seguidores' }, 'short'),
  tagPosts: (count) =>
    count >= 100
      ? 'Más de 100 publicaciones'
      : language.count(count, { one: '# publicación', other: '# publicaciones' }),
  following: 'Siguiendo',
  searching: 'Buscando',
  tabs: 'Qué buscar',
  chips: {
    label: 'Acotado por',
    from: (handle) => `De @${handle}`,
    since: (day) => `Desde el ${language.date(day, 'date')}`,
    until: (day) => `Hasta el ${language.date(day, 'date')}`,
    has: {
      media: 'Con imagen o video',
      image: 'Con imagen',
      video: 'Con video',
      poll: 'Con encuesta',
      link: 'Con enlace',
    },
    remove: (what) => `Quitar: ${what}`,
    problems: {
      no_handle: 'Escribe un nombre de usuario después de from:, como en from:mara.',
      no_date: 'Escribe un día como en since:2026-05-01.',
      ends_before: 'El final está antes del principio.',
      unknown_has: 'Después de has: va media, image, video, poll o link.',
    },
    notUnderstood: (typed, why) => `Se dejó fuera «${typed}». ${why}`,
  },
  start: {
    trending: 'Tendencias',
    allTrending: 'Todas las tendencias',
    tips: 'Acotar una búsqueda',
    tipsAbout: 'Pon uno de estos junto a tus palabras.',
    tip: {
      from: 'lo que escribió una persona',
      since: 'desde ese día',
      until: 'hasta ese día',
      has: 'con imagen o video; también has:image, video, poll o link',
      not: 'sin una palabra',
    },
  },
  page: {
    heading: 'Buscar',
    for: (words) => `Resultados para «${words}»`,
    nothing: {
      people: {
        title: 'No se encontró a nadie',
        hint: (words) => `Aquí nadie se llama «${words}» ni parecido.`,
        other: {
          count: (count, hasMore) =>
            hasMore
              ? language.count(count, { other: 'Está en más de # publicaciones.' })
              : language.count(count, { one: 'Está en una publicación.', other: 'Está en # publicaciones.' }),
          show: 'Ver publicaciones',
        },
      },
      posts: {
        title: 'No se encontraron publicaciones',
        hint: (words) => `Ninguna publicación contiene «${words}».`,
        other: {
          count: (count, hasMore) =>
            hasMore
              ? language.count(count, { other: 'Más de # miembros tienen nombres así.' })
              : language.count(count, {
                  one: 'Un miembro tiene un nombre así.',
                  other: '# miembros tienen nombres así.',
                }),
          show: 'Ver personas',
        },
      },
    },
    tags: {
      nothing: 'No se encontraron hashtags',
      nothingHint: (words) => `Ningún hashtag empieza por «${words}».`,
    },
    nowhere: 'Prueba con menos palabras, o con otras.',
    failed: 'Esta vez la búsqueda no funcionó.',
    retry: 'Buscar otra vez',
  },
});
