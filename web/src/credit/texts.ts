import { createTexts } from '#kernel';

export const texts = createTexts('credit/texts', () => ({
  send: (token: string) => `Send ${token}`,
  about: 'It arrives at once. You can take it back for 10 seconds.',
  have: (amount: string, token: string) => `You have ${amount} ${token}`,
  notWhole: 'Whole numbers only',
  tooMuch: 'More than you have',
  words: 'Words (optional)',
  wordsHint: 'They see them with it, in your chat',
  go: (amount: string, token: string) => (amount === '' ? `Send ${token}` : `Send ${amount} ${token}`),
  sent: (amount: string, token: string, to: string) => `Sent ${amount} ${token} to ${to}`,
  undo: 'Undo',
  takeBack: 'Take back',
  back: (amount: string, token: string) => `Taken back: ${amount} ${token}`,
  backFailed: 'It could not be taken back. Look at your activity.',
  failed: 'It is not known whether it arrived. Try again: it is sent once.',
  claim: {
    title: 'Daily claim',
    ready: (amount: string, token: string) => `${amount} ${token} for being active this week`,
    claimed: 'Claimed. The next one waits tomorrow.',
    not_active: 'Post, reply or give something this week to claim.',
    prove_first: 'Prove your e-mail address to claim.',
    go: 'Claim',
    done: (amount: string, token: string) => `${amount} ${token} are yours`,
    failed: 'That did not work. Try again in a moment.',
  },
}));
