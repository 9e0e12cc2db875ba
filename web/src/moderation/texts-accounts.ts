import { createTexts } from '#kernel';

export const texts = createTexts('moderation/texts-accounts', () => ({
  error: 'The accounts could not be loaded',
  failed: 'That did not work. Please try again.',
  held: {
    title: 'Referrals held for review',
    about:
      'Inviter and invited came from one address with the same program: one person twice, or two friends with like phones.',
    none: 'No referrals are waiting.',
    line: (inviter: string, invited: string) => `${inviter} invited ${invited}`,
    counts: 'It counts',
    refuse: 'Refuse',
    decided: 'Decided',
  },
  names: {
    title: 'Reserved names',
    about:
      'Members who took a name of those who run the network before it was reserved. They keep it and have no badge.',
    none: 'Nobody has a reserved name.',
    since: 'Since',
  },
}));
