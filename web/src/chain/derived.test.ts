import { createAddressWithSeed, address, getProgramDerivedAddress } from '@solana/kit';
import { findAssociatedTokenPda } from '@solana-program/token';
import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { associatedAccount, hasKey, pda, seededAddress } from './derived.ts';
import { TOKEN, TOKEN_2022 } from './program-ids.ts';
import { keyOf } from './testing-keys.ts';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => base58.encode(bytes));

describe('[CHN-08] addresses that follow from others are those that Solana’s own library finds', () => {
  it('where an owner keeps a token', async () => {
    await fc.assert(
      fc.asyncProperty(
        key,
        key,
        fc.constantFrom('token' as const, 'token-2022' as const),
        async (owner, mint, kind) => {
          const tokenProgram = address(kind === 'token' ? TOKEN : TOKEN_2022);
          const [theirs] = await findAssociatedTokenPda({ owner: address(owner), mint: address(mint), tokenProgram });
          expect(associatedAccount(owner, mint, kind)).toBe(theirs);
          expect(hasKey(theirs)).toBe(false);
        },
      ),
      { numRuns: 40 },
    );
    expect(associatedAccount(keyOf(1), keyOf(2))).toBe(associatedAccount(keyOf(1), keyOf(2), 'token'));
  });

  it('of a program with seeds of its own, and under a name', async () => {
    const seeds = [Uint8Array.of(1, 2), Uint8Array.of()];
    const [theirs] = await getProgramDerivedAddress({ programAddress: address(keyOf(4)), seeds });
    expect(pda(keyOf(4), ...seeds)).toBe(theirs);
    const named = { baseAddress: address(keyOf(1)), seed: 'stake:1', programAddress: address(TOKEN) };
    expect(seededAddress(keyOf(1), 'stake:1', TOKEN)).toBe(await createAddressWithSeed(named));
  });

  it('a public key is told from an address that nobody can sign for', () => {
    expect(hasKey(base58.encode(Uint8Array.from({ length: 32 }, (_, place) => (place === 0 ? 1 : 0))))).toBe(true);
    expect(hasKey(keyOf(2))).toBe(false);
  });
});
