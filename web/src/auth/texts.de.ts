import type { ReactNode } from 'react';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  agree: (terms: ReactNode, privacy: ReactNode) => [
    'Wenn du weitermachst, stimmst du den ',
    terms,
    ' und der ',
    privacy,
    ' zu',
  ],
  terms: 'Bedingungen',
  privacy: 'Datenschutzerklärung',
  backToLanding: 'Zurück zur Startseite',
  or: 'oder',

  welcomeBack: 'Willkommen zurück',
  back: 'Willkommen zurück! Alles ist, wie du es verlassen hast.',
  join: 'Mitmachen',
  createAccountHeading: 'Konto anlegen',
  welcomeHint: (brand) => `Schön, dich auf ${brand} wiederzusehen.`,
  joinHint: 'Ein Name, eine Adresse und ein Passwort. Das ist alles.',
  signIn: 'Anmelden',
  createAccount: 'Konto anlegen',
  username: 'Nutzername',
  usernameHint: 'Buchstaben, Ziffern und _. Darüber findet man dich.',
  email: 'E-Mail',
  emailPlaceholder: 'du@example.com',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen',
  forgot: 'Passwort vergessen?',
  toSignup: 'Neu hier?',
  toSignupLink: 'Konto anlegen',
  toLogin: 'Schon Mitglied?',
  toLoginLink: 'Anmelden',
  loginFailed: 'Die Anmeldung hat nicht geklappt',
  signupFailed: 'Die Registrierung hat nicht geklappt',
  authFailed: 'Anmeldung fehlgeschlagen',
  continueWithX: 'Weiter mit X',
  continueWithXInstead: 'Lieber weiter mit X',
  connecting: 'Wird verbunden\u00a0…',
  demo: {
    enter: 'Als Ana oder Dev umsehen',
    shared: 'Ein gemeinsames Demokonto, ohne Registrierung',
  },
  passkey: 'Passkey benutzen',
  passkeyUnknown: 'Es wurde kein Passkey benutzt. Versuch es noch einmal, oder nimm einen anderen Anmeldeweg.',
});
