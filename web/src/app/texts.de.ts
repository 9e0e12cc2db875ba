import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  skip: 'Zum Inhalt springen',
  loading: 'Wird geladen',
  offline: 'Du bist offline. Was du siehst, ist vielleicht nicht mehr aktuell.',
  title: (page, brand) => `${page} · ${brand}`,
  error: {
    title: 'Da ist etwas schiefgegangen',
    hint: 'Nichts ist verloren. Versuch es noch einmal, und wenn es wieder passiert, sag denen Bescheid, die diesen Server betreiben.',
    retry: 'Noch einmal',
    newVersion: 'Diese Seite konnte nicht geladen werden',
    newVersionHint:
      'Es gibt eine neuere Version, oder der Server ist nicht zu erreichen. Lade neu, dann geht es weiter.',
    reload: 'Neu laden',
  },
});
