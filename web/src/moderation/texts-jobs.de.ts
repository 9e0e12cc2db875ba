import type { Translation } from '#kernel';
import type { texts as english } from './texts-jobs.ts';

export const texts: Translation<typeof english> = (language) => ({
  about:
    'Aufgaben im Hintergrund, die zu oft fehlgeschlagen sind. Finde heraus, warum. Versuch sie dann noch einmal, oder verwirf sie.',
  kinds: {
    mail: 'Eine Mail',
    push: 'Eine Push-Benachrichtigung',
    'chain.follow': 'Eine Zahlung verfolgen',
    'help.digest': 'Ein Wochenüberblick',
    'media.remove': 'Dateien entfernen',
    'rights.archive': 'Das Archiv eines Mitglieds',
    'wallet.tell': 'Jemandem sagen, dass eine Zahlung da ist',
    'video.encode': 'Ein Video überall abspielbar machen',
  },
  tries: (count) => language.count(count, { one: 'einmal versucht', other: '# Mal versucht' }),
  retry: 'Noch einmal',
  discard: 'Verwerfen',
  label: (action, kind) => `${action}: ${kind}`,
  retried: 'Es wird noch einmal versucht',
  discarded: 'Verworfen',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  empty: 'Nichts wurde aufgegeben',
  emptyHint: 'Mails, Push-Benachrichtigungen, Videos und Archive, die immer wieder fehlschlagen, warten hier.',
  loading: 'Wird geladen',
  error: 'Diese Liste konnte nicht geladen werden',
});
