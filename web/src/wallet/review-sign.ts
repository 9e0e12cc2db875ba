// CHN-09: the one door between a message and the vault. Only the review opens it, with the bytes that it has shown; a check
// finds whoever else takes `sign`.
import { sign } from './vault.ts';

/** Whoever can sign for an address: the vault, or a wallet of somebody else's making. */
export interface Signer {
  readonly address: string;
  readonly sign: (message: Uint8Array) => Promise<Uint8Array>;
}

export const vaultSigner = (address: string): Signer => ({ address, sign });
