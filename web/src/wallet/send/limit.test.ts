import { beforeEach, describe, expect, it } from 'vitest';
import type { Preview } from '#chain';
import { removeStored } from '#kernel';
import { openPage } from '#testing';
import { isAboveLimit, keepLimit, limitStore, noteSpent, outgoing } from './limit.ts';

const HOUR = 60 * 60_000;
const SOL = 1_000_000_000n;

beforeEach(() => {
  openPage();
  removeStored('wallet-limit');
});

describe('the limit of a day', () => {
  it('is none until somebody chooses one', () => {
    expect(limitStore.get()).toBeNull();
    noteSpent(100n * SOL);
    expect(isAboveLimit(100n * SOL)).toBe(false);
    keepLimit(SOL);
    expect(limitStore.get()).toBe(SOL);
    keepLimit(null);
    expect(limitStore.get()).toBeNull();
  });

  it('counts what has left within a day, and what would leave', () => {
    keepLimit(SOL);
    expect([isAboveLimit(SOL, 0), isAboveLimit(SOL + 1n, 0)]).toEqual([false, true]);
    noteSpent(SOL / 2n, 0);
    noteSpent(SOL / 4n, 10 * HOUR);
    expect(isAboveLimit(SOL / 4n, 11 * HOUR)).toBe(false);
    expect(isAboveLimit(SOL / 4n + 1n, 11 * HOUR)).toBe(true);
    expect(isAboveLimit((3n * SOL) / 4n, 24 * HOUR)).toBe(false);
    expect(isAboveLimit(SOL, 34 * HOUR)).toBe(false);
  });

  it('what was written by something else is no limit', () => {
    window.localStorage.setItem('acme_wallet-limit', '{"version":1,"limit":5,"spent":[]}');
    expect(limitStore.get()).toBeNull();
    window.localStorage.setItem('acme_wallet-limit', '{"version":1,"limit":"12345","spent":[]}');
    expect(limitStore.get()).toBeNull();
  });

  it('SOL that leaves counts with its fee and new accounts; what comes, and tokens, do not', () => {
    const seen: Preview = {
      state: 'passes',
      acts: [],
      dangers: [],
      closed: [],
      fee: 5n,
      opened: [{ account: 'a', lamports: 20n }],
      changes: [
        { mint: null, amount: -100n, decimals: 9 },
        { mint: 'x', amount: -7n, decimals: 0 },
      ],
    };
    expect(outgoing(seen)).toBe(125n);
    expect(outgoing({ ...seen, changes: [{ mint: null, amount: 50n, decimals: 9 }] })).toBe(25n);
    expect(outgoing({ state: 'unseen', why: 'hidden', acts: [], dangers: [] })).toBe(0n);
  });
});
