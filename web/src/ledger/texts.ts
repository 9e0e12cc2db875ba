import { createTexts } from '#kernel';

export const texts = createTexts('ledger/texts', () => ({
  balance: (amount: string, token: string) => `Balance: ${amount} ${token}`,
  above: 'More than you have cannot be sent.',
  waiting: (amount: string, token: string) => `${amount} ${token} are yours once you prove your e-mail address.`,
  nothing: (token: string) => `You have no ${token} to give yet.`,
}));
