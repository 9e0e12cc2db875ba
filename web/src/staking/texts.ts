import { createTexts } from '#kernel';

export const texts = createTexts('staking/texts', () => ({
  bar: 'Staking',
  badge: 'Coming Soon',
  title: 'Staking Coming Soon',
  about: (token: string) => `Put ${token} to work and take it back when you like. We are still building it, with care.`,
  features: [
    ['Flexible Staking', 'No lock-up: what you stake stays yours, and you take it out when you want.'],
    ['Earn Rewards', 'Rewards that are counted in the open. Rates are named when they are known, not before.'],
    ['Low Fees', 'You pay what the network costs, and nothing on top.'],
  ],
  impostors: 'Nothing can be staked here yet. Whoever asks you to send tokens for it is an impostor.',
  meanwhile: 'Earn meanwhile',
}));
