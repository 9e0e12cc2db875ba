import type { Translation } from './language.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  offline: 'Du bist anscheinend offline. Prüf deine Verbindung und versuch es noch einmal.',
  slow: 'Der Server braucht zu lange für eine Antwort. Bitte versuch es noch einmal.',
  unreadable: 'Die Antwort des Servers war nicht lesbar. Bitte versuch es noch einmal.',
  foreignAddress: 'Dateien werden nur an diesen Server oder über https gesendet.',
});
