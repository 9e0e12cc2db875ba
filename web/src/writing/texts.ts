import { createTexts } from '#kernel';

export const texts = createTexts('writing/texts', (language) => ({
  list: { '@': 'People', '#': 'Hashtags', ':': 'Emoji' },
  found: (count: number) =>
    `${language.count(count, { one: '# suggestion', other: '# suggestions' })}. Choose with the arrow keys and Enter.`,
  emoji: {
    open: 'Emoji',
    search: 'Search emoji',
    clear: 'Clear the search',
    groups: 'Kinds of emoji',
    group: {
      recent: 'Used last',
      smileys: 'Smileys',
      people: 'People',
      nature: 'Animals and nature',
      food: 'Food and drink',
      places: 'Travel and places',
      activities: 'Activities',
      objects: 'Objects',
      symbols: 'Symbols',
      flags: 'Flags',
    },
    tone: 'Skin tone',
    tones: ['None', 'Light', 'Medium light', 'Medium', 'Medium dark', 'Dark'],
    noneRecent: 'What you use will be here.',
    none: (words: string) => `No emoji is called “${words}”.`,
  },
}));
