import { createTexts } from '#kernel';

export const texts = createTexts('members/texts', () => ({
  badge: {
    platinum: (brand: string) => `Platinum: an official account of ${brand}`,
    gold_x: () => 'Gold: verified through X',
    gold_early: () => 'Early member: one of the first here',
    gold: () => 'Gold: a verified member',
    demo: () => 'A demo member: made up, or shared by everybody who looks around',
  },
}));
