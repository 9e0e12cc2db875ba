import type { ReactNode } from 'react';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Geld',
  about: 'Was dieser Server hat, schuldet und bewegt, so wie es jetzt ist.',
  loading: 'Wird geladen',
  failed: 'Das konnte nicht geladen werden',
  unknown: 'Gerade nicht bekannt',
  of: (amount, symbol) => `${amount} ${symbol}`,
  noNetwork: 'Dieser Server ist nicht mit Solana verbunden',
  noNetworkHint: 'Setz CHAIN oder SOLANA_RPC_URL, um ihn zu verbinden. Guthaben geht auch ohne.',

  alerts: {
    title: 'Bitte ansehen',
    quiet: 'Alles ruhig',
    quietHint: 'Das Netzwerk antwortet, nichts ist angehalten, und nichts ist fehlgeschlagen.',
    away: 'Das Netzwerk antwortet nicht. Was unterwegs ist, wartet und geht von selbst weiter.',
    paused: (products) => `Angehalten: ${products}.`,
    short: (missing) => `In der Kasse liegen ${missing} weniger, als das gesamte Guthaben wert ist.`,
    returned: (count) =>
      language.count(count, { one: '# Auszahlung kam zurück.', other: '# Auszahlungen kamen zurück.' }),
    rewards: (days) =>
      language.count(days, {
        one: 'Die Prämien reichen beim genannten Satz für # Tag.',
        other: 'Die Prämien reichen beim genannten Satz für # Tage.',
      }),
    low: (keys) => `Wenig SOL für Gebühren übrig: ${keys}.`,
  },

  network: {
    title: 'Netzwerk',
    up: (since: ReactNode): ReactNode => ['Antwortet seit ', since],
    away: (since: ReactNode): ReactNode => ['Nicht erreichbar seit ', since],
    slot: 'Slot',
    genesis: 'Genesis',
    health: 'Zustand',
    name: 'Name',
  },

  products: {
    title: 'Schalter',
    hint: 'Anhalten gilt sofort für alle. Was unterwegs ist, endet, wie es soll.',
    names: {
      withdraw: 'Auszahlungen',
      deposit: 'Einzahlungen',
      swap: 'Tauschen',
      staking: 'Staking',
      launchpad: 'Launchpad',
      tickets: 'Tickets',
    },
    states: { on: 'An', paused: 'Angehalten', off: 'Aus' },
    off: 'Wird hier nicht angeboten. Das entscheidet CHAIN_PRODUCTS.',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    label: (action, product) => `${action}: ${product}`,
    pausedBy: (by: ReactNode, since: ReactNode): ReactNode => ['Angehalten von ', by, ', ', since],
    somebody: 'jemandem, der gegangen ist',
    titleOf: (product, isPaused) => (isPaused ? `${product}: anhalten?` : `${product}: fortsetzen?`),
    explain: {
      withdraw: 'Neue Auszahlungen werden abgelehnt. Was unterwegs ist, geht weiter.',
      deposit: 'Niemand kann eine neue Einzahlung beginnen. Was schon bezahlt ist, kommt noch an.',
      swap: 'Keine neuen Angebote und kein neuer Handel. Was unterwegs ist, endet.',
      staking: 'Prämien werden weiter gezählt, aber niemand kann sie abholen. Stakes lassen sich weiter lösen.',
      launchpad: 'Keine neuen Launches und keine neuen Zusagen. Ein Verkauf, der inzwischen endet, wartet.',
      tickets: 'Niemand kann ein Ticket kaufen. Verkaufte gelten weiter.',
    },
    explainOn: 'Mitglieder können es sofort wieder nutzen.',
    note: 'Grund',
    noteHint: 'Er bleibt für immer im Protokoll. Andere Betreiber lesen ihn.',
    cancel: 'Abbrechen',
    paused: (product) => `${product}: angehalten`,
    resumed: (product) => `${product}: wieder an`,
    refused: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  },

  treasury: {
    title: 'Kasse',
    held: 'Vorhanden',
    owed: 'Mitgliedern geschuldet',
    credit: (amount) => `${amount} Guthaben`,
    cover: 'Mehr als geschuldet',
    missing: 'Es fehlen',
    rate: 'Kurs',
    rateOf: (credit, sum) => `1 ${credit} = ${sum}`,
    withdrawn: 'Insgesamt ausgezahlt',
    deposited: 'Insgesamt eingezahlt',
    none: 'Hier gibt es keinen Token, deshalb lässt sich Guthaben nicht auszahlen.',
    reserves: 'Veröffentlichte Reserven',
  },

  withdrawals: {
    title: 'Auszahlungen',
    waiting: (count) => `Unterwegs (${count})`,
    returned: (count) => `Zurückgekommen (${count})`,
    label: 'Welche Auszahlungen',
    noneWaiting: 'Keine Auszahlung ist unterwegs.',
    noneReturned: 'Keine Auszahlung kam zurück.',
    to: (sum, address) => `${sum} an ${address}`,
    gone: 'Ein Mitglied, das gegangen ist',
    states: {
      waiting: 'Wartet aufs Senden',
      sent: 'Unterwegs',
      paid: 'Angekommen',
      returned: 'Zurückgekommen',
    },
    next: (state, tries, most): string => {
      if (state === 'returned') return 'Das Guthaben ist wieder beim Mitglied, das noch einmal auszahlen kann.';
      if (state === 'waiting' && tries === 0) return 'Sie wird signiert und gesendet, sobald das Netzwerk antwortet.';
      if (state === 'waiting') return `Versuch ${tries} von ${most} ist abgelaufen. Sie wird von selbst neu signiert.`;
      return `Versuch ${tries} von ${most}. Kommt keiner an, geht das Guthaben zurück.`;
    },
    network: (words) => `Das Netzwerk sagte: ${words}`,
  },

  pools: {
    title: 'Pools',
    none: 'Es gibt noch keinen Pool.',
    sol: 'SOL',
    tokens: 'Token',
    price: 'Preis',
    fee: 'Gebühr',
    trades: 'Handel in 24 Stunden',
    tradesOf: (count, volume) => `${count} für ${volume}`,
    underway: 'Unterwegs',
    k: 'Produkt k',
  },

  staking: {
    title: 'Staking',
    none: 'Hier lässt sich nichts staken, oder das Netzwerk ist nicht zu erreichen.',
    rate: 'Satz pro Jahr',
    rateOf: (now, named) => (now === named ? now : `${now} von ${named}`),
    staked: 'Gestakt',
    left: 'Prämien übrig',
    owed: 'Mitgliedern versprochen',
    days: 'Reicht beim genannten Satz',
    daysOf: (days) => language.count(days, { one: '# Tag', other: '# Tage' }),
    noStake: 'Nichts ist gestakt',
    low: 'Füll das Prämienkonto bald auf. Der Satz sinkt von selbst, bevor es leer ist.',
  },

  launches: {
    title: 'Launches',
    counts: (open, opened, missed) => `${open} offen, ${opened} geöffnet, ${missed} verfehlt`,
    none: 'Noch hat niemand einen Token gestartet.',
    hidden: 'Aus den Listen entfernt',
    hide: 'Aus den Listen entfernen',
    restore: 'Wieder zeigen',
    label: (action, token) => `${action}: ${token}`,
    by: (member: ReactNode): ReactNode => ['von ', member],
    raised: (sum) => `${sum} eingenommen`,
    pledged: (sum, goal) => `${sum} von ${goal} zugesagt`,
    states: {
      draft: 'Entwurf',
      making: 'Entsteht gerade',
      open: 'Offen',
      opening: 'Öffnet',
      opened: 'Geöffnet',
      missed: 'Verfehlt',
      failed: 'Fehlgeschlagen',
    },
  },
});
