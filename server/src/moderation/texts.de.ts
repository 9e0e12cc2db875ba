import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  toReporter: (action, target) => {
    if (action === 'dismiss') {
      return {
        post: 'Wir haben uns den Beitrag angesehen, den du gemeldet hast, und nichts gegen die Regeln gefunden. Danke für den Hinweis.',
        comment:
          'Wir haben uns den Kommentar angesehen, den du gemeldet hast, und nichts gegen die Regeln gefunden. Danke für den Hinweis.',
        stream:
          'Wir haben uns den Stream angesehen, den du gemeldet hast, und nichts gegen die Regeln gefunden. Danke für den Hinweis.',
        group:
          'Wir haben uns die Gruppe angesehen, die du gemeldet hast, und nichts gegen die Regeln gefunden. Danke für den Hinweis.',
        message:
          'Wir haben uns die Nachricht angesehen, die du gemeldet hast, und nichts gegen die Regeln gefunden. Danke für den Hinweis.',
        launch:
          'Wir haben uns den Token angesehen, den du gemeldet hast, und nichts gegen die Regeln gefunden. Danke für den Hinweis.',
        member:
          'Wir haben uns das Mitglied angesehen, das du gemeldet hast, und nichts gegen die Regeln gefunden. Danke für den Hinweis.',
      }[target];
    }
    if (action === 'hide') {
      return {
        post: 'Der Beitrag, den du gemeldet hast, wurde ausgeblendet. Danke für den Hinweis.',
        comment: 'Der Kommentar, den du gemeldet hast, wurde ausgeblendet. Danke für den Hinweis.',
        stream: 'Der Stream, den du gemeldet hast, wurde ausgeblendet. Danke für den Hinweis.',
        group: 'Die Gruppe, die du gemeldet hast, wurde ausgeblendet. Danke für den Hinweis.',
        message: 'Die Nachricht, die du gemeldet hast, wurde ausgeblendet. Danke für den Hinweis.',
        launch: 'Der Token, den du gemeldet hast, wurde aus den Listen entfernt. Danke für den Hinweis.',
        member: 'Das Mitglied, das du gemeldet hast, wurde ausgeblendet. Danke für den Hinweis.',
      }[target];
    }
    if (action !== 'suspend') return null;
    return {
      post: 'Das Konto hinter dem Beitrag, den du gemeldet hast, wurde gesperrt. Danke für den Hinweis.',
      comment: 'Das Konto hinter dem Kommentar, den du gemeldet hast, wurde gesperrt. Danke für den Hinweis.',
      stream: 'Das Konto hinter dem Stream, den du gemeldet hast, wurde gesperrt. Danke für den Hinweis.',
      group: 'Das Konto hinter der Gruppe, die du gemeldet hast, wurde gesperrt. Danke für den Hinweis.',
      message: 'Das Konto hinter der Nachricht, die du gemeldet hast, wurde gesperrt. Danke für den Hinweis.',
      launch: 'Das Konto hinter dem Token, den du gemeldet hast, wurde gesperrt. Danke für den Hinweis.',
      member: 'Das Mitglied, das du gemeldet hast, wurde gesperrt. Danke für den Hinweis.',
    }[target];
  },

  toAuthor: (action, target, reason) => {
    if (action === 'hide') {
      return {
        post: `Dein Beitrag wurde von der Moderation ausgeblendet: ${reason}`,
        comment: `Dein Kommentar wurde von der Moderation ausgeblendet: ${reason}`,
        stream: `Dein Stream wurde von der Moderation ausgeblendet: ${reason}`,
        group: `Deine Gruppe wurde von der Moderation ausgeblendet: ${reason}`,
        message: `Deine Nachricht wurde von der Moderation ausgeblendet: ${reason}`,
        launch: `Dein Token wurde von der Moderation aus den Listen entfernt: ${reason}`,
        member: `Dein Konto wurde von der Moderation ausgeblendet: ${reason}`,
      }[target];
    }
    if (action === 'restore') {
      return {
        post: `Dein Beitrag ist wieder zu sehen: ${reason}`,
        comment: `Dein Kommentar ist wieder zu sehen: ${reason}`,
        stream: `Dein Stream ist wieder zu sehen: ${reason}`,
        group: `Deine Gruppe ist wieder zu sehen: ${reason}`,
        message: `Deine Nachricht ist wieder zu sehen: ${reason}`,
        launch: `Dein Token ist wieder zu sehen: ${reason}`,
        member: `Dein Konto ist wieder zu sehen: ${reason}`,
      }[target];
    }
    if (action === 'suspend') return `Dein Konto wurde gesperrt: ${reason}`;
    if (action === 'reinstate') return `Dein Konto ist nicht mehr gesperrt: ${reason}`;
    if (action === 'appeal_granted') return `Deinem Widerspruch wurde stattgegeben: ${reason}`;
    return action === 'appeal_refused' ? `Dein Widerspruch wurde abgelehnt: ${reason}` : null;
  },

  suspended: (product, username, reason) => ({
    subject: `Dein Konto bei ${product} wurde gesperrt`,
    lines: [
      `die Betreiber von ${product} haben ${username} gesperrt, und alle Geräte wurden abgemeldet. Sie schreiben:`,
      reason,
      'Du kannst dich anmelden, um Widerspruch einzulegen, deine Daten mitzunehmen oder dein Konto zu löschen.',
    ],
  }),
  reinstated: (product, username, reason) => ({
    subject: `Dein Konto bei ${product} ist nicht mehr gesperrt`,
    lines: [`du kannst ${username} wieder nutzen. Die Betreiber von ${product} schreiben:`, reason],
  }),
  appealRefused: (product, username, reason) => ({
    subject: `Dein Widerspruch bei ${product} wurde abgelehnt`,
    lines: [
      `die Betreiber von ${product} haben ihre Entscheidung über ${username} noch einmal geprüft und bleiben dabei. Sie schreiben:`,
      reason,
    ],
  }),
});
