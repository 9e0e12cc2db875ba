import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  title: {
    post: 'Diesen Beitrag melden',
    comment: 'Diesen Kommentar melden',
    stream: 'Diesen Stream melden',
    group: 'Diese Gruppe melden',
    launch: 'Diesen Token melden',
    message: 'Diese Nachricht melden',
    channel: 'Diesen Kanal melden',
    member: 'Dieses Mitglied melden',
  },
  aboutMessage:
    'Was stimmt damit nicht? Wer diesen Server betreibt, wird diese Nachricht lesen, und sonst nichts, was ihr euch geschrieben habt.',
  about:
    'Was stimmt damit nicht? Wer diesen Server betreibt, sieht es sich an. Wer es verfasst hat, erfährt nicht, von wem die Meldung kommt.',
  reasons: {
    spam: ['Spam', 'Unerwünscht, wiederholt oder irreführend'],
    abuse: ['Beschimpfung oder Hass', 'Beleidigungen, Drohungen oder Belästigung'],
    violence: ['Gewalt', 'Zeigt Gewalt oder ruft dazu auf'],
    nudity: ['Nacktheit', 'Sexuelles, wo es nicht hingehört'],
    scam: ['Betrug', 'Will an Geld, Schlüssel oder Passwörter'],
    other: ['Etwas anderes', 'Sag es uns in ein paar Worten'],
  },
  reason: 'Grund',
  note: 'Möchtest du etwas ergänzen? (optional)',
  send: 'Meldung senden',
  cancel: 'Abbrechen',
  sent: 'Danke. Deine Meldung ist gesendet.',
  failed: 'Deine Meldung konnte nicht gesendet werden. Bitte versuch es noch einmal.',
});
