// A transaction that the network has kept, read from its bytes and from what the network noted beside them.
import { readTransaction } from '@wagram/contract/chain';
import { base64 } from '@scure/base';
import type { Act } from './acts.ts';
import { describe } from './describe.ts';
import { fieldOf, listOf, textOf, wholeOf } from './rpc.ts';
import type { AskChain } from './rpc.ts';

/** What changed for one address; what a token account holds is said of its owner. */
export interface LandedChange {
  readonly owner: string;
  /** Null is SOL. */
  readonly mint: string | null;
  readonly amount: bigint;
  readonly decimals: number;
}

export interface Landed {
  /** Null: the network does not say when. */
  readonly at: string | null;
  readonly slot: bigint;
  /** In the network's words; null: it went through. */
  readonly error: string | null;
  readonly fee: bigint;
  readonly payer: string;
  readonly acts: readonly Act[];
  readonly changes: readonly LandedChange[];
}

const textsIn = (value: unknown): string[] => (value == null ? [] : listOf(value).map(textOf));

/** SOL by address, without the fee. */
const solChanges = (meta: unknown, keys: readonly string[], fee: bigint): LandedChange[] => {
  const before = listOf(fieldOf(meta, 'preBalances')).map(wholeOf);
  const after = listOf(fieldOf(meta, 'postBalances')).map(wholeOf);
  return keys.flatMap((owner, place) => {
    const paid = place === 0 ? fee : 0n;
    const amount = (after[place] ?? 0n) - (before[place] ?? 0n) + paid;
    return amount === 0n ? [] : [{ owner, mint: null, amount, decimals: 9 }];
  });
};

const tokenChanges = (meta: unknown): LandedChange[] => {
  const sums = new Map<string, LandedChange>();
  for (const [name, sign] of [
    ['preTokenBalances', -1n],
    ['postTokenBalances', 1n],
  ] as const) {
    for (const balance of listOf(fieldOf(meta, name) ?? [])) {
      const [owner, mint] = [fieldOf(balance, 'owner'), fieldOf(balance, 'mint')].map(textOf) as [string, string];
      const held = fieldOf(balance, 'uiTokenAmount');
      const key = `${owner} ${mint}`;
      const amount = (sums.get(key)?.amount ?? 0n) + sign * wholeOf(textOf(fieldOf(held, 'amount')));
      sums.set(key, { owner, mint, amount, decimals: Number(wholeOf(fieldOf(held, 'decimals'))) });
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n);
};

const timeOf = (seconds: unknown): string | null =>
  seconds == null ? null : new Date(Number(wholeOf(seconds)) * 1_000).toISOString();

const OPTIONS = { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 0 } as const;

/** Null: the network knows of no such transaction. */
export const findLanded = async (ask: AskChain, signature: string): Promise<Landed | null> => {
  const found = await ask('getTransaction', [signature, OPTIONS]);
  if (found === null) return null;
  const meta = fieldOf(found, 'meta');
  const wire = textOf(fieldOf(fieldOf(found, 'transaction'), 0));
  const { message } = readTransaction(base64.decode(wire));
  const tables = fieldOf(meta, 'loadedAddresses');
  const loaded = [...textsIn(fieldOf(tables, 'writable')), ...textsIn(fieldOf(tables, 'readonly'))];
  const fee = wholeOf(fieldOf(meta, 'fee'));
  const error = fieldOf(meta, 'err') ?? null;
  return {
    at: timeOf(fieldOf(found, 'blockTime')),
    slot: wholeOf(fieldOf(found, 'slot')),
    error: error === null || typeof error === 'string' ? error : JSON.stringify(error),
    fee,
    payer: message.keys[0] ?? '',
    acts: describe(message, loaded),
    changes: [...solChanges(meta, [...message.keys, ...loaded], fee), ...tokenChanges(meta)],
  };
};
