import { createTexts } from '#kernel';

export const texts = createTexts('treasury/texts-reserves', (language) => ({
  of: (amount: string, symbol: string) => `${amount} ${symbol}`,
  title: 'Reserves',
  about: 'Credit is a promise of this server. Once a day it is summed up, and the sum is published.',
  owed: 'This server owes its members',
  accounts: (count: number) => language.count(count, { one: 'in # account', other: 'in # accounts' }),
  day: 'Summed up on',
  root: 'Root of the sum',
  treasury: 'Address of the treasury',
  noNetwork: 'This server is not connected to Solana.',
  check: 'Check it yourself',
  checkHint: 'Take both files and run a small script. It uses none of our code.',
  published: 'What is published',
  mine: 'My own proof',
  script: 'The script is docs/check-reserves.mjs in the source; docs/reserves.md tells how it works.',
  limits: 'It shows what is owed and that you are counted. It does not prove that the treasury can pay.',
  none: 'Nothing is summed up yet',
  noneHint: 'It happens once a day. Come back in an hour.',
  failed: 'It is not known right now. Please try again.',
}));
