import type { Brand } from '#kernel';
import type { FaqEntry } from './faq.ts';

export const faqInGerman = ({ name, tokens }: Brand): readonly FaqEntry[] => [
  {
    question: 'Wie bekomme ich ein Abzeichen?',
    answer:
      'Die ersten 200, die sich registrieren, werden kostenlos verifiziert, ebenso alle, die sich mit einem verifizierten X-Konto anmelden. Alle anderen können unter „Verifizieren“ 200 Prämienpunkte einsetzen. Tippe auf ein Abzeichen, dann liest du, wofür es steht.',
    to: '/verification',
    words: 'verifiziert verifizierung verifizieren haken häkchen abzeichen',
  },
  {
    question: `Was ist ${tokens.credit}, und was sind Geschenke?`,
    answer: `${tokens.credit} ist das Guthaben von ${name}. Am Anfang bekommst du etwas davon und kannst einem Beitrag 1, 5, 10 oder 25 als Trinkgeld geben. Wer ihn geschrieben hat, bekommt alles, und 10 Sekunden lang kannst du es zurücknehmen. Es ist ein Guthaben in diesem Netzwerk und keine Münze auf einer Blockchain.`,
    to: '/wallet',
    words: 'geschenk geschenke trinkgeld guthaben kontostand schenken rückgängig',
  },
  {
    question: 'Wer kann die Schlüssel meiner Wallet sehen?',
    answer:
      'Niemand außer dir. Sie entstehen in deinem Browser und werden nie an uns gesendet, deshalb können auch wir sie nicht wiederherstellen. Schreib die 24 Wörter auf Papier, und sag sie niemandem, wer auch fragt.',
    to: '/wallet/settings',
    words: 'wallet schlüssel phrase wiederherstellung privat seed wörter',
  },
  {
    question: 'Wie mache ich mein Konto privat?',
    answer:
      'Mit dem Schalter oben oder unter „Profil bearbeiten“. Von da an muss man anfragen, um dir zu folgen, und nur wer von dir angenommen ist, sieht deine Beiträge. Machst du es wieder öffentlich, sind alle angenommen, die noch warten.',
    to: '/help',
    words: 'privat konto verbergen schützen öffentlich',
  },
  {
    question: 'Jemand belästigt mich. Was kann ich tun?',
    answer:
      'Schalte die Person stumm, dann siehst du sie nicht mehr. Blockiere sie, dann seht ihr euch beide nirgends mehr. Melde, was gegen die Regeln verstößt: Du erfährst, was daraus wurde.',
    words: 'blockieren stummschalten melden belästigen belästigung spam',
  },
  {
    question: 'Wie schütze ich mein Konto?',
    answer:
      'Unter „Sicherheit“ kannst du die Anmeldung in zwei Schritten mit einer Authenticator-App einschalten, einen Passkey hinzufügen, nachsehen, wo du angemeldet bist, und jede dieser Sitzungen beenden.',
    to: '/security',
    words:
      'zwei faktor 2fa zwei schritte anmeldung authenticator passkey passkeys sitzung sitzungen sicherheit schützen',
  },
  {
    question: 'Ich habe mein Passwort vergessen.',
    answer:
      'Wähl beim Anmelden „Passwort vergessen?“. Du bekommst per E-Mail einen Link, der eine Stunde gilt. Wenn du ihn benutzt, werden deine anderen Geräte abgemeldet.',
    to: '/auth',
    words: 'passwort vergessen zurücksetzen kennwort',
  },
  {
    question: 'Wie funktionieren Prämien und Empfehlungen?',
    answer: `Teile deinen Link unter „Prämien“. Für jede Person, die darüber dazukommt und mitmacht, bekommst du innerhalb von 24 Stunden 5 ${tokens.credit} und ebenso viele Prämienpunkte. Mit Silber, ab 5 Empfehlungen, sind es je 7, mit Gold, ab 20, je 10.`,
    to: '/rewards',
    words: 'prämie prämien empfehlung empfehlungen einladen einladung freunde',
  },
  {
    question: 'Kann ich meine Beiträge mitnehmen oder alles löschen?',
    answer:
      'Beides, unter „Sicherheit“. Ein Export ist ein Archiv mit allem, was über dich gespeichert ist. Ein gelöschtes Konto ruht 30 Tage, falls du es dir anders überlegst, und ist danach wirklich weg.',
    to: '/security',
    words: 'export löschen konto herunterladen daten archiv',
  },
  {
    question: 'Warum bekomme ich keine Benachrichtigungen auf dem Handy?',
    answer:
      'Push muss hier eingeschaltet und für jedes Gerät unter den Einstellungen für Benachrichtigungen erlaubt sein. Auf iPhone und iPad legst du diese App zuerst auf den Home-Bildschirm und öffnest sie von dort.',
    to: '/notification-settings',
    words: 'benachrichtigung benachrichtigungen mitteilung mitteilungen push handy',
  },
  {
    question: 'Wie groß können Gruppen und Kanäle werden?',
    answer:
      'Eine Gruppe hat bis zu 200.000 Mitglieder, die alle reden können. Ein Kanal hat keine Grenze; dort schreiben nur die Leitung und die Admins.',
    to: '/create-group',
    words: 'gruppe gruppen kanal kanäle groß größe',
  },
  {
    question: 'Was weiß der Assistent über mich?',
    answer:
      'Deine Fragen, deinen Handle und was du hier selbst finden könntest. Deine Chats liegen nur auf deinem Gerät. Er kann nichts posten, senden oder ausgeben.',
    words: 'assistent ki',
  },
  {
    question: 'Gibt es Tastenkürzel?',
    answer:
      'Drück auf irgendeiner Seite ?, dann siehst du alle: n schreibt einen Beitrag, j und k gehen von Beitrag zu Beitrag, l likt, / sucht.',
    words: 'tastatur tastenkürzel tasten kürzel shortcut',
  },
  {
    question: 'Kann ich den Token hier kaufen?',
    answer:
      'Wo die Kaufseite einen Preis zeigt, ja: Du tauschst dafür SOL aus deiner eigenen Wallet. Wer ihn dir in einer Nachricht anbietet, gehört nicht zu uns.',
    words: 'kaufen token tauschen swap',
  },
  {
    question: 'Wie funktioniert Staking?',
    answer:
      'Was du stakst, liegt in einem Konto unter deiner eigenen Wallet: Nur dein Schlüssel bewegt es, jederzeit. Die Prämien kommen aus einem Konto des Betreibers, solange dort etwas übrig ist.',
    to: '/staking',
    words: 'stake staken staking lösen prämien zinsen rate token',
  },
  {
    question: 'Was passiert mit dem, was ich für ein Ticket zahle?',
    answer:
      'Es wird aufbewahrt, bis der Stream stattgefunden hat, und geht dann an den Host. Wird der Stream abgesagt oder hat er zwei Stunden nach der geplanten Zeit nicht begonnen, bekommst du es von selbst zurück.',
    to: '/wallet?tab=tickets',
    words: 'ticket tickets stream platz erstattung abgesagt host geld zurück',
  },
];
