import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  networks: {
    test: 'Red de prueba',
    devnet: 'Solana Devnet',
    testnet: 'Solana Testnet',
    mainnet: 'Solana',
    other: 'Red privada',
  },
});
