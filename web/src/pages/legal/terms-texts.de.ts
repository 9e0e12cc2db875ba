import type { Translation } from '#kernel';
import type { texts as english } from './terms-texts.ts';

export const texts: Translation<typeof english> = () => ({
  document: (brand) => ({
    title: 'Bedingungen',
    lead: `Das sind die Regeln zwischen dir und denen, die diesen Server von ${brand.name} betreiben. Sie sind kurz, damit sie gelesen werden.`,
    chapters: [
      {
        title: 'Wer das hier betreibt',
        text: [
          `${brand.name} ist freie Software. Alle können sie betreiben, und jeder Server hat seinen eigenen Betreiber. Der Betreiber dieses Servers entscheidet, wer ihn nutzen darf, und ist für ihn verantwortlich.`,
          'Die Leute, die die Software schreiben, betreiben diesen Server nicht und können nicht sehen, was darauf liegt.',
        ],
      },
      {
        title: 'Dein Konto',
        text: [
          'Du musst alt genug sein, um einen solchen Dienst dort zu nutzen, wo du lebst. Eine Person darf mehrere Konten haben, aber niemand darf sich für jemand anderen ausgeben.',
          'Behalte dein Passwort, deine Passkeys und deine Ersatzcodes für dich. Was damit getan wird, gilt als von dir getan. Wenn du die Kontrolle über dein Konto verlierst, beende seine Sitzungen auf der Seite „Sicherheit“ und sag dem Betreiber Bescheid.',
          'Du kannst jederzeit gehen. Löschst du dein Konto, verschwinden dein Profil und alles, was du gepostet hast.',
        ],
      },
      {
        title: 'Was du postest',
        text: [
          'Was du postest, bleibt deins. Du erlaubst diesem Server, es zu speichern und denen zu zeigen, die es nach deinem Willen sehen dürfen. Diese Erlaubnis endet, wenn du es löschst.',
          'Poste nichts, was gegen das Gesetz verstößt, Menschen bedroht oder belästigt, Privates von anderen ohne deren Zustimmung zeigt, Kinder sexualisiert, Schadsoftware oder Spam verbreitet oder etwas verkauft, das du nicht verkaufen darfst.',
          'Der Betreiber darf solche Beiträge entfernen und Konten schließen. Du erfährst den Grund und darfst antworten.',
        ],
      },
      {
        title: `Trinkgeld, ${brand.tokens.credit} und ${brand.tokens.chain}`,
        text: [
          `${brand.tokens.credit} ist ein Guthaben auf diesem Server, mit dem ihr einander Trinkgeld gebt. Es ist kein Geld. Wo dieser Server es anbietet, kann Guthaben als Token ausgezahlt werden, und niemand verspricht, dass diese einen Preis haben. Ein Trinkgeld lässt sich 10 Sekunden lang zurücknehmen, solange es nicht ausgegeben ist.`,
          `Eine Wallet lebt in deinem Browser. Niemand hier hat ihre Schlüssel, und niemand hier kann sie zurückbringen. ${brand.tokens.chain} und andere Token können ihren ganzen Wert verlieren. Nichts auf diesem Server ist Finanzberatung.`,
        ],
      },
      {
        title: 'Keine Versprechen, die sich nicht halten lassen',
        text: [
          'Den Dienst bekommst du so, wie er ist. Was noch nicht geht, ist so gekennzeichnet. Der Betreiber haftet nicht für Schäden, die entstehen, weil der Dienst ausfällt oder weil andere Mitglieder etwas tun, es sei denn, das Gesetz sagt etwas anderes.',
        ],
      },
      {
        title: 'Änderungen',
        text: [
          'Wenn sich diese Bedingungen ändern, ändert sich auch das Datum oben, und die Mitglieder erfahren davon, bevor der neue Text gilt. Wenn du nicht einverstanden bist, kannst du gehen und deine Daten mitnehmen.',
        ],
      },
    ],
  }),
});
