import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import type { Instruction } from './compile.ts';
import { associatedAccount } from './derived.ts';
import { preview } from './preview.ts';
import { TOKEN } from './program-ids.ts';
import { approve, transferSol, transferToken } from './programs.ts';
import { fakeChain, mintAccount, tokenAccount, wallet } from './testing-chain.ts';
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

describe('[CHN-09] what would give control away is found, wherever it hides', () => {
  const paid = { [me]: wallet(1_000_000_000 - 1_000 - FEE), [friend]: wallet(1_000) };
  const afterwards = (fields: object) => ({
    ...paid,
    [mine]: tokenAccount({ mint, owner: me, amount: 9_000_000n, ...fields }),
  });
  const dangersOf = async (later: object, bytes: Uint8Array, before: object = {}) =>
    (await preview(fakeChain({ now: { ...now, ...before }, later: { ...later } }), me, bytes)).dangers;

  it('an allowance among other things', async () => {
    const bytes = message(sol(1_000n), approve(mine, thief, me, 10n ** 12n));
    expect(await dangersOf(afterwards({ delegate: thief, delegated: 10n ** 12n }), bytes)).toEqual([
      { kind: 'delegate', account: mine, mint, to: thief, amount: 10n ** 12n },
    ]);
  });

  it('an allowance that grows, goes to somebody else, or was there before', async () => {
    const bytes = message(sol(1_000n), tokens(1n));
    const before = (fields: object) => ({ [mine]: tokenAccount({ mint, owner: me, amount: 9_000_000n, ...fields }) });
    const five = { delegate: thief, delegated: 5n };
    expect(await dangersOf(afterwards({ ...five, delegated: 6n }), bytes, before(five))).toMatchObject([
      { amount: 6n },
    ]);
    expect(await dangersOf(afterwards({ ...five, delegate: friend }), bytes, before(five))).toMatchObject([
      { to: friend },
    ]);
    expect(await dangersOf(afterwards(five), bytes, before(five))).toEqual([]);
    expect(await dangersOf(afterwards({ ...five, delegated: 4n }), bytes, before(five))).toEqual([]);
    expect(await dangersOf(afterwards({}), bytes, before(five))).toEqual([]);
  });

  it('an account that is given away, with what leaves by it', async () => {
    const bytes = message({
      program: TOKEN,
      accounts: [
        { key: mine, isWritable: true },
        { key: me, isSigner: true },
      ],
      data: Uint8Array.of(6, 2, 0),
    });
    const seen = await preview(fakeChain({ now, later: afterwards({ owner: thief }) }), me, bytes);
    expect(seen.dangers).toEqual([{ kind: 'owner', account: mine, mint, to: thief }]);
    expect(seen).toMatchObject({ changes: [{ mint: null }, { mint, amount: -9_000_000n }] });
  });

  it('the right to close it', async () => {
    const bytes = message(tokens(1n));
    expect(await dangersOf(afterwards({ closer: thief }), bytes)).toEqual([
      { kind: 'closer', account: mine, mint, to: thief },
    ]);
    expect(await dangersOf(afterwards({ closer: me }), bytes)).toEqual([]);
    const before = { [mine]: tokenAccount({ mint, owner: me, amount: 9_000_000n, closer: thief }) };
    expect(await dangersOf(afterwards({ closer: thief }), bytes, before)).toEqual([]);
  });

  it('my own account, handed to a program', async () => {
    const bytes = message(touches(me));
    const dangers = await dangersOf({ [me]: wallet(1_000_000_000 - FEE, program) }, bytes);
    expect(dangers).toEqual([
      { kind: 'assigned', to: program },
      { kind: 'unknown', program },
    ]);
  });

  it('a token that I have made', async () => {
    const bytes = message(touches(mint));
    const made = { [mint]: mintAccount({ decimals: 6, authority: me, freezer: me }) };
    const lost = (fields: object) => dangersOf({ [mint]: mintAccount({ decimals: 6, ...fields }) }, bytes, made);
    const known = { kind: 'unknown', program };
    expect(await lost({ authority: me, freezer: me })).toEqual([known]);
    expect(await lost({ authority: thief, freezer: me })).toEqual([{ kind: 'mint', account: mint }, known]);
    expect(await lost({ authority: me })).toEqual([{ kind: 'mint', account: mint }, known]);
  });

  it('a new account of mine that is born with somebody else’s allowance', async () => {
    const born = tokenAccount({ mint, owner: me, amount: 0n, delegate: thief, delegated: 1n });
    expect(await dangersOf({ [theirs]: born }, message(touches(theirs)))).toMatchObject([
      { kind: 'delegate', account: theirs },
      { kind: 'unknown' },
    ]);
  });

  it('a program that empties everything: each loss, and that nothing is known of it', async () => {
    const later = { [me]: wallet(0), [mine]: tokenAccount({ mint, owner: me, amount: 0n }) };
    const seen = await preview(fakeChain({ now, later }), me, message(touches(me, mine), touches(mine)));
    expect(seen).toMatchObject({
      changes: [
        { mint: null, amount: -1_000_000_000n + 5_000n },
        { mint, amount: -9_000_000n, decimals: 6 },
      ],
      dangers: [{ kind: 'unknown', program }],
    });
  });

  it('what others do with their own accounts is not my danger', async () => {
    const later = { [theirs]: tokenAccount({ mint, owner: friend, amount: 0n, delegate: thief, delegated: 1n }) };
    const before = { [theirs]: tokenAccount({ mint, owner: friend, amount: 0n }) };
    expect(await dangersOf(later, message(tokens(1n)), before)).toEqual([]);
  });
});
