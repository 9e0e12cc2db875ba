import type { Translation } from '#kernel';
import type { texts as english } from './texts-contact.ts';

export const texts: Translation<typeof english> = () => ({
  about:
    'Was in der Hilfe geschrieben wurde, das Älteste zuerst. Die Adresse wurde eingetippt und ist nicht bestätigt.',
  guest: 'Ein Gast',
  answer: 'Per E-Mail antworten',
  subject: (brand) => `Re: deine Nachricht an ${brand}`,
  close: 'Abschließen',
  closeLabel: (email) => `Nachricht von ${email} abschließen`,
  closed: 'Abgeschlossen. In 30 Tagen wird sie gelöscht.',
  failed: 'Sie konnte nicht abgeschlossen werden. Bitte versuch es noch einmal.',
  empty: 'Niemand hat geschrieben',
  emptyHint: 'Nachrichten aus dem Kontaktformular der Hilfe warten hier.',
  loading: 'Wird geladen',
  error: 'Diese Nachrichten konnten nicht geladen werden',
});
