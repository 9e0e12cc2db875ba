// A landed transaction, read once for everybody whom it touched: what each of them gained and lost.
import { base58 } from '@scure/base';
import * as z from 'zod/mini';
import { askFor, wholeNumber } from '../network/answers.ts';
import { isMemoProgram } from '../embedded/programs.ts';
import type { ChainNetwork } from '../network/port.ts';
import { writeExact } from '../network/write-exact.ts';

const tokenBalance = z.object({
  accountIndex: z.int(),
  mint: z.string(),
  owner: z.optional(z.string()),
  uiTokenAmount: z.object({ amount: z.string().check(z.regex(/^\d{1,20}$/)), decimals: z.int() }),
});
type TokenBalance = z.output<typeof tokenBalance>;

const transaction = z.object({
  blockTime: z.optional(z.nullable(z.number())),
  meta: z.object({
    err: z.unknown(),
    fee: wholeNumber,
    preBalances: z.array(wholeNumber),
    postBalances: z.array(wholeNumber),
    preTokenBalances: z.optional(z.nullable(z.array(tokenBalance))),
    postTokenBalances: z.optional(z.nullable(z.array(tokenBalance))),
    loadedAddresses: z.optional(z.nullable(z.object({ writable: z.array(z.string()), readonly: z.array(z.string()) }))),
  }),
  transaction: z.object({
    message: z.object({
      accountKeys: z.array(z.string()).check(z.minLength(1)),
      instructions: z.array(z.object({ programIdIndex: z.int(), data: z.string() })),
    }),
  }),
});
type RawTransaction = z.output<typeof transaction>;

/** What one address gained, or lost, of one thing; mint null is SOL. */
export interface Change {
  readonly address: string;
  readonly mint: string | null;
  readonly amount: bigint;
  readonly decimals: number;
}

/** What one token account that is there afterwards gained, or lost, whoever owns it. */
export interface PlaceChange {
  readonly account: string;
  readonly mint: string;
  readonly amount: bigint;
}

export interface LandedTransaction {
  readonly signature: string;
  readonly at: Date | null;
  readonly error: string | null;
  readonly fee: bigint;
  readonly payer: string;
  readonly note: string | null;
  /** Without the fee. Of a token account it is its owner who gains or loses tokens. */
  readonly changes: readonly Change[];
  readonly places: readonly PlaceChange[];
}

const SOL_DECIMALS = 9;
const NOTE_MAX = 300;
const ERROR_MAX = 300;

export const timeOf = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1_000);

/** In the words of the network; null: it went through. */
export const tellError = (error: unknown): string | null =>
  error === null || error === undefined ? null : writeExact(error).slice(0, ERROR_MAX);

const noteOf = ({ transaction: { message } }: RawTransaction): string | null => {
  const memo = message.instructions.find(({ programIdIndex }) => isMemoProgram(message.accountKeys[programIdIndex]));
  if (memo === undefined) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(base58.decode(memo.data));
    // Anybody can write one: nothing that turns or hides what stands beside it.
    return (
      text
        .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
        .slice(0, NOTE_MAX)
        .trim() || null
    );
  } catch {
    return null;
  }
};

const lamportChanges = (
  keys: readonly string[],
  { fee, preBalances, postBalances }: RawTransaction['meta'],
): Change[] =>
  keys.map((address, place) => {
    const moved = (postBalances[place] ?? 0n) - (preBalances[place] ?? 0n);
    return { address, mint: null, amount: place === 0 ? moved + fee : moved, decimals: SOL_DECIMALS };
  });

/** By owner and mint: what moves between two accounts of one owner has not moved. */
const tokenChanges = (
  keys: readonly string[],
  before: readonly TokenBalance[],
  after: readonly TokenBalance[],
): Change[] => {
  const sums = new Map<string, Change>();
  const add = ({ accountIndex, mint, owner, uiTokenAmount }: TokenBalance, sign: bigint): void => {
    const address = owner ?? keys[accountIndex] ?? '';
    const key = `${address} ${mint}`;
    const amount = (sums.get(key)?.amount ?? 0n) + sign * BigInt(uiTokenAmount.amount);
    sums.set(key, { address, mint, amount, decimals: uiTokenAmount.decimals });
  };
  for (const balance of before) add(balance, -1n);
  for (const balance of after) add(balance, 1n);
  return [...sums.values()];
};

const placeChanges = (
  keys: readonly string[],
  before: readonly TokenBalance[],
  after: readonly TokenBalance[],
): PlaceChange[] => {
  const sumAt = (balances: readonly TokenBalance[], place: number, mint: string): bigint =>
    BigInt(balances.find((one) => one.accountIndex === place && one.mint === mint)?.uiTokenAmount.amount ?? 0);
  return after.map(({ accountIndex: place, mint }) => ({
    account: keys[place] ?? '',
    mint,
    amount: sumAt(after, place, mint) - sumAt(before, place, mint),
  }));
};

const toLanded = (signature: string, raw: RawTransaction): LandedTransaction => {
  const { meta, blockTime, transaction: inner } = raw;
  const { writable = [], readonly = [] } = meta.loadedAddresses ?? {};
  const keys = [...inner.message.accountKeys, ...writable, ...readonly];
  const [before, after] = [meta.preTokenBalances ?? [], meta.postTokenBalances ?? []];
  // Lamports of a token account are what its place costs: nobody is paid with them.
  const isTokenAccount = new Set([...before, ...after].map(({ accountIndex }) => keys[accountIndex]));
  const changes = [
    ...tokenChanges(keys, before, after),
    ...lamportChanges(keys, meta).filter(({ address }) => !isTokenAccount.has(address)),
  ];
  return {
    signature,
    at: timeOf(blockTime),
    error: tellError(meta.err),
    fee: meta.fee,
    payer: keys[0] ?? '',
    note: noteOf(raw),
    changes: changes.filter(({ amount }) => amount !== 0n),
    places: placeChanges(keys, before, after),
  };
};

/** Null: the network does not know it, or not any more. */
export const findLanded = async (network: ChainNetwork, signature: string): Promise<LandedTransaction | null> => {
  const options = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 };
  const raw = await askFor(network, z.nullable(transaction), 'getTransaction', [signature, options]);
  return raw === null ? null : toLanded(signature, raw);
};
