import { base58 } from '@scure/base';
import { offChainMessage, walletCalls } from '@wagram/contract/wallet';
import { keyPair, type KeyPair } from './key-pair.ts';
import type { Person } from './people.ts';

/** Links the address of this key to the person's profile. */
export const linkWallet = async ({ browser }: Person, wallet: KeyPair = keyPair()): Promise<KeyPair> => {
  const { address } = wallet;
  const { nonce, text } = await browser.get(walletCalls.askChallenge, { address });
  const signature = base58.encode(wallet.sign(offChainMessage(text)));
  await browser.get(walletCalls.linkAddress, { address, nonce, signature });
  return wallet;
};
