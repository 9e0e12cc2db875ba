import type { Translation } from '#kernel';
import type { texts as english } from './texts-desk.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Andere Server',
  about: 'Mit wem dieser Server spricht.',
  search: 'Name eines Servers',
  states: { all: 'Alle', limited: 'Eingeschränkt', blocked: 'Blockiert', failing: 'Offline' },
  state: { open: 'Offen', limited: 'Eingeschränkt', blocked: 'Blockiert' },
  statesLabel: 'Welche Server',
  total: (count) => language.count(count, { one: '# Server', other: '# Server' }),
  people: (count) => language.count(count, { one: '# Person bekannt', other: '# Personen bekannt' }),
  follows: (count) => language.count(count, { one: '# Mal gefolgt', other: '# Mal gefolgt' }),
  failing: (since) => `Antwortet seit ${since} nicht`,
  decide: 'Über einen Server entscheiden',
  name: 'Server',
  namePlaceholder: 'social.example',
  reason: 'Grund, für andere Betreiber hier',
  choices: {
    open: { name: 'Offen', about: 'Mit ihm wird gesprochen wie mit jedem anderen.' },
    limited: {
      name: 'Eingeschränkt',
      about: 'Seine Leute hört hier nur, wer ihnen folgt. Das gilt auch für Server unter seinem Namen.',
    },
    blocked: {
      name: 'Blockiert',
      about:
        'Weder mit ihm noch mit Servern unter seinem Namen wird gesprochen. Ihre Leute sind nicht zu sehen, und niemand folgt ihnen mehr.',
    },
  },
  save: 'Speichern',
  cancel: 'Abbrechen',
  clear: 'Leeren',
  changeWord: 'Ändern',
  saved: (host) => `Entschieden: ${host}`,
  change: (host) => `${host} ändern`,
  importTitle: 'Eine Liste übernehmen',
  importAbout:
    'Eine Datei mit einem Namen in jeder Zeile oder so, wie Mastodon sie exportiert. Eine Liste lockert keine Entscheidung.',
  file: 'Datei wählen',
  limitedCount: (count) => language.count(count, { one: '# Server eingeschränkt', other: '# Server eingeschränkt' }),
  blockedCount: (count) => language.count(count, { one: '# Server blockiert', other: '# Server blockiert' }),
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  empty: 'Noch kein Server',
  emptyHint: 'Sie kommen von selbst, wenn Leute einander folgen.',
  none: 'Kein solcher Server',
  loadFailed: 'Die Server konnten nicht geladen werden',
  off: 'Dieses Netzwerk ist für sich allein',
  offHint: 'FEDERATION=on verbindet es mit Mastodon und anderen. Was vorher zu wissen ist, steht in „Operate“.',
});
