import { createTexts } from '#kernel';

export const texts = createTexts('pages/welcome/texts', () => ({
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  skipAll: 'Skip all',
  skip: 'Skip',
  next: 'Next',
  back: 'Back',
  profile: {
    title: (brand: string) => `Welcome to ${brand}`,
    hint: 'A picture and a name help people know you.',
  },
  topics: {
    title: 'What do you like?',
    hint: 'Pick a few. They are what people here talk about this week.',
    label: 'Topics',
    none: 'Nobody has used a hashtag yet. Yours can be the first.',
    failed: 'The topics could not be loaded.',
  },
  people: {
    title: 'Follow a few people',
    hint: 'What they post fills your Following feed.',
    all: (count: number) => `Follow all ${count}`,
    none: 'Nobody is here to follow yet. You are early.',
    failed: 'The people could not be loaded.',
  },
  credit: {
    title: (amount: string, token: string) => `You have ${amount} ${token}`,
    titleWaiting: (amount: string, token: string) => `${amount} ${token} wait for you`,
    titleNone: (token: string) => `Posts earn ${token} here`,
    given: 'It is a gift from this server. It lies in your wallet.',
    waiting: 'They are yours once you have confirmed your e-mail address.',
    none: 'You get some when people tip your posts.',
    tip: 'A tip is a thank-you',
    tipAbout: (token: string) => `Tap the gift under a post and choose 1, 5, 10 or 25 ${token}. It goes to its author.`,
    undo: 'You can take it back',
    undoAbout: 'For ten seconds after a tip there is a way back.',
    earn: 'Others can tip you',
    earnAbout: 'Whatever your posts receive is yours to keep or to give on.',
    finish: 'Go to my feed',
  },
}));
