import type { ReactNode } from 'react';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  bar: 'Staking',
  of: (amount, symbol) => `${amount} ${symbol}`,
  percent: (rate) => `${rate}\u00a0%`,
  loading: 'Staking wird geladen',
  hero: {
    title: (token) => `${token} staken`,
    about: (rate) =>
      `Verdiene ${rate} im Jahr. Alles bleibt in deinem eigenen Konto, und du nimmst es heraus, wann du willst.`,
    signIn: 'Zum Staken anmelden',
    reason: 'Melde dich an, um zu staken und deine Prämien zu sehen.',
  },
  later: {
    badge: 'Kommt bald',
    title: 'Staking kommt bald',
    noNetwork: 'Dieser Server ist nicht mit einem Netzwerk mit Token verbunden, deshalb lässt sich hier nichts staken.',
    off: 'Der Betreiber dieses Servers bietet kein Staking an.',
    impostors: 'Noch lässt sich hier nichts staken. Wer dich bittet, dafür Token zu senden, will dich betrügen.',
    meanwhile: 'Bis dahin verdienen',
  },
  features: [
    ['Flexibles Staking', 'Keine Bindung: Was du stakst, bleibt deins, und du nimmst es heraus, wann du willst.'],
    ['Prämien verdienen', 'Gezählt nach Zeit und Menge, gezahlt aus einem Konto, in das alle sehen können.'],
    ['Niedrige Gebühren', 'Du zahlst, was das Netzwerk kostet, und nichts darüber hinaus.'],
  ],
  away: {
    title: 'Das Netzwerk ist gerade nicht zu erreichen',
    hint: 'Was du gestakt hast, liegt in deinem eigenen Konto und bleibt davon unberührt.',
    amounts: 'Was du hast, ist gerade nicht bekannt. Wir fragen wieder nach.',
    rewards: 'Deine Prämien sind gerade nicht bekannt. Sie bleiben dir erhalten.',
  },
  paused: 'Der Betreiber hat das Staking eine Weile angehalten. Was du gestakt hast, kannst du jederzeit herausnehmen.',
  low: (left, rate) => `Für Prämien sind nur noch ${left} übrig. Damit sie ein Jahr reichen, sind es jetzt ${rate}.`,
  empty: 'Für Prämien ist gerade nichts übrig, deshalb kommt nichts Neues dazu. Dein Stake bleibt davon unberührt.',
  wallet: {
    closed: 'Deine Wallet muss zuerst geöffnet werden.',
    open: 'Wallet öffnen',
  },
  link: 'Prämien gehen an die Adresse hinter deinem Namen. Verknüpf sie zuerst: Das beweist, dass der Stake dir gehört.',
  stake: {
    label: 'Dein Stake',
    none: 'Noch nichts gestakt.',
    rewards: 'Prämien bisher',
    paid: (sum) => `Bisher ausgezahlt: ${sum}`,
    claim: 'Abholen',
    claimLabel: (sum) => `${sum} abholen`,
    least: (sum) => `Auszahlung ab ${sum}. Bis dahin warten sie auf dich.`,
    failed: 'Ob das angenommen wurde, ist nicht bekannt. Versuch es noch einmal: Gezahlt wird nur einmal.',
    asked: 'Deine Prämien sind unterwegs',
  },
  move: {
    label: 'Staken oder lösen',
    amount: 'Betrag',
    all: 'Alles',
    names: { stake: 'Staken', unstake: 'Lösen' },
    have: { stake: (sum) => `In deiner Wallet: ${sum}`, unstake: (sum) => `Gestakt: ${sum}` },
    go: {
      stake: (sum) => `${sum} staken`,
      unstake: (sum) => `${sum} lösen`,
    },
    wrong: 'Kein Betrag',
    tooMuch: 'Mehr, als du hast',
    nothing: {
      stake: (token) => `Du hast keine ${token}. Ausgezahltes Guthaben kommt als ${token} in deiner Wallet an.`,
      unstake: 'Es gibt nichts herauszunehmen.',
    },
    toWallet: 'Zur Wallet',
    paused: 'Solange das Staking angehalten ist, lässt sich nichts staken.',
    off: 'Hier lässt sich nichts mehr staken.',
    link: 'Verknüpf zuerst deine Adresse.',
    about: {
      stake: 'Es geht in ein Konto unter deiner eigenen Wallet. Nur dein Schlüssel kann es wieder bewegen.',
      unstake: 'Es geht zurück in deine Wallet. Niemand muss zustimmen.',
    },
    landed: {
      stake: (sum) => `${sum} sind gestakt. Ab jetzt verdienen sie.`,
      unstake: (sum) => `${sum} sind wieder in deiner Wallet.`,
    },
    own: 'dein Stake-Konto',
    wallet: 'deine Wallet',
  },
  terms: {
    title: 'Was es bringt',
    rate: 'Satz',
    aYear: (rate) => `${rate} im Jahr`,
    left: 'Für Prämien übrig',
    staked: 'Von allen gestakt',
    lock: 'Bindung',
    none: 'Keine',
    fee: 'Gebühr',
    network: 'Was das Netzwerk kostet',
    counted: 'Gezählt wird, was zwischen zwei Messungen mindestens dalag, gemessen etwa alle zehn Minuten.',
  },
  trust: {
    title: 'Wem du vertraust',
    stake: 'Bei dem, was du stakst, niemandem: Der Schlüssel ist deiner.',
    rewards:
      'Bei den Prämien dem Betreiber dieses Servers: Er muss sie zahlen. Was du verdient hast, liegt für dich bereit.',
    address: (address: ReactNode) => ['Prämienkonto: ', address],
  },
  states: { waiting: 'Wartet', sent: 'Unterwegs', paid: 'Angekommen', returned: 'Wieder bei deinen Prämien' },
  claims: {
    title: 'An dich gezahlt',
    failed: 'Deine Prämien konnten nicht geladen werden',
    none: 'Noch nichts.',
    seeIt: 'Transaktion ansehen',
  },
});
