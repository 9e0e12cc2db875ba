import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import type { Instruction } from './compile.ts';
import { associatedAccount } from './derived.ts';
import { preview } from './preview.ts';
import { openAssociated, transferSol, transferToken } from './programs.ts';
import { fakeChain } from './testing-chain.ts';
import { keyOf } from './testing-keys.ts';

const [me, friend, mint, program] = [keyOf(1), keyOf(2), keyOf(3), keyOf(7)] as const;
const sol = (amount: bigint): Instruction => transferSol({ from: me, to: friend, amount });
const places = { from: associatedAccount(me, mint), to: associatedAccount(friend, mint) };
const tokens = (amount: bigint): Instruction => transferToken({ owner: me, mint, decimals: 6, amount, ...places });
const touches = (key: string): Instruction => ({
  program,
  accounts: [{ key, isWritable: true }],
  data: Uint8Array.of(1),
});
const message = (...instructions: readonly Instruction[]): Uint8Array => compile(me, keyOf(9), instructions);

describe('[CHN-08, CHN-09] what the network would refuse is said before', () => {
  const fails = async (error: unknown, bytes: Uint8Array, fee: number | null = 5_000) => {
    const seen = await preview(fakeChain({ now: {}, error, fee }), me, bytes);
    return seen.state === 'fails' ? seen.fault : seen.state;
  };
  const instruction = (place: number, cause: unknown) => ({ InstructionError: [place, cause] });
  const open = openAssociated({ payer: me, owner: friend, mint });

  it.each<[string, unknown, Uint8Array, string]>([
    ['nothing to pay a fee with', 'AccountNotFound', message(sol(1n)), 'no_fee'],
    ['too little for the fee', 'InsufficientFundsForFee', message(sol(1n)), 'no_fee'],
    ['too little SOL', instruction(0, { Custom: 1 }), message(sol(1n)), 'no_sol'],
    ['too little to make an account', instruction(0, { Custom: 1 }), message(open, tokens(1n)), 'no_sol'],
    ['too few tokens', instruction(1, { Custom: 1 }), message(open, tokens(1n)), 'no_tokens'],
    ['a frozen account', instruction(0, { Custom: 17 }), message(tokens(1n)), 'frozen'],
    ['another refusal of a token', instruction(0, { Custom: 4 }), message(tokens(1n)), 'other'],
    ['17 of the system', instruction(0, { Custom: 17 }), message(sol(1n)), 'other'],
    ['1 of a program that is not known', instruction(0, { Custom: 1 }), message(touches(me)), 'other'],
    ['a failure without a number', instruction(0, 'InvalidAccountData'), message(sol(1n)), 'other'],
    ['a failure of no instruction there is', instruction(9, { Custom: 1 }), message(sol(1n)), 'other'],
    ['less than rent left to me', { InsufficientFundsForRent: { account_index: 0 } }, message(sol(1n)), 'leaves_dust'],
    ['less than rent to them', { InsufficientFundsForRent: { account_index: 1 } }, message(sol(1n)), 'gives_dust'],
    ['an old blockhash', 'BlockhashNotFound', message(sol(1n)), 'stale'],
    ['something new', 'ProgramCacheHitMaxLimit', message(sol(1n)), 'other'],
    ['something else new', { Unheard: 1 }, message(sol(1n)), 'other'],
  ])('%s', async (_, error, bytes, kind) => {
    expect(await fails(error, bytes)).toEqual({
      kind,
      said: typeof error === 'string' ? error : JSON.stringify(error),
    });
  });

  it('a message whose time is over has no fee any more', async () => {
    expect(await fails(null, message(sol(1n)), null)).toMatchObject({ kind: 'stale' });
  });
});
