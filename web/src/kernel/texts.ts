import { createTexts } from './language.ts';

export const texts = createTexts('kernel/texts', () => ({
  offline: 'You seem to be offline. Please check your connection and try again.',
  slow: 'The server takes too long to answer. Please try again.',
  unreadable: 'The server gave an answer that could not be read. Please try again.',
  foreignAddress: 'Files are only sent to this server or over https.',
}));
