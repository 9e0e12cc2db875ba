import type { Translation } from '#kernel';
import type { texts as english } from './install-texts.ts';

export const texts: Translation<typeof english> = () => ({
  title: 'Installier die App, dann bist du schneller hier!',
  steps: [
    'Tippe im Menü des Browsers auf „Teilen“',
    'Wähle „Zum Home-Bildschirm“',
    'Das Symbol liegt dann auf deinem Home-Bildschirm',
  ],
  done: 'Ich habe die App schon installiert',
  close: 'Schließen',
});
