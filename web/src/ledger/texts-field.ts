import { createTexts } from '#kernel';

export const texts = createTexts('ledger/texts-field', () => ({
  amount: 'Amount',
  all: 'All',
}));
