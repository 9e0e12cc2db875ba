import { base58 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { isSignedBy } from './ed25519.ts';
import { keyPair } from '#testing';

const SMALL = [
  '00'.repeat(32),
  `${'00'.repeat(31)}80`,
  `01${'00'.repeat(31)}`,
  `ec${'ff'.repeat(30)}7f`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  `ee${'ff'.repeat(30)}7f`,
].map((hex) => Buffer.from(hex, 'hex'));

describe('who has signed', () => {
  it('[CHN-13] nobody signs for an address whose key anybody could pretend to have', () => {
    const fits = SMALL.flatMap((point) =>
      SMALL.flatMap((start) =>
        Array.from({ length: 20 }, (_, number) =>
          isSignedBy(base58.encode(point), Buffer.from([number]), Buffer.concat([start, Buffer.alloc(32)])),
        ),
      ),
    );
    expect(fits).not.toContain(true);
  });

  it('[CHN-13] an owner does, for these bytes alone', () => {
    const { address, sign } = keyPair();
    const message = Buffer.from('is this address yours?');
    expect(isSignedBy(address, message, sign(message))).toBe(true);
    expect(isSignedBy(address, Buffer.from('another'), sign(message))).toBe(false);
  });
});
