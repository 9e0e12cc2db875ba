import type { Translation } from '#kernel';
import type { texts as english } from './texts-jobs.ts';

export const texts: Translation<typeof english> = (language) => ({
  about:
    'Arbeit im Hintergrund, die so oft fehlschlug, wie sie darf. Finde heraus, warum, dann versuch es noch einmal oder lass es sein.',
  kinds: {
    mail: 'Eine Mail',
    push: 'Eine Push-Mitteilung',
    'chain.follow': 'Eine Zahlung verfolgen',
    'help.digest': 'Ein Wochenüberblick',
    'media.remove': 'Dateien entfernen',
    'rights.archive': 'Das Archiv eines Mitglieds',
    'wallet.tell': 'Jemandem sagen, dass eine Zahlung da ist',
    'video.encode': 'Ein Video überall abspielbar machen',
  },
  tries: (count) => language.count(count, { one: 'einmal versucht', other: '# Mal versucht' }),
  retry: 'Noch einmal',
  discard: 'Sein lassen',
  label: (action, kind) => `${action}: ${kind}`,
  retried: 'Es wird noch einmal versucht',
  discarded: 'Wird gelassen',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  empty: 'Nichts wurde aufgegeben',
  emptyHint: 'Mails, Push-Mitteilungen, Videos und Archive, die immer wieder fehlschlagen, warten hier.',
  loading: 'Wird geladen',
  error: 'Diese Liste konnte nicht geladen werden',
});
