import type { NetworkKind } from '@wagram/contract/chain';
import { createTexts } from '#kernel';

export const texts = createTexts('chain/texts', () => ({
  networks: {
    test: 'Test network',
    devnet: 'Solana Devnet',
    testnet: 'Solana Testnet',
    mainnet: 'Solana',
    other: 'Private network',
  } satisfies Record<NetworkKind, string>,
}));
