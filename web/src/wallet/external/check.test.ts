import { BadMessage } from '@wagram/contract/chain';
import { describe, expect, it } from 'vitest';
import { BUDGET, compile, MEMO, SYSTEM, TOKEN } from '#chain';
import type { Instruction } from '#chain';
import { MINT } from '#testing';
import { checkSigned } from './check.ts';
import { OTHER_ADDRESS as me, signFor } from './testing-external.ts';

const HASH = 'GH7ome3EiwEr7tu9JuTh2dpYWBJK3z69Xm1ZE3MEE6JC';
const NORA = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
const GUARD = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95';
const payer = { key: me, isSigner: true, isWritable: true };
const pay = (amount: number, to = NORA): Instruction => ({
  program: SYSTEM,
  accounts: [payer, { key: to, isWritable: true }],
  data: Uint8Array.of(2, 0, 0, 0, amount, 0, 0, 0, 0, 0, 0, 0),
});
const memo: Instruction = { program: MEMO, accounts: [], data: Uint8Array.of(104, 105) };
const budget: Instruction = { program: BUDGET, accounts: [], data: Uint8Array.of(2, 64, 13, 3, 0) };
const guard: Instruction = { program: GUARD, accounts: [{ key: me }], data: Uint8Array.of(1, 2, 3) };
const made = (acts: Instruction[], from = me, hash = HASH) => compile(from, hash, acts);
const ours = made([pay(5), memo]);
const back = (acts: Instruction[]) => () => checkSigned(ours, signFor(made(acts)));

describe('what another wallet gives back', () => {
  it('[CHN-14] is ours as it was, or ours with guards that touch nothing of it', async () => {
    expect((await back([pay(5), memo])()).message).toEqual(ours);
    const guarded = [budget, pay(5), guard, memo, guard];
    expect((await back(guarded)()).message).toEqual(made(guarded));
  });

  it.each<[string, Instruction[]]>([
    ['another sum', [pay(6), memo]],
    ['another receiver', [pay(5, MINT), memo]],
    ['a part left out', [pay(5)]],
    ['another order', [memo, pay(5)]],
    ['the payment twice', [pay(5), pay(5), memo]],
    ['one more payment', [pay(5), memo, pay(9, MINT)]],
    ['tokens moved besides', [pay(5), memo, { program: TOKEN, accounts: [payer], data: Uint8Array.of(3) }]],
    ['something done to who is paid', [pay(5), memo, { ...guard, accounts: [{ key: NORA, isWritable: true }] }]],
    ['one more to sign', [pay(5), memo, { ...guard, accounts: [{ key: MINT, isSigner: true }] }]],
    ['nothing', []],
  ])('[CHN-14] is refused with %s', async (_what, acts) => {
    await expect(back(acts)()).rejects.toThrow(BadMessage);
  });

  it('[CHN-14] is refused when another pays, it lives longer, it is not signed, or it is no transaction', async () => {
    await expect(checkSigned(ours, signFor(made([pay(5), memo], me, MINT)))).rejects.toThrow('another time');
    const theirs = compile(NORA, HASH, [memo]);
    await expect(checkSigned(ours, signFor(theirs))).rejects.toThrow('somebody else would pay');
    await expect(checkSigned(ours, signFor(ours, new Uint8Array(32).fill(8)))).rejects.toThrow('does not fit');
    await expect(checkSigned(ours, new Uint8Array())).rejects.toThrow(BadMessage);
    await expect(checkSigned(ours, signFor(ours).slice(0, -1))).rejects.toThrow(BadMessage);
  });
});
