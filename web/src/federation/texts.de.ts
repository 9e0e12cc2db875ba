import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  origin: {
    from: (host) => `Von ${host}`,
    about: 'Was hier steht, kommt von einem anderen Server. Ältere Beiträge gibt es vielleicht nur dort.',
    open: 'Am Ursprung öffnen',
    openPage: 'Profil dort öffnen',
  },
  lookUp: {
    hint: (what) => `Fragt den Server hinter ${what}`,
    looking: 'Der andere Server wird gefragt',
    failed: 'Die Suche hat nicht geklappt. Versuch es noch einmal.',
  },
  first: {
    title: (host) => `${host} ist ein anderer Server`,
    about:
      'Er hat eigene Leute und eigene Regeln. Wer ihn betreibt, erfährt, dass du dort jemandem folgst, und deine Beiträge gehen an die Server aller, die dir folgen. Was du löschst, wird auch dort gelöscht; wo niemand zuhört, kann aber eine Kopie bleiben.',
    go: 'Folgen',
    cancel: 'Nicht jetzt',
  },
  report: {
    also: (host) => `Auch ${host} Bescheid geben`,
    alsoHint: 'Ohne deinen Namen: Dieser Server spricht für sich selbst.',
  },
});
