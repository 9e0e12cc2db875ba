import { createTexts } from '#kernel';

export const texts = createTexts('swap/texts', () => ({
  trades: (token: string) => `${token} trades now. See its price, and trade it in your wallet.`,
}));
