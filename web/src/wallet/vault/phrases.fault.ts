import { describe, expect, it } from 'vitest';
import { keysFromPhrase, newKeys } from './keys.ts';
import { countPhrases } from './testing-phrases.ts';

describe('phrases', () => {
  it('[WALL-04] ten thousand have checksums that hold, and no double (WA-02)', () => {
    expect(countPhrases(10_000)).toBe(10_000);
  });

  it('[WALL-04] a hundred new wallets come back from their phrases, each with its own address (WA-02)', async () => {
    const made = await Promise.all(Array.from({ length: 100 }, newKeys));
    expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(100);
    for (const keys of made) expect(keysFromPhrase(keys.mnemonic ?? '')).toEqual(keys);
  });
});
