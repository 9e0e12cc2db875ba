import type { ReactNode } from 'react';
import { createTexts } from '#kernel';

export const texts = createTexts('staking/texts', () => ({
  bar: 'Staking',
  of: (amount: string, symbol: string) => `${amount} ${symbol}`,
  percent: (rate: string) => `${rate}%`,
  loading: 'Loading staking',
  hero: {
    title: (token: string) => `Stake ${token}`,
    about: (rate: string) =>
      `Earn ${rate} a year. It stays in an account of your own, and you take it out when you like.`,
    signIn: 'Sign in to stake',
    reason: 'Sign in to stake and to see your rewards.',
  },
  later: {
    badge: 'Coming Soon',
    title: 'Staking Coming Soon',
    noNetwork: 'This server is not connected to a network with a token, so nothing can be staked here.',
    off: 'The operator of this server does not offer staking.',
    impostors: 'Nothing can be staked here yet. Whoever asks you to send tokens for it is an impostor.',
    meanwhile: 'Earn meanwhile',
  },
  features: [
    ['Flexible Staking', 'No lock-up: what you stake stays yours, and you take it out when you want.'],
    ['Earn Rewards', 'Counted by time and amount, and paid out of an account that everybody can look at.'],
    ['Low Fees', 'You pay what the network costs, and nothing on top.'],
  ],
  away: {
    title: 'The network cannot be reached right now',
    hint: 'What you staked lies in your own account and is not touched by that.',
    amounts: 'What you hold is not known right now. It is asked for again.',
    rewards: 'Your rewards are not known right now. They are kept for you.',
  },
  paused: 'The operator has paused staking for a while. You can take out what you staked at any time.',
  low: (left: string, rate: string) =>
    `Only ${left} are left for rewards. So that they last a year, it is ${rate} now.`,
  empty: 'Nothing is left for rewards right now, so nothing new is earned. Your stake is not touched by that.',
  wallet: {
    closed: 'Your wallet has to be opened first.',
    open: 'Open the wallet',
  },
  link: 'Rewards are paid to the address behind your name. Link it first: it proves that the stake is yours.',
  stake: {
    label: 'Your stake',
    none: 'Nothing staked yet.',
    rewards: 'Rewards so far',
    paid: (sum: string) => `Paid so far: ${sum}`,
    claim: 'Claim',
    claimLabel: (sum: string) => `Claim ${sum}`,
    least: (sum: string) => `Paid from ${sum} on. Until then they wait for you.`,
    failed: 'It is not known whether this was taken. Try again: it is paid once.',
    asked: 'Your rewards are on their way',
  },
  move: {
    label: 'Stake or unstake',
    amount: 'Amount',
    all: 'All',
    names: { stake: 'Stake', unstake: 'Unstake' },
    have: { stake: (sum: string) => `In your wallet: ${sum}`, unstake: (sum: string) => `Staked: ${sum}` },
    go: {
      stake: (sum: string) => `Stake ${sum}`,
      unstake: (sum: string) => `Unstake ${sum}`,
    },
    wrong: 'Not an amount',
    tooMuch: 'More than you have',
    nothing: {
      stake: (token: string) => `You hold no ${token}. Credit that you withdraw arrives in your wallet as ${token}.`,
      unstake: 'There is nothing to take out.',
    },
    toWallet: 'Go to the wallet',
    paused: 'Nothing can be staked while it is paused.',
    about: {
      stake: 'It moves into an account under your own wallet. Only your key can move it again.',
      unstake: 'It moves back into your wallet. Nobody has to agree to it.',
    },
    landed: {
      stake: (sum: string) => `${sum} are staked. They earn from now on.`,
      unstake: (sum: string) => `${sum} are back in your wallet.`,
    },
    own: 'your stake account',
    wallet: 'your wallet',
  },
  terms: {
    title: 'What it pays',
    rate: 'Rate',
    aYear: (rate: string) => `${rate} a year`,
    left: 'Left for rewards',
    staked: 'Staked by all',
    lock: 'Lock-up',
    none: 'None',
    fee: 'Fee',
    network: 'What the network costs',
    counted: 'Counted is the least that lay there between two looks, about every ten minutes.',
  },
  trust: {
    title: 'Whom you trust',
    stake: 'For what you stake, nobody: the key is yours.',
    rewards: 'For the rewards, that the operator of this server pays them. What you earned is set aside for you.',
    address: (address: ReactNode) => ['Rewards account: ', address],
  },
  states: { waiting: 'Waiting', sent: 'On its way', paid: 'Arrived', returned: 'Among your rewards again' },
  claims: {
    title: 'Paid to you',
    failed: 'Your rewards could not be loaded',
    none: 'None yet.',
    seeIt: 'See the transaction',
  },
}));
