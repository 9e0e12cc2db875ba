import { defineSettings } from './setting.ts';

/** How much one asker gets of what costs: see the table in settings.ts. */
export const limitSettings = defineSettings({
  LIMIT_ASSISTANT: {
    kind: 'number',
    default: 60,
    text: 'Questions to the assistant in an hour for a member; a guest has a sixth of it for an address. Ten times as many with the embedded database.',
  },
  LIMIT_TRANSLATE: {
    kind: 'number',
    default: 120,
    text: 'Texts that are translated for a member in an hour; what is known from before does not count. Ten times as many with the embedded database.',
  },
  LIMIT_SIGN_IN: {
    kind: 'number',
    default: 25,
    text: 'Sign-in attempts in 5 minutes for an address and for an e-mail; ten times as many with the embedded database.',
  },
  LIMIT_SIGN_UP: {
    kind: 'number',
    default: 20,
    text: 'Sign-ups in 30 minutes for an address; ten times as many with the embedded database.',
  },
  LIMIT_API: {
    kind: 'number',
    default: 1500,
    text: 'Calls in 5 minutes for a member; ten times as many with the embedded database.',
  },
  LIMIT_API_ANONYMOUS: {
    kind: 'number',
    default: 300,
    text: 'Calls in 5 minutes for an address without a session; ten times as many with the embedded database.',
  },
  LIMIT_INBOX: {
    kind: 'number',
    default: 3000,
    text: 'What other servers may send in 5 minutes from one address; ten times as much with the embedded database.',
  },
  LIMIT_CODE: {
    kind: 'number',
    default: 5,
    text: 'Codes and links that one asker gets sent in 30 minutes to one mailbox or phone; ten times as many with the embedded database.',
  },
  LIMIT_SMS: {
    kind: 'number',
    default: 300,
    text: 'Codes by SMS in an hour, over all numbers, because each costs money; known devices get a quarter more. Ten times as many with the embedded database.',
  },
  LIMIT_UPLOAD: {
    kind: 'number',
    default: 30,
    text: 'Uploads in 30 minutes from an address; ten times as many with the embedded database.',
  },
});
