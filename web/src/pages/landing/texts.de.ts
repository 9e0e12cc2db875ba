import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  words: ['Verbinden.', 'Mitreden.', 'Verdienen.'],
  about:
    'Poste, rede und geh live mit Leuten, die du magst. Gib ihnen Trinkgeld, wenn sie dir den Tag verschönern. Deine Schlüssel, dein Server, deine Regeln.',
  x: 'Weiter mit X',
  email: 'Weiter mit E-Mail',
  language: 'Sprache',
});
