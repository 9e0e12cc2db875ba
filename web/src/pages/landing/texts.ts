import { createTexts } from '#kernel';

// Apart from the other pages' texts: these come with the first request.
export const texts = createTexts('pages/landing/texts', () => ({
  words: ['Connect.', 'Engage.', 'Monetize.'],
  about:
    'Post, talk and go live with people you like. Tip them when they make your day. Your keys, your server, your rules.',
  x: 'Continue with X',
  email: 'Continue with Email',
  language: 'Language',
}));
