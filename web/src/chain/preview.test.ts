import { base64 } from '@scure/base';
import { readTransaction } from '@wagram/contract/chain';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import type { Instruction } from './compile.ts';
import { associatedAccount } from './derived.ts';
import { preview } from './preview.ts';
import { TOKEN_2022 } from './program-ids.ts';
import { closeAccount, openAssociated, transferSol, transferToken, writeNote } from './programs.ts';
import { fakeChain, mintAccount, RENT, tokenAccount, wallet } from './testing-chain.ts';
import { keyOf } from './testing-keys.ts';

const [me, friend, mint, thief, program] = [keyOf(1), keyOf(2), keyOf(3), keyOf(6), keyOf(7)] as const;
const mine = associatedAccount(me, mint);
const theirs = associatedAccount(friend, mint);
const sol = (amount: bigint): Instruction => transferSol({ from: me, to: friend, amount });
const tokens = (amount: bigint): Instruction =>
  transferToken({ owner: me, mint, decimals: 6, from: mine, to: theirs, amount });
const message = (...instructions: readonly Instruction[]): Uint8Array => compile(me, keyOf(9), instructions);
const touches = (...keys: readonly string[]): Instruction => ({
  program,
  accounts: keys.map((key) => ({ key, isWritable: true, isSigner: key === me })),
  data: Uint8Array.of(1),
});

const FEE = 5_000;
const now = {
  [me]: wallet(1_000_000_000),
  [mine]: tokenAccount({ mint, owner: me, amount: 9_000_000n }),
  [mint]: mintAccount({ decimals: 6 }),
};

describe('[CHN-09] before anything is signed it is seen', () => {
  it('what leaves, what it costs, and what is written beside it', async () => {
    const later = { [me]: wallet(900_000_000 - FEE), [friend]: wallet(100_000_000) };
    const seen = await preview(fakeChain({ now, later }), me, message(sol(100_000_000n), writeNote('lunch')));
    expect(seen).toEqual({
      state: 'passes',
      changes: [{ mint: null, amount: -100_000_000n, decimals: 9 }],
      fee: 5_000n,
      opened: [],
      closed: [],
      dangers: [],
      acts: [
        { what: 'sol', from: me, to: friend, amount: 100_000_000n },
        { what: 'note', text: 'lunch' },
      ],
    });
  });

  it('a token leaves, and the account that is made for it has its price apart', async () => {
    const later = {
      [me]: wallet(1_000_000_000 - FEE - RENT),
      [mine]: tokenAccount({ mint, owner: me, amount: 6_500_000n }),
      [theirs]: tokenAccount({ mint, owner: friend, amount: 2_500_000n }),
    };
    const list = message(openAssociated({ payer: me, owner: friend, mint }), tokens(2_500_000n));
    expect(await preview(fakeChain({ now, later }), me, list)).toMatchObject({
      state: 'passes',
      changes: [{ mint, amount: -2_500_000n, decimals: 6 }],
      fee: 5_000n,
      opened: [{ account: theirs, lamports: 2_039_280n }],
      dangers: [],
    });
  });

  it('what comes in, of a token that does not say its decimals too', async () => {
    const other = keyOf(11);
    const own = keyOf(12);
    const later = {
      [me]: wallet(1_000_000_500 - FEE),
      [own]: tokenAccount({ mint: other, owner: me, amount: 7n, program: TOKEN_2022, tail: [2, 0] }),
    };
    const before = { ...now, [own]: tokenAccount({ mint: other, owner: me, amount: 0n }) };
    const seen = await preview(fakeChain({ now: before, later }), me, message(touches(me, own)));
    expect(seen).toMatchObject({
      changes: [
        { mint: null, amount: 500n, decimals: 9 },
        { mint: other, amount: 7n, decimals: null },
      ],
      dangers: [{ kind: 'unknown', program }],
    });
  });

  it('whoever else pays the fee, and for what is made, is not charged to me', async () => {
    const bytes = compile(friend, keyOf(9), [sol(10n), openAssociated({ payer: friend, owner: me, mint })]);
    const later = { [me]: wallet(999_999_990), [mine]: tokenAccount({ mint, owner: me, amount: 0n }) };
    const seen = await preview(fakeChain({ now: { [me]: wallet(1_000_000_000) }, later }), me, bytes);
    expect(seen).toMatchObject({
      state: 'passes',
      changes: [{ mint: null, amount: -10n, decimals: 9 }],
      fee: 0n,
      opened: [],
    });
  });

  it('from the very bytes, as if they were signed, and of whatever they may change', async () => {
    const bytes = message(sol(1n), tokens(1n));
    const asked = new Map<string, readonly unknown[]>();
    await preview(fakeChain({ now, asked: (method, params) => asked.set(method, params) }), me, bytes);
    const [wire, options] = asked.get('simulateTransaction') as [string, object];
    expect(readTransaction(base64.decode(wire)).messageBytes).toEqual(bytes);
    expect(options).toMatchObject({ sigVerify: false, replaceRecentBlockhash: true, encoding: 'base64' });
    const { addresses } = (options as { accounts: { addresses: string[] } }).accounts;
    expect(addresses.toSorted()).toEqual([me, friend, mine, theirs].toSorted());
    expect(asked.get('getFeeForMessage')?.[0]).toBe(base64.encode(bytes));
    expect(asked.get('getMultipleAccounts')?.[1]).toEqual({ commitment: 'confirmed', encoding: 'base64' });
    expect(options).toMatchObject({ commitment: 'confirmed', accounts: { encoding: 'base64' } });
  });

  it('lamports past 2^53 are exact', async () => {
    const before = { [me]: wallet('18446744073709551615') };
    const later = { [me]: wallet('9007199254740993') };
    const seen = await preview(fakeChain({ now: before, later, fee: 0 }), me, message(touches(me)));
    expect(seen).toMatchObject({ changes: [{ amount: 9_007_199_254_740_993n - 18_446_744_073_709_551_615n }] });
  });

  it('what is put into a new account beyond its rent was sent, and is not called a cost', async () => {
    const later = {
      [me]: wallet(100_000_000 - FEE),
      [theirs]: tokenAccount({ mint, owner: thief, amount: 0n, lamports: 900_000_000 }),
    };
    const seen = await preview(fakeChain({ now, later }), me, message(touches(me, theirs)));
    expect(seen).toMatchObject({
      changes: [{ mint: null, amount: -900_000_000n + 2_039_280n }],
      opened: [{ account: theirs, lamports: 2_039_280n }],
    });
  });

  it('accounts that others close, and mine that stay, are not called closed', async () => {
    const before = { ...now, [theirs]: tokenAccount({ mint, owner: friend, amount: 0n }) };
    const later = { [me]: wallet(1_000_000_000 - FEE), [theirs]: null };
    const seen = await preview(fakeChain({ now: before, later }), me, message(tokens(0n)));
    expect(seen).toMatchObject({ state: 'passes', changes: [], closed: [] });
  });

  it('a wallet that holds nothing before, or nothing after, is counted from 0', async () => {
    const gift = await preview(fakeChain({ now: {}, later: { [me]: wallet(700) }, fee: 0 }), me, message(touches(me)));
    expect(gift).toMatchObject({ changes: [{ mint: null, amount: 700n }] });
    const all = await preview(fakeChain({ now, later: { [me]: null } }), me, message(sol(999_995_000n)));
    expect(all).toMatchObject({ changes: [{ mint: null, amount: -999_995_000n }], fee: 5_000n });
  });

  it('a new account with less than its rent costs what lies in it', async () => {
    const later = {
      [me]: wallet(1_000_000_000 - FEE - 100),
      [theirs]: tokenAccount({ mint, owner: friend, amount: 0n, lamports: 100 }),
    };
    const seen = await preview(fakeChain({ now, later }), me, message(touches(me, theirs)));
    expect(seen).toMatchObject({ changes: [], opened: [{ account: theirs, lamports: 100n }] });
  });

  it('an account of mine that is closed, and its rent that comes back', async () => {
    const later = { [me]: wallet(1_000_000_000 + RENT - FEE), [mine]: null };
    const seen = await preview(fakeChain({ now, later }), me, message(closeAccount(mine, me, me)));
    expect(seen).toMatchObject({
      changes: [
        { mint: null, amount: 2_039_280n },
        { mint, amount: -9_000_000n, decimals: 6 },
      ],
      closed: [mine],
      dangers: [],
    });
  });
});

