import { faqInGerman } from '@wagram/contract/help';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Hilfe',
  hint: 'Deine Einstellungen, Antworten und ein Weg zu uns.',
  account: { title: 'Konto' },
  notifications: {
    title: 'Benachrichtigungen',
    noMail:
      'Bestätige zuerst auf der Seite „Sicherheit“ deine E-Mail-Adresse, dann kann dich der Wochenüberblick erreichen.',
  },
  allSettings: 'Alle Einstellungen',
  save: 'Speichern',
  saved: 'Einstellungen gespeichert!',
  saveFailed: 'Deine Einstellungen konnten nicht gespeichert werden. Bitte versuch es noch einmal.',
  guestHint: 'Du bist nicht angemeldet: Das bleibt auf diesem Gerät.',
  atOnce: 'Ein Schalter wirkt sofort, auf all deinen Geräten.',
  unsubscribed: 'Du bekommst keinen Wochenüberblick mehr.',
  faq: {
    entries: faqInGerman,
    title: 'Fragen und Antworten',
    search: 'Antworten durchsuchen',
    none: 'Dazu passt keine Antwort. Schreib uns unten.',
    found: (count) => language.count(count, { one: '# Antwort', other: '# Antworten' }),
  },
  contact: {
    title: 'Kontakt',
    hint: 'Schreib denen, die dieses Netzwerk betreiben.',
    email: 'Deine E-Mail',
    message: 'Deine Nachricht',
    send: 'Senden',
    sent: 'Danke. Deine Nachricht ist unterwegs, die Antwort kommt per E-Mail.',
    desk: 'Danke. Wer dieses Netzwerk betreibt, wird sie lesen; die Antwort kommt per E-Mail.',
    logged:
      'Danke. Hier ist noch niemand als Betreiber genannt: Deine Nachricht steht im Protokoll des Servers, wo sie lesen kann, wer ihn betreibt.',
    failed: 'Deine Nachricht konnte nicht gesendet werden. Bitte versuch es noch einmal.',
    over: (count) => language.count(count, { one: '# Zeichen zu viel', other: '# Zeichen zu viel' }),
  },
  links: {
    label: 'Mehr',
    terms: 'Bedingungen',
    privacy: 'Datenschutz',
    security: 'Sicherheit',
    keys: 'Tastenkürzel',
  },
});
