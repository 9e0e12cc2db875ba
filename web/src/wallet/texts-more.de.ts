import type { Translation } from '#kernel';
import type { texts as english } from './texts-more.ts';

export const texts: Translation<typeof english> = () => ({
  title: 'Mehr',
  deposit: 'Einzahlen',
  withdraw: 'Auszahlen',
  stake: 'Staken',
  launch: 'Token starten',
  book: 'Adressbuch',
  earnings: 'Einnahmen',
  reserves: 'Reserven',
  hints: {
    deposit: 'Token werden zu Guthaben auf diesem Server',
    withdraw: 'Guthaben geht als Token hinaus',
    stake: 'Verdiene, indem du Token liegen lässt',
    launch: 'Erstelle einen, oder mach bei einem Verkauf mit',
    book: 'Leute, denen du etwas gesendet hast, und deine Einstellungen',
    earnings: 'Was hereinkam, von wem und wann',
    reserves: 'Was dieser Server schuldet, für alle zum Nachprüfen',
  },
});
