import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  failed: 'Deine Einstellung konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
});