describe('[CHN-09] what cannot be seen is not signed', () => {
  const unseen = { state: 'unseen', why: 'unreachable', acts: [{ what: 'sol' }], dangers: [] };

  it.each<[string, (method: string) => unknown]>([
    ['the network is silent', () => Promise.reject(new Error('offline'))],
    ['it does not run it', (method) => (method === 'simulateTransaction' ? Promise.reject(new Error('no')) : {})],
    ['it answers with something else', () => Promise.resolve('maintenance')],
    ['it leaves accounts out', () => Promise.resolve({ value: { err: null, accounts: [] } })],
    ['it leaves them all out', () => Promise.resolve({ value: { err: null } })],
    ['it gives them as something else', () => Promise.resolve({ value: [1, 2] })],
  ])('%s', async (_, answer) => {
    expect(await preview((method) => Promise.resolve(answer(method)), me, message(sol(1n)))).toMatchObject(unseen);
  });

  it.each(['simulateTransaction', 'getMultipleAccounts'] as const)(
    '%s gives fewer accounts than were asked for',
    async (short) => {
      const whole = fakeChain({ now });
      const ask: typeof whole = async (method, params) => {
        const reply = (await whole(method, params)) as { value: unknown[] & { accounts: unknown[] } };
        if (method !== short) return reply;
        const { value } = reply;
        return { value: Array.isArray(value) ? value.slice(1) : { err: null, accounts: [] } };
      };
      expect(await preview(ask, me, message(sol(1n)))).toMatchObject(unseen);
    },
  );

  it('a message that hides accounts in a lookup table', async () => {
    const bytes = message(sol(1n));
    const hidden = Uint8Array.of(...bytes.slice(0, -1), 1, ...new Uint8Array(32).fill(8), 1, 0, 0);
    expect(await preview(fakeChain({ now }), me, hidden)).toMatchObject({ state: 'unseen', why: 'hidden' });
  });

  it('a message that asks for somebody else’s signature alone', async () => {
    const bytes = compile(friend, keyOf(9), [transferSol({ from: friend, to: me, amount: 1n })]);
    expect(await preview(fakeChain({ now }), me, bytes)).toMatchObject({ state: 'unseen', why: 'not_mine' });
  });

  it('bytes that are no message at all', async () => {
    await expect(preview(fakeChain({ now }), me, message(sol(1n)).slice(1))).rejects.toThrow();
  });
});
