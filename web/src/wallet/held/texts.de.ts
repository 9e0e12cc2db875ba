import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  loading: 'Die Adresse wird gelesen',
  show: 'Auf meinem Profil zeigen',
  showHint: 'Wer deine Beiträge lesen darf, sieht es dann auch.',
  hiddenHint: 'Nur du siehst das.',
  notSaved: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  unique: 'Einzelstück',
  uniqueUnknown: 'Sammelstück',
  ticket: 'Ticket',
  tokens: 'Token',
  unknownToken: 'Unbekannter Token',
  unknownHint: 'Nur was auf diesem Server entstand, steht hier mit Namen. Alles andere steht mit seiner Adresse da.',
  more: 'Es gibt mehr, als hier Platz hat.',
  nothing: { title: 'Noch nichts da', hint: 'Tickets, Sammelstücke und Token der verknüpften Adresse stehen hier.' },
  notLinked: {
    title: 'Keine Adresse verknüpft',
    hint: 'Verknüpf deine Wallet, dann kann hier stehen, was in ihr liegt.',
    link: 'Adresse verknüpfen',
  },
  notShown: (handle) => ({ title: 'Nichts zu zeigen', hint: `${handle} zeigt hier keinen Besitz.` }),
  guest: { title: 'Für Mitglieder', hint: 'Melde dich an, um zu sehen, was andere besitzen.', signIn: 'Anmelden' },
  off: { title: 'Nicht mit Solana verbunden', hint: 'Dieser Server liest nicht, was an Adressen liegt.' },
  failed: 'Was an dieser Adresse liegt, konnte nicht gelesen werden',
});
