// Keys of demo members, from the phrase that is published: BIP-39 and SLIP-0010 as every wallet does it.
import { createHmac, createPrivateKey, createPublicKey, pbkdf2Sync, sign } from 'node:crypto';
import { base58 } from '@scure/base';
import type { Signer } from '#chain';
import { accountPath, DEMO_PHRASE, demoAccount } from '@wagram/contract/wallet';

const HARDENED = 0x80000000;
/** What stands before the 32 bytes of a seed where Node takes a key. */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const hmac = (key: string | Buffer, data: Buffer): Buffer => createHmac('sha512', key).update(data).digest();

const seedAt = (path: string): Buffer => {
  const master = pbkdf2Sync(DEMO_PHRASE, 'mnemonic', 2_048, 64, 'sha512');
  const steps = path
    .split('/')
    .slice(1)
    .map((step) => Number.parseInt(step, 10));
  const node = steps.reduce(
    (parent, step) => {
      const index = Buffer.alloc(4);
      index.writeUInt32BE(step + HARDENED);
      return hmac(parent.subarray(32), Buffer.concat([Buffer.of(0), parent.subarray(0, 32), index]));
    },
    hmac('ed25519 seed', master),
  );
  return node.subarray(0, 32);
};

export const demoWallet = (handle: string): Signer => {
  const seed = seedAt(accountPath(demoAccount(handle)));
  const key = createPrivateKey({ key: Buffer.concat([HEAD, seed]), format: 'der', type: 'pkcs8' });
  const address = base58.encode(Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url'));
  return { address, sign: (message) => sign(null, message, key) };
};
