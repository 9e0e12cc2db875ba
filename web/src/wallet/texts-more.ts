import { createTexts } from '#kernel';

export const texts = createTexts('wallet/texts-more', () => ({
  title: 'More',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  stake: 'Stake',
  launch: 'Launch a token',
  book: 'Address book',
  earnings: 'Earnings',
  reserves: 'Reserves',
  hints: {
    deposit: 'Tokens become credit on this server',
    withdraw: 'Credit leaves as tokens',
    stake: 'Earn by leaving tokens where they are',
    launch: 'Make one, or join a sale',
    book: 'People you have sent to, and your settings',
    earnings: 'What came in, from whom and when',
    reserves: 'What this server owes, for everybody to check',
  },
}));
