import type { Translation } from '#kernel';
import type { texts as english } from './texts-waitlist.ts';

export const texts: Translation<typeof english> = (language) => ({
  about: 'Mitglieder möchten erfahren, sobald es das gibt. Jedes erfährt es einmal und wartet dann nicht mehr.',
  names: (token) => ({ launchpad: 'Launchpad', token: `Der Token ${token}` }),
  waiting: (count) => language.count(count, { one: '# Mitglied wartet', other: '# Mitglieder warten' }),
  nobody: 'Niemand wartet',
  write: 'Es ist so weit',
  label: 'Was sie lesen',
  hints: {
    launchpad: 'Je eine Benachrichtigung, die zum Launchpad führt. Das lässt sich nicht zurücknehmen.',
    token: 'Je eine Benachrichtigung, die zur Seite führt. Das lässt sich nicht zurücknehmen.',
  },
  prepared: (token) => ({
    launchpad: 'Das Launchpad ist offen.',
    token: `${token} ist auf der Blockchain. Vergleich die ganze Adresse, bevor du kaufst.`,
  }),
  cancel: 'Abbrechen',
  tell: (count) => language.count(count, { one: '# Mitglied Bescheid geben', other: '# Mitgliedern Bescheid geben' }),
  told: (count) => language.count(count, { one: '# Mitglied hat Bescheid', other: '# Mitglieder haben Bescheid' }),
  failed: 'Die Benachrichtigungen gingen nicht raus. Bitte versuch es noch einmal.',
  loading: 'Wird geladen',
  errorTitle: 'Diese Liste konnte nicht geladen werden',
});
