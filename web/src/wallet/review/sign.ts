// CHN-09: the one door between a message and the vault. Only the review opens it, with the bytes that it has shown; a check
// finds whoever else takes `sign`.
import type { SignedMessage } from '../external/check.ts';
import { sign } from '../vault/vault.ts';

/** Whoever can sign for an address: the vault, or a wallet of somebody else's making. */
export interface Signer {
  readonly address: string;
  /** What another wallet calls itself; it proves nothing. */
  readonly name?: string;
  /** Gives back what it has signed: another wallet may have put guards of its own around it (external-check.ts). */
  readonly sign: (message: Uint8Array) => Promise<SignedMessage>;
}

export const vaultSigner = (address: string): Signer => ({
  address,
  sign: async (message) => ({ message, signature: await sign(message) }),
});
