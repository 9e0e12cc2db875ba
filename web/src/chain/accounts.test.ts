import { describe, expect, it } from 'vitest';
import { readAccounts, readMint, readTokenAccount } from './accounts.ts';
import { SYSTEM, TOKEN, TOKEN_2022 } from './program-ids.ts';
import { mintAccount, tokenAccount } from './testing-chain.ts';
import type { WireAccount } from './testing-chain.ts';
import { keyOf } from './testing-keys.ts';

const [mint, me, friend] = [keyOf(1), keyOf(2), keyOf(3)] as const;
const stateOf = (account: WireAccount) => readAccounts([account])[0] ?? null;
const token = (program: string, tail: readonly number[] = []) =>
  stateOf(tokenAccount({ mint, owner: me, amount: 7n, program, tail }));
const filled = (mark: number, bytes: number): number[] => [mark, ...Array.from({ length: bytes - 166 }, () => 0)];

describe('[CHN-09] an account of a token is told from everything else', () => {
  it('and read: what it holds, whose it is, who may take of it and who may close it', () => {
    const fields = { mint, owner: me, amount: 7n, delegate: friend, delegated: 3n, closer: keyOf(4) };
    expect(readTokenAccount(stateOf(tokenAccount(fields)))).toEqual(fields);
    expect(readTokenAccount(token(TOKEN_2022))).toMatchObject({ owner: me, delegate: null, closer: null });
  });

  it('by the program that rules it', () => {
    expect(readTokenAccount(token(SYSTEM))).toBeNull();
    expect(readMint(stateOf({ ...mintAccount({ decimals: 6 }), owner: SYSTEM }))).toBeNull();
    expect(readTokenAccount(null)).toBeNull();
    expect(readMint(null)).toBeNull();
  });

  it('where it is longer, by the mark of the newer program alone', () => {
    expect(readTokenAccount(token(TOKEN_2022, filled(2, 170)))).toMatchObject({ amount: 7n });
    expect(readTokenAccount(token(TOKEN_2022, filled(1, 170)))).toBeNull();
    expect(readTokenAccount(token(TOKEN_2022, filled(0, 170)))).toBeNull();
    expect(readTokenAccount(token(TOKEN, filled(2, 170)))).toBeNull();
    expect(readMint(token(TOKEN_2022, filled(1, 170)))).not.toBeNull();
    expect(readMint(token(TOKEN_2022, filled(2, 170)))).toBeNull();
    expect(readMint(token(TOKEN, filled(1, 170)))).toBeNull();
  });

  it('a multisig is none, whatever the keys in it spell', () => {
    expect(readTokenAccount(token(TOKEN_2022, filled(2, 354)))).not.toBeNull();
    expect(readTokenAccount(token(TOKEN_2022, filled(2, 355)))).toBeNull();
    expect(readMint(token(TOKEN_2022, filled(1, 355)))).toBeNull();
  });
});
