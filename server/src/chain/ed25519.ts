import { createPublicKey, verify } from 'node:crypto';
import { base58 } from '@scure/base';

/** What stands before the 32 bytes of a key where it is written as others write keys (DER). */
const HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** Whether the owner of this address has signed these bytes. */
export const isSignedBy = (address: string, message: Uint8Array, signature: Uint8Array): boolean => {
  const key = createPublicKey({ key: Buffer.concat([HEAD, base58.decode(address)]), format: 'der', type: 'spki' });
  return verify(null, message, key, signature);
};
