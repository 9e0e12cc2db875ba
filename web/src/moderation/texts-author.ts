import { createTexts } from '#kernel';

/** What somebody reads about whom a decision was made. */
export const texts = createTexts('moderation/texts-author', () => ({
  hiddenTitle: 'Hidden by the moderators',
  appeal: 'Appeal',
  appealTitle: 'Appeal against this decision',
  appealAbout: 'Say why you disagree. Somebody who runs this server reads it and decides again. You can appeal once.',
  appealField: 'Why should it be decided differently?',
  appealSend: 'Send appeal',
  appealSent: 'Your appeal was sent.',
  appealFailed: 'Your appeal could not be sent. Please try again.',
  cancel: 'Cancel',
  appealOpen: 'Your appeal was sent and is being looked at.',
  appealRefused: 'Your appeal was refused.',

  why: 'Why',
  since: 'Since',
  yourAppeal: 'Your appeal',
  failed: 'The reason could not be loaded',
}));
