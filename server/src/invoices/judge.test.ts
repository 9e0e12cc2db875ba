import { describe, expect, it } from 'vitest';
import type { LandedTransaction } from '#chain';
import { judge } from './judge.ts';

const wanted = { to: 'Treasury', mint: 'Token', places: ['usual place of Treasury'] };
const gain = (address: string, mint: string | null, amount: bigint) => ({ address, mint, amount, decimals: 9 });
type Changes = LandedTransaction['changes'];
const placesOf = (kind: string, changes: Changes) =>
  changes.flatMap(({ address, mint, amount }) =>
    mint === null ? [] : [{ account: `${kind} place of ${address}`, mint, amount }],
  );
const landed = (...changes: Changes[number][]): LandedTransaction => ({
  signature: 's',
  at: null,
  error: null,
  fee: 5_000n,
  payer: 'Somebody',
  note: null,
  changes,
  places: placesOf('usual', changes),
});
const aside = (...changes: Changes[number][]): LandedTransaction => ({
  ...landed(...changes),
  places: placesOf('another', changes),
});

type Case = readonly [string, LandedTransaction, bigint, string | null, string | null];

describe('what a transaction is worth to an invoice', () => {
  it.each([
    [
      'what arrived of the token',
      landed(gain('Treasury', 'Token', 7n), gain('Somebody', 'Token', -7n)),
      7n,
      null,
      'Somebody',
    ],
    [
      'what came from two, of whom one gave more',
      landed(gain('Treasury', 'Token', 7n), gain('Friend', 'Token', -2n), gain('Somebody', 'Token', -5n)),
      7n,
      null,
      'Somebody',
    ],
    ['what was made for it', landed(gain('Treasury', 'Token', 7n)), 7n, null, null],
    ['another token', landed(gain('Treasury', 'Other', 7n)), 0n, 'another_token', null],
    ['SOL', landed(gain('Treasury', null, 7n)), 0n, 'another_token', null],
    ['one that went to somebody else', landed(gain('Friend', 'Token', 7n)), 0n, 'elsewhere', null],
    ['one that took from the treasury', landed(gain('Treasury', 'Token', -7n)), 0n, 'elsewhere', null],
    [
      'one that went to an account of the treasury that it never pays from',
      aside(gain('Treasury', 'Token', 7n), gain('Somebody', 'Token', -7n)),
      0n,
      'elsewhere',
      null,
    ],
    ['one that did nothing', landed(), 0n, 'elsewhere', null],
    [
      'one that failed, whatever it says',
      { ...landed(gain('Treasury', 'Token', 7n)), error: '{"InstructionError":[0]}' },
      0n,
      'failed',
      null,
    ],
  ] as readonly Case[])('[MON-06] %s', (_, transaction, amount, problem, payer) => {
    expect(judge(transaction, wanted)).toEqual({ amount, payer, problem });
  });
});
