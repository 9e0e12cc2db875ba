import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  list: { '@': 'Leute', '#': 'Hashtags', ':': 'Emojis' },
  found: (count) =>
    `${language.count(count, { one: '# Vorschlag', other: '# Vorschläge' })}. Wähl mit den Pfeiltasten und der Eingabetaste.`,
  emoji: {
    open: 'Emojis',
    search: 'Emojis suchen',
    clear: 'Suche leeren',
    groups: 'Arten von Emojis',
    group: {
      recent: 'Zuletzt benutzt',
      smileys: 'Smileys',
      people: 'Leute',
      nature: 'Tiere und Natur',
      food: 'Essen und Trinken',
      places: 'Reisen und Orte',
      activities: 'Aktivitäten',
      objects: 'Dinge',
      symbols: 'Symbole',
      flags: 'Flaggen',
    },
    tone: 'Hautton',
    tones: ['Keiner', 'Hell', 'Mittelhell', 'Mittel', 'Mitteldunkel', 'Dunkel'],
    noneRecent: 'Was du benutzt, steht dann hier.',
    none: (words) => `Kein Emoji heißt „${words}“.`,
  },
});
