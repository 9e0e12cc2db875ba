import type { Translation } from '#kernel';
import type { texts as english } from './texts-author.ts';

export const texts: Translation<typeof english> = () => ({
  hiddenTitle: 'Von der Moderation ausgeblendet',
  appeal: 'Widersprechen',
  appealTitle: 'Widerspruch gegen diese Entscheidung',
  appealAbout:
    'Sag, warum du es anders siehst. Jemand, der diesen Server betreibt, liest es und entscheidet neu. Du kannst einmal widersprechen.',
  appealField: 'Warum sollte anders entschieden werden?',
  appealSend: 'Widerspruch senden',
  appealSent: 'Dein Widerspruch ist gesendet.',
  appealFailed: 'Dein Widerspruch konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  cancel: 'Abbrechen',
  appealOpen: 'Dein Widerspruch ist gesendet und wird geprüft.',
  appealRefused: 'Dein Widerspruch wurde abgelehnt.',

  why: 'Grund',
  since: 'Seit',
  yourAppeal: 'Dein Widerspruch',
  failed: 'Der Grund konnte nicht geladen werden',
});
