// A transaction that a member and this server sign both: the member first, on the bytes that this server has composed and
// kept, and this server last. Other bytes are nothing that anybody here agreed to.
import { base58 } from '@scure/base';
import { chainErrors } from '@wagram/contract/chain';
import { fail, type App } from '#kernel';
import { isSignedBy } from '../keys/ed25519.ts';
import { openKey, type KeyName } from '../keys/keyring.ts';
import { signComposed, type Signer } from './own-message.ts';

export interface Agreed {
  /** As it was composed and kept. */
  readonly message: Uint8Array;
  /** Who signed it, and what came of that; in base58. */
  readonly address: string;
  readonly signature: string;
}

const signedAlready = ({ message, address, signature }: Agreed): Signer => {
  let bytes: Uint8Array;
  try {
    bytes = base58.decode(signature);
  } catch {
    return fail(chainErrors, 'not_signed');
  }
  if (!isSignedBy(address, message, bytes)) fail(chainErrors, 'changed_transaction');
  return { address, sign: () => bytes };
};

/** Whole, with this server's signature put to the member's. */
export const signLast = async (app: App, key: KeyName, agreed: Agreed): Promise<Uint8Array> =>
  signComposed(agreed.message, [signedAlready(agreed), await openKey(app, key)]);
