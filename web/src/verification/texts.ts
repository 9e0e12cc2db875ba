import { createTexts } from '#kernel';
import type { Badge } from '@wagram/contract/members';

export const texts = createTexts('verification/texts', (language) => ({
  heading: 'Get Verified',
  about: 'A badge beside your name, on every post and in every list.',
  loading: 'Loading your verification',
  failed: 'The offer could not be loaded',
  offer: '$2 worth of tokens or 200 reward points',
  free: {
    title: 'The first 200 signups are verified free',
    left: (left: number, all: number) =>
      language.count(all, {
        one: (number) => `${language.number(left)} of ${number} free place left`,
        other: (number) => `${language.number(left)} of ${number} free places left`,
      }),
    none: 'All free places are taken.',
    hint: 'Whoever signs up now is verified from the first minute.',
    join: 'Sign up free',
    label: 'Free places taken',
  },
  points: {
    title: 'Reward points',
    price: '200',
    unit: 'points',
    held: (held: number) => language.count(held, { other: 'You have #' }),
    missing: (missing: number) => language.count(missing, { other: '# more to go' }),
    progress: 'Your reward points',
    buy: 'Use 200 points',
    sure: 'Spend 200 reward points on your badge?',
    yes: 'Yes, spend 200 points',
    no: 'Not now',
    earn: 'Earn points by inviting friends',
    signIn: 'Sign in to use your points',
    reason: 'Please sign in to get verified',
    done: 'You are verified',
    failed: 'The badge could not be bought. Nothing was taken.',
  },
  tokens: {
    title: 'Tokens',
    price: '$2',
    unit: 'worth of tokens',
    pay: 'Pay with tokens',
    why: 'Tokens are not taken on this server. Never send any to somebody who offers you a badge.',
    trust: 'The operator keeps what you pay. A badge stays, and is not paid back.',
    paid: 'Your badge is there, beside your name.',
    failed: 'Nobody answered. Nothing was paid; try again.',
    noWallet: 'You need a wallet to pay from. Yours is not open on this device.',
    openWallet: 'Open the wallet',
  },
  own: 'You are verified',
  meanings: {
    title: 'What a badge stands for',
    list: [
      ['gold_early', 'Early member', 'Signed up among the first 200.'],
      ['gold_x', 'Gold, verified through X', 'X has verified this account, and it was connected here.'],
      ['gold', 'Gold, a verified member', 'Earned with reward points, or paid with tokens.'],
      ['platinum', 'Platinum', 'An official account of this network. It cannot be bought.'],
    ] satisfies readonly (readonly [Badge, string, string])[],
    not: 'A badge says how it was got. It does not say that somebody is right.',
  },
}));
