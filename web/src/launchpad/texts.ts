import { createTexts } from '#kernel';

export const texts = createTexts('launchpad/texts', () => ({
  bar: 'Launchpad',
  badge: 'Coming Soon',
  title: 'Launch Your Token',
  about: 'From an idea to a token with a community behind it. We open the pad when it is safe to stand on.',
  features: [
    ['A few minutes', 'A name, a picture, a supply. No contract to write.'],
    ['Fair from the start', 'Everybody sees the same terms, before the first sale.'],
    ['Your community', 'People who follow you hear of it first.'],
    ['Locked liquidity', 'What backs the token cannot be pulled from under it.'],
  ],
  canTitle: 'What you can do',
  can: [
    'Design a token and see it as others will',
    'Choose supply, shares and when they unlock',
    'Tell your followers, with a date',
    'Watch holders and trades on one page',
    'Hand the keys to a group instead of one person',
  ],
  notify: 'Notify Me When Ready',
  notified: 'You are on the list',
  undo: 'Take me off the list',
  hint: 'One note when it opens. Nothing else.',
  noted: 'Noted. You are on the list for the launchpad.',
  taken: 'You are off the list.',
  signIn: 'Please sign in, and we note it for you',
}));
