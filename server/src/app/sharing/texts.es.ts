import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  about: (product) =>
    `${product}: publica, conversa y transmite en vivo con la gente que te gusta, y da una propina a quien te alegre el día.`,
  feed: (name) => `Publicaciones de ${name}`,
  feedOn: (name, product) => `Publicaciones de ${name} en ${product}`,
  by: (name, username) => `${name} (${username})`,
  post: (name) => `Una publicación de ${name}`,
  picture: (name) => `Una imagen de ${name}`,
  newPost: 'Una publicación nueva',
  stream: (name) => `Una transmisión de ${name}`,
  streams: (state, name, username) =>
    ({
      scheduled: `${name} (${username}) va a transmitir en vivo`,
      live: `${name} (${username}) está en vivo`,
      ended: `${name} (${username}) estuvo en vivo`,
    })[state],
  member: (name) => `Foto de ${name}`,
  tooMany: { title: 'Demasiadas solicitudes', text: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.' },
  app: {
    about: (product) => `${product}: publicar, conversar, transmitir en vivo y darse propinas.`,
    compose: 'Nueva publicación',
    composeShort: 'Publicar',
    composeAbout: (slug) => `Publicar en ${slug}`,
  },
});
