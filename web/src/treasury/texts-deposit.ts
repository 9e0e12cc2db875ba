import type { ReactNode } from 'react';
import { createTexts } from '#kernel';

export const texts = createTexts('treasury/texts-deposit', () => ({
  off: 'Tokens cannot come in here.',
  paused: 'The operator has paused deposits for a while. Nothing of yours is lost.',
  failedToLoad: 'It is not known right now what can come in',
  notWhole: 'Whole numbers only',
  tooMuch: 'More than you have withdrawn',
  left: (amount: string, token: string) => `Up to ${amount} ${token}: as much as you have withdrawn.`,
  nothing: 'Nothing can come in yet',
  nothingHint: 'On the test network no more comes in than you have withdrawn before.',
  pay: 'You pay',
  rate: 'Rate',
  rateOf: (credit: string, tokens: string) => `1 ${credit} = ${tokens}`,
  trust: {
    title: 'Whom you trust',
    keeps: 'Your tokens go to the treasury, which the operator of this server keeps.',
    credit: 'This server then owes you the credit, and keeps it for you.',
    address: (address: ReactNode) => ['Address of the treasury: ', address],
  },
  go: 'Continue',
  failed: 'Nobody answered. Nothing was paid; try again.',
  paid: 'It is in your credit now.',
}));
