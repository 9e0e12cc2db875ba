import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  about: (product) =>
    `${product}: Poste, rede und geh live mit Leuten, die du magst, und gib ihnen Trinkgeld, wenn sie dir den Tag verschönern.`,
  feed: (name) => `Beiträge von ${name}`,
  feedOn: (name, product) => `Beiträge von ${name} auf ${product}`,
  by: (name, username) => `${name} (${username})`,
  post: (name) => `Ein Beitrag von ${name}`,
  picture: (name) => `Ein Bild von ${name}`,
  newPost: 'Ein neuer Beitrag',
  stream: (name) => `Ein Stream von ${name}`,
  streams: (state, name, username) =>
    ({
      scheduled: `${name} (${username}) geht live`,
      live: `${name} (${username}) ist jetzt live`,
      ended: `${name} (${username}) war live`,
    })[state],
  member: (name) => `Bild von ${name}`,
  tooMany: {
    title: 'Zu viele Anfragen',
    text: 'Zu viele Anfragen. Bitte warte einen Moment und versuch es noch einmal.',
  },
  app: {
    about: (product) => `${product}: posten, reden, live gehen und einander Trinkgeld geben.`,
    compose: 'Neuer Beitrag',
    composeShort: 'Posten',
    composeAbout: (slug) => `Auf ${slug} posten`,
  },
});
