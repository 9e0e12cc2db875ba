import type { Translation } from '#kernel';
import type { texts as english } from './texts-oauth.ts';

export const texts: Translation<typeof english> = () => ({
  authFailed: 'Anmeldung fehlgeschlagen',
  x: {
    startFailed: 'Die Anmeldung mit X konnte nicht gestartet werden',
    useEmailInstead: 'Lieber mit E-Mail',
    failed: 'Die Anmeldung mit X hat nicht geklappt',
    wrongState:
      'Diese Anmeldung hat nicht in diesem Browser begonnen oder wurde schon benutzt. Bitte fang von vorn an.',
    providerError: (error) => `OAuth-Fehler von Twitter: ${error}`,
    unexpected: 'Bei der Anmeldung ist etwas Unerwartetes passiert',
    noVerifier: 'Der Code-Verifier fehlt im Speicher des Browsers',
    missingParameters: 'Der Autorisierungscode oder der Parameter „state“ fehlt',
    exchangeFailed: 'Der Austausch des Tokens hat nicht geklappt',
    exchangeFailedWith: (reason) => `Der Austausch des Tokens hat nicht geklappt: ${reason}`,
    rateLimited:
      'Twitter nimmt gerade keine weiteren Anfragen an. Versuch es in 15 Minuten noch einmal, oder nimm ein anderes Twitter-Konto.',
    details: (details) => `Einzelheiten: ${details}`,
  },
  google: {
    startFailed: 'Die Anmeldung mit Google konnte nicht gestartet werden. Bitte versuch es noch einmal.',
    failed: 'Die Anmeldung mit Google hat nicht geklappt',
  },
  callback: {
    connecting: 'Dein Konto wird verbunden',
    wait: 'Das dauert einen Moment.',
    success: 'Verbunden!',
    successHint: 'Gleich bist du auf deiner Startseite.',
    failed: 'Verbindung fehlgeschlagen',
    tryAgain: 'Noch einmal',
    back: 'Gleich bist du wieder auf der Anmeldeseite.',
  },
});
