import { createPublicKey, verify } from 'node:crypto';
import { base58 } from '@scure/base';

/** What stands before the 32 bytes of a key where it is written as others write keys (DER). */
const HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * Points of small order, without the bit of their sign; the last two are the first two in another spelling. Nobody has their
 * keys, and anybody can make a signature that fits: the address of the system program is among them.
 */
const OPEN_TO_ALL: readonly string[] = [
  '00'.repeat(32),
  `01${'00'.repeat(31)}`,
  `ec${'ff'.repeat(30)}7f`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  `ed${'ff'.repeat(30)}7f`,
  `ee${'ff'.repeat(30)}7f`,
];

const isOpenToAll = (point: Uint8Array): boolean => {
  const bytes = Buffer.from(point);
  bytes.set([(bytes[31] ?? 0) & 0x7f], 31);
  return OPEN_TO_ALL.includes(bytes.toString('hex'));
};

/** Whether the owner of this address has signed these bytes. */
export const isSignedBy = (address: string, message: Uint8Array, signature: Uint8Array): boolean => {
  const point = base58.decode(address);
  if (isOpenToAll(point)) return false;
  const key = createPublicKey({ key: Buffer.concat([HEAD, point]), format: 'der', type: 'spki' });
  return verify(null, message, key, signature);
};
