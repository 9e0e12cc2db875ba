import type { Translation } from '#kernel';
import type { texts as english } from './privacy-texts.ts';

export const texts: Translation<typeof english> = () => ({
  document: (brand) => ({
    title: 'Datenschutz',
    lead: 'Wir speichern, was der Dienst zum Arbeiten braucht, zeigen es niemandem sonst und löschen es, wenn du es willst.',
    chapters: [
      {
        title: 'Was über dich gespeichert wird',
        text: [
          'Dein Nutzername, dein Anzeigename, dein Bild und deine Bio, dazu die E-Mail-Adresse oder Telefonnummer, mit der du dich anmeldest. Von einem Passwort wird nur ein Hash gespeichert, der sich nicht zurückrechnen lässt.',
          'Wenn du dich mit X oder Google anmeldest: Kennung, Name und Bild und von X auch Beschreibung, Verifizierung und Zahl der Follower, wie wir sie von dort bekommen. Die Zugriffstoken erreichen deinen Browser nie, und wir posten nie in deinem Namen.',
          'Was du postest, likst und sendest und wem du folgst, solange du es stehen lässt.',
          'Wo du angemeldet bist: die Art des Geräts, die Netzwerkadresse und die Zeit der letzten Nutzung. Du siehst diese Liste auf der Seite „Sicherheit“ und kannst dort jede Sitzung beenden.',
        ],
      },
      {
        title: 'Was nicht gespeichert wird',
        text: [
          'Keine Werbeprofile, keine fremden Tracker, keine Fingerabdrücke deines Geräts. Auf diesen Seiten gibt es keinen Analysedienst.',
          'Die Schlüssel deiner Wallet. Sie entstehen in deinem Browser und verlassen ihn nie.',
        ],
      },
      {
        title: 'In deinem Browser',
        text: [
          'Ein Cookie hält dich angemeldet. Lesen kann es nur der Server. Hat dich jemand eingeladen, merkt sich ein zweites, wer es war, bis du dich registriert hast. Ein weiteres weiß, welchen Feed du zuletzt gelesen hast, damit er gleich mit der Seite kommt.',
          'Der Browser merkt sich auch dein Design, ob du einen Hinweis geschlossen hast und wer zuletzt angemeldet war, damit die Seite nicht flackert. Mit dem Abmelden verschwindet, was dir gehört. Eine Wallet bleibt auf dem Gerät, denn es könnte die einzige Kopie sein.',
        ],
      },
      {
        title: 'Wer sonst etwas sieht',
        text: [
          'Andere Mitglieder sehen, was du öffentlich machst. Der Betreiber dieses Servers kann sehen, was darauf gespeichert ist, und nutzt das nur für Betrieb und Moderation.',
          'Dienste, die der Betreiber eingerichtet hat, bekommen, was sie für ihre Aufgabe brauchen: der Maildienst deine Adresse, das SMS-Gateway deine Nummer, der Speicherdienst deine Bilder. Nichts wird verkauft.',
          'Was du den Assistenten fragst, geht an das KI-Modell, das der Betreiber angebunden hat, zusammen mit deinem Handle und dem, was du hier selbst finden könntest. Die Chats bleiben in deinem Browser, bis du sie löschst oder dich abmeldest.',
        ],
      },
      {
        title: 'Deine Rechte',
        text: [
          'Du darfst ansehen, berichtigen, mitnehmen und löschen, was über dich gespeichert ist. Löschen ist ernst gemeint: Es bleibt nichts zurück, nicht in Listen, Zwischenspeichern, Benachrichtigungen oder im Dateispeicher. Aus den Backups des Betreibers verschwindet es mit der Zeit.',
          `Fragen beantwortet der Betreiber dieses Servers. Die Software von ${brand.name} ist offen, deshalb lässt sich alles hier Gesagte nachprüfen.`,
        ],
      },
    ],
  }),
  translation: {
    title: 'Wenn du einen Beitrag übersetzt',
    text: [
      'Der Text eines Beitrags oder Kommentars, unter dem jemand hier auf „Übersetzen“ drückt, geht an den Übersetzungsdienst, den der Betreiber angeschlossen hat. Wer ihn geschrieben hat und wer fragt, erfährt der Dienst nicht; Namen von Mitgliedern, Hashtags und Links im Text werden weggelassen.',
    ],
  },
});
