import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  list: { '@': 'Personas', '#': 'Hashtags', ':': 'Emojis' },
  found: (count) =>
    `${language.count(count, { one: '# sugerencia', other: '# sugerencias' })}. Elige con las flechas e Intro.`,
  emoji: {
    open: 'Emojis',
    search: 'Buscar emojis',
    clear: 'Borrar la búsqueda',
    groups: 'Tipos de emojis',
    group: {
      recent: 'Usados hace poco',
      smileys: 'Caritas',
      people: 'Personas',
      nature: 'Animales y naturaleza',
      food: 'Comida y bebida',
      places: 'Viajes y lugares',
      activities: 'Actividades',
      objects: 'Objetos',
      symbols: 'Símbolos',
      flags: 'Banderas',
    },
    tone: 'Tono de piel',
    tones: ['Ninguno', 'Claro', 'Medio claro', 'Medio', 'Medio oscuro', 'Oscuro'],
    noneRecent: 'Aquí estará lo que uses.',
    none: (words) => `Ningún emoji se llama «${words}».`,
  },
});
