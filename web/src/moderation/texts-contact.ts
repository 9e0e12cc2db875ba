import { createTexts } from '#kernel';

/** What operators read of what people wrote under Help. */
export const texts = createTexts('moderation/texts-contact', () => ({
  about: 'What people wrote under Help, oldest first. Their address was typed in and is not proved.',
  guest: 'A guest',
  answer: 'Answer by email',
  subject: (brand: string) => `Re: your message to ${brand}`,
  close: 'Close',
  closeLabel: (email: string) => `Close the message of ${email}`,
  closed: 'Closed. It is erased in 30 days.',
  failed: 'It could not be closed. Please try again.',
  empty: 'Nobody has written',
  emptyHint: 'Messages of the contact form under Help wait here.',
  loading: 'Loading',
  error: 'These messages could not be loaded',
}));
