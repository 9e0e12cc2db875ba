import { base64 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { compile, wireOf } from './compile.ts';
import { findLanded } from './landed.ts';
import { transferSol, writeNote } from './programs.ts';
import { keyOf } from './testing-keys.ts';

const [me, friend, mint] = [keyOf(1), keyOf(2), keyOf(3)] as const;
const message = compile(me, keyOf(9), [writeNote('lunch'), transferSol({ from: me, to: friend, amount: 700n })]);
const kept = (meta: object = {}, more: object = {}) => ({
  slot: 42,
  blockTime: 1_793_000_000,
  transaction: [base64.encode(wireOf(message, [new Uint8Array(64).fill(1)])), 'base64'],
  meta: {
    err: null,
    fee: 5_000,
    preBalances: [1_000_000, 10, 1, 1],
    postBalances: ['994300', 710, 1, 1],
    preTokenBalances: [],
    postTokenBalances: [],
    ...meta,
  },
  ...more,
});
const find = (answer: unknown) => findLanded(() => Promise.resolve(answer), 'sig');
const balance = (owner: string, amount: string) => ({
  accountIndex: 1,
  mint,
  owner,
  uiTokenAmount: { amount, decimals: 6 },
});

describe('[CHN-12] a transaction that landed', () => {
  it('says when, what it did, what it cost and what changed, the fee apart', async () => {
    expect(await find(kept())).toEqual({
      at: '2026-10-26T07:33:20.000Z',
      slot: 42n,
      error: null,
      fee: 5_000n,
      payer: me,
      acts: [
        { what: 'note', text: 'lunch' },
        { what: 'sol', from: me, to: friend, amount: 700n },
      ],
      changes: [
        { owner: me, mint: null, amount: -700n, decimals: 9 },
        { owner: friend, mint: null, amount: 700n, decimals: 9 },
      ],
    });
  });

  it('tokens are said of their owners, over all accounts', async () => {
    const landed = await find(
      kept({
        postBalances: [995_000, 10, 1, 1],
        preTokenBalances: [balance(me, '9'), balance(me, '1'), balance(keyOf(8), '3')],
        postTokenBalances: [balance(me, '4'), balance(friend, '18446744073709551615'), balance(keyOf(8), '3')],
      }),
    );
    expect(landed?.changes).toEqual([
      { owner: me, mint, amount: -6n, decimals: 6 },
      { owner: friend, mint, amount: 18_446_744_073_709_551_615n, decimals: 6 },
    ]);
  });

  it('a failed one says why, one without a time says none', async () => {
    expect(await find(kept({ err: 'AccountInUse' }))).toMatchObject({ error: 'AccountInUse' });
    expect(await find(kept({ err: { InstructionError: [0, 'X'] } }, { blockTime: null }))).toMatchObject({
      error: '{"InstructionError":[0,"X"]}',
      at: null,
    });
  });

  it('accounts from lookup tables are counted after its own', async () => {
    const loadedAddresses = { writable: [keyOf(11)], readonly: [keyOf(12)] };
    const balances = { preBalances: [5_000, 0, 1, 1, 0, 0], postBalances: [0, 0, 1, 1, 8, 2] };
    const sol = { mint: null, decimals: 9 };
    const landed = await find(kept({ loadedAddresses, ...balances }));
    expect(landed?.changes).toEqual([
      { ...sol, owner: keyOf(11), amount: 8n },
      { ...sol, owner: keyOf(12), amount: 2n },
    ]);
  });

  it('a network that notes no tokens and no tables says nothing of them', async () => {
    const nothing = { preTokenBalances: null, postTokenBalances: undefined, loadedAddresses: { writable: null } };
    const balances = { preBalances: [5_000, 0, 1, 1, 7], postBalances: [0, 0, 1, 1, 9] };
    expect((await find(kept({ ...nothing, ...balances })))?.changes).toEqual([]);
  });

  it('one that nobody knows is none, and what cannot be read fails', async () => {
    expect(await find(null)).toBeNull();
    await expect(find({ slot: 1 })).rejects.toThrow();
    await expect(find(kept({ fee: 'x' }))).rejects.toThrow();
  });

  it('asks for its bytes', async () => {
    let asked: unknown = null;
    await findLanded((method, params) => {
      asked = [method, params];
      return Promise.resolve(null);
    }, 'sig');
    const options = { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 0 };
    expect(asked).toEqual(['getTransaction', ['sig', options]]);
  });
});
