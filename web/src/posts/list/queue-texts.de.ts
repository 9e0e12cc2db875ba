import type { Translation } from '#kernel';
import type { texts as english } from './queue-texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  title: (count) =>
    language.count(count, { one: '# Beitrag wartet aufs Senden', other: '# Beiträge warten aufs Senden' }),
  waits: 'Er geht raus, sobald du online bist.',
  kept: 'Du bist offline. Dein Beitrag geht später raus.',
  out: 'Dein wartender Beitrag ist jetzt online',
  media: 'Ein Beitrag mit Bild oder Video',
  retry: 'Noch einmal',
  discard: 'Verwerfen',
  discardOf: (words) => `Verwerfen: ${words}`,
});
