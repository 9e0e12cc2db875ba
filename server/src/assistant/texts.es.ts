import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  able: 'Aquí no hay ningún modelo de IA conectado, así que busco cosas: publicaciones, personas, grupos y temas por sus palabras, lo que es tendencia, y cómo funcionan las cosas en [Ayuda](/help). No puedo escribir textos ni resumirlos, y nunca publico, envío ni gasto nada.',
  quiet: 'Hoy no hay tendencias: está todo tranquilo. En [Tendencias](/trending) puedes ver la semana entera.',
  topics: 'Los temas que más gente usa hoy:',
  topic: (link, people) =>
    language.count(people, {
      one: (number) => `- ${link}, ${number} persona`,
      other: (number) => `- ${link}, ${number} personas`,
    }),
  furthest: 'Las publicaciones que más lejos llegan hoy:',
  moreTrending: 'Hay más en [Tendencias](/trending).',
  media: 'una imagen o un video',
  withPosts: (count) => language.count(count, { one: 'con # publicación', other: 'con # publicaciones' }),
  writers: (about) => `Escriben sobre ${about}, hasta donde puedes ver:`,
  members: 'Miembros con ese nombre:',
  posts: (about) => `Lo más nuevo sobre ${about}:`,
  groups: 'Grupos y canales:',
  group: (link, members) =>
    language.count(members, {
      one: (number) => `- ${link}, ${number} miembro`,
      other: (number) => `- ${link}, ${number} miembros`,
    }),
  nothing: (about) => `No encontré nada sobre ${about} que puedas ver.`,
  everything: (address) => `Todo está en [Buscar](${address}).`,
  moreHelp: 'Hay más en [Ayuda](/help).',
  goThere: (address) => `[Ir allí](${address}), o lee más en [Ayuda](/help).`,
});
