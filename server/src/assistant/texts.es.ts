import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  asking: {
    empty: `el la los las un una unos unas y o de del en a al para por con sobre como es son era eran ser soy eres está están estar
      puedo puedes puede pueden podría voy va vas debo debe he has ha hay tengo tiene yo me mi mis mío tú te tu tus nosotros nos
      nuestro lo le les se esto esta este estas estos eso esa ese ahí aquí quién quien quiénes quienes qué que cuál cuáles cuándo
      cuando dónde donde cómo alguien gente persona personas miembro miembros usuario usuarios cuenta cuentas publicación
      publicaciones post posts publica publican publicó publicar escribe escriben escribir escribió habla hablan hablar dice dicen
      decir dijo muestra mostrar busca buscar encuentra encontrar da dar sabe saber gusta quiero quiere favor hola gracias hoy
      ahora últimamente reciente recientes nuevo nueva nuevos nuevas último últimos tendencia tendencias popular populares pasa
      pasando noticias hago hacer poner pongo usar uso grupo grupos canal canales comunidad comunidades tema temas no mucho muchos
      más mejor mejores todo todos todas`,
    trends: 'tendencia* | popular* | qué pasa | que pasa | pasando | noticias | se habla | hay de nuevo | de moda',
    people: 'quién | quien | quiénes | quienes | gente | miembro | miembros | usuario | usuarios | personas | alguien',
    groups: 'grupo | grupos | canal | canales | comunidad | comunidades',
    writing:
      'ayúdame a escribir | ayudame a escribir | escríbeme* | escribe un* | escribe mi | redacta* | traduc* | resum* | reescrib* | borrador',
    how: 'cómo | como | por qué | dónde | donde | puedo | se puede | qué es | que es | qué son | qué hace | olvidé | perdí | no puedo | alguien | ayuda',
  },
  able: 'Aquí no hay ningún modelo de IA conectado, así que busco lo que hay: publicaciones, personas, grupos y temas por sus palabras, qué es tendencia y cómo funciona todo en [Ayuda](/help). No puedo escribir textos ni resumirlos, y nunca publico, envío ni gasto nada.',
  quiet: 'Hoy no hay tendencias: está todo tranquilo. En [Tendencias](/trending) puedes ver la semana entera.',
  topics: 'Los temas que más gente usa hoy:',
  topic: (link, people) =>
    language.count(people, {
      one: (number) => `- ${link}, ${number} persona`,
      other: (number) => `- ${link}, ${number} personas`,
    }),
  furthest: 'Las publicaciones que llegan más lejos hoy:',
  moreTrending: 'Hay más en [Tendencias](/trending).',
  media: 'una imagen o un video',
  withPosts: (count) => language.count(count, { one: 'con # publicación', other: 'con # publicaciones' }),
  writers: (about) => `Escriben sobre ${about}, según lo que tú puedes ver:`,
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
