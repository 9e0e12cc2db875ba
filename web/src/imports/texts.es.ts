import type { ImportedFrom } from '@wagram/contract/posts';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

const FROM: Readonly<Record<ImportedFrom, string>> = {
  own: 'un archivo de esta red',
  mastodon: 'Mastodon',
  x: 'X',
};

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Trae tus publicaciones',
  about: 'De un archivo de esta red, de Mastodon o de X. Verás lo que llega antes de que se publique nada.',
  choose: 'Elegir un archivo',
  hint: 'Un archivo .zip o .tar.gz, o el outbox.json o tweets.js que contiene. Como máximo 100 MB.',
  demo: 'No en la cuenta de demo compartida.',
  sending: (percent) => `Enviando, ${language.number(percent)} %`,
  reading: 'Leyendo el archivo',
  failed: 'No se pudo enviar el archivo',
  shown: (from) => `Lo que llega de ${FROM[from]}`,
  posts: (count) =>
    language.count(count, { one: '# publicación, con su fecha', other: '# publicaciones, cada una con su fecha' }),
  follows: (count) => language.count(count, { one: '# persona a quien seguir', other: '# personas a quienes seguir' }),
  quiet: 'No se avisa a nadie. Las publicaciones quedan en tu perfil, y no entran en ningún feed ni clasificación.',
  media: (count) =>
    language.count(count, { one: '# imagen o video no se importa', other: '# imágenes y videos no se importan' }),
  nothing: 'No hay nada nuevo en este archivo.',
  leftOut: 'Lo que no llega',
  reasons: {
    not_public: 'allí no son públicas',
    reply: 'respuestas a otras personas',
    repost: 'publicaciones de otras personas',
    empty: 'sin palabras',
    too_long: 'demasiado largas',
    no_date: 'sin fecha',
    future: 'con fecha futura',
    known: 'ya están aquí',
    too_many: 'por encima del máximo que puede llegar',
    elsewhere: 'personas de otros servidores',
  },
  sample: 'Las más recientes',
  start: 'Importar',
  again: 'Continuar',
  cancel: 'Cancelar',
  close: 'Listo',
  running: (done, total) => `${language.number(done)} de ${language.number(total)}`,
  progress: 'Importación',
  done: (made) => language.count(made, { one: '# es nueva aquí.', other: '# son nuevas aquí.' }),
  broken: 'La importación se detuvo. No se pierde nada: sigue donde estaba.',
});
