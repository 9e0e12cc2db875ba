import { faqOf } from '@wagram/contract/help';
import { createTexts } from '#kernel';

export const texts = createTexts('help/texts', (language) => ({
  heading: 'Help',
  hint: 'Your settings, answers, and a way to reach us.',
  account: { title: 'Account' },
  notifications: {
    title: 'Notifications',
    noMail: 'Verify your email on the Security page first, then digests can reach you.',
  },
  allSettings: 'All settings',
  save: 'Save',
  saved: 'Settings saved successfully!',
  saveFailed: 'Your settings could not be saved. Please try again.',
  guestHint: 'You are not signed in: these are kept on this device.',
  atOnce: 'A switch works at once, on all your devices.',
  unsubscribed: 'You will get no more digests.',
  faq: {
    /** The assistant of the server says them too: they stand in the contract, in every language. */
    entries: faqOf,
    title: 'Questions and answers',
    search: 'Search the answers',
    none: 'No answer matches that. Write to us below.',
    found: (count: number) => language.count(count, { one: '# answer', other: '# answers' }),
  },
  contact: {
    title: 'Contact',
    hint: 'Write to the people who run this network.',
    email: 'Your email',
    message: 'Your message',
    send: 'Send',
    sent: 'Thank you. Your message is on its way, the answer comes by email.',
    desk: 'Thank you. Those who run this network will read it; the answer comes by email.',
    logged:
      'Thank you. Nobody is named as operator here yet: your message is in the log of the server, where whoever runs it can read it.',
    failed: 'Your message could not be sent. Please try again.',
    over: (count: number) => language.count(count, { one: '# character too many', other: '# characters too many' }),
  },
  links: {
    label: 'More',
    terms: 'Terms',
    privacy: 'Privacy Policy',
    security: 'Security',
    keys: 'Keyboard shortcuts',
  },
}));
