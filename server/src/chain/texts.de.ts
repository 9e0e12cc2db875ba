import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  networks: {
    test: 'Testnetzwerk',
    devnet: 'Solana Devnet',
    testnet: 'Solana Testnet',
    mainnet: 'Solana',
    other: 'Privates Netzwerk',
  },
});
