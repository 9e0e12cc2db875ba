import { createTexts } from '#kernel';

export const texts = createTexts('pages/landing/art-texts', () => ({
  author: 'Mara Okafor',
  post: 'Shot this from the roof on the way home.',
  tip: 'Tip',
  live: 'LIVE',
  wallet: 'Tips you get',
  keys: 'Yours to keep, or to pass on',
  thanks: 'that made my day, thank you',
}));
