// What came and went at an address, newest first. Tokens arrive at accounts of their own: whoever asks for an address means
// these too.
import { isSignature } from '@wagram/contract/chain';
import * as z from 'zod/mini';
import { createLimit } from '#kernel';
import { askFor, wholeNumber } from '../network/answers.ts';
import { readHoldings } from './holdings.ts';
import type { KnownTokens, TokenNames } from '../tokens/known-tokens.ts';
import { findLanded, tellError, timeOf, type Change, type LandedTransaction } from './landed.ts';
import { RpcRefusal, type ChainNetwork } from '../network/port.ts';

/** One transaction as it touched one address. */
export interface ChainEntry {
  readonly signature: string;
  readonly at: Date | null;
  readonly error: string | null;
  /** What this address paid for it. */
  readonly fee: bigint;
  readonly note: string | null;
  readonly changes: readonly (Pick<Change, 'mint' | 'amount' | 'decimals'> & { readonly symbol: string | null })[];
  /** Addresses of the other sides. */
  readonly with: readonly string[];
}

export interface EntryPage {
  readonly entries: ChainEntry[];
  readonly next_cursor: string | null;
}

export interface History {
  list(address: string, page: { limit: number; cursor?: string | undefined }): Promise<EntryPage>;
  /** One transaction, if the network knows it. */
  find(signature: string): Promise<LandedTransaction | null>;
  /** Who gives test SOL on this network, if anybody. */
  faucet(): Promise<string | null>;
}

const signatures = z.array(
  z.object({
    signature: z.string(),
    slot: wholeNumber,
    err: z.unknown(),
    blockTime: z.optional(z.nullable(z.number())),
    confirmationStatus: z.optional(z.nullable(z.string())),
  }),
);
type Named = z.output<typeof signatures>[number];

/** Token accounts whose history is read along. */
const ACCOUNTS_MAX = 20;
const WITH_MAX = 3;
/** Final ones that are remembered; they never change. */
const KEPT_MAX = 1_000;
const AT_ONCE = 8;
const WAITING_MAX = 1_000;

/** Others whose gain is this address's loss, or the other way round; whoever shares its token before whoever shares SOL. */
const otherSides = (address: string, changes: readonly Change[]): string[] => {
  const own = changes.filter((change) => change.address === address);
  const isOther = ({ address: whose, mint, amount }: Change): boolean =>
    whose !== address && own.some((mine) => mine.mint === mint && mine.amount > 0n !== amount > 0n);
  const largest = (one: Change, other: Change): number => compare(abs(other.amount), abs(one.amount));
  const tokens = changes.filter((change) => change.mint !== null && isOther(change));
  // The rent of a new token account is no side of a payment.
  const lamports = tokens.length > 0 ? [] : changes.filter((change) => change.mint === null && isOther(change));
  return [...new Set([...tokens, ...lamports].sort(largest).map((change) => change.address))].slice(0, WITH_MAX);
};

/** Each once. */
export const mintsOf = (changes: readonly Change[]): string[] => [
  ...new Set(changes.flatMap(({ mint }) => mint ?? [])),
];

const abs = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
const compare = (one: bigint, other: bigint): number => (one < other ? -1 : Number(one > other));

export const entryOf = (address: string, landed: LandedTransaction, known: KnownTokens): ChainEntry => ({
  signature: landed.signature,
  at: landed.at,
  error: landed.error,
  fee: landed.payer === address ? landed.fee : 0n,
  note: landed.note,
  changes: landed.changes
    .filter((change) => change.address === address)
    .map(({ mint, amount, decimals }) => ({
      mint,
      amount,
      decimals,
      symbol: mint === null ? null : (known.get(mint)?.symbol ?? null),
    })),
  with: otherSides(address, landed.changes),
});

/** What is known of a transaction by its name alone. */
const bareEntries = (named: readonly Named[]): ChainEntry[] =>
  named.map(({ signature, err, blockTime }) => ({
    signature,
    at: timeOf(blockTime),
    error: tellError(err),
    fee: 0n,
    note: null,
    changes: [],
    with: [],
  }));

export const createHistory = (network: ChainNetwork, names: TokenNames): History => {
  /** Oldest first. */
  const kept = new Map<string, LandedTransaction>();
  const slot = createLimit(AT_ONCE, WAITING_MAX);

  const find = async (signature: string, isFinal: boolean): Promise<LandedTransaction | null> => {
    const same = kept.get(signature);
    if (same !== undefined) return same;
    const landed = await slot(() => findLanded(network, signature)).catch((error: unknown) => {
      // Of a kind that nobody here can read: it is there, and that is all that can be said.
      if (error instanceof RpcRefusal) return null;
      throw error;
    });
    if (landed === null || !isFinal) return landed;
    kept.set(signature, landed);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_MAX) break;
      kept.delete(oldest);
    }
    return landed;
  };

  const list: History['list'] = async (address, { limit, cursor }) => {
    if (cursor !== undefined && !isSignature(cursor)) return { entries: [], next_cursor: null };
    const accounts = await accountsOf(network, address, names);
    const named = await listNamed(accounts, (account) => slot(() => namesAt(network, account, limit, cursor)));
    const page = wholeSlots(named, limit);
    const landed = await Promise.all(
      page.map(({ signature, confirmationStatus }) => find(signature, confirmationStatus === 'finalized')),
    );
    const known = await names(landed.flatMap((one) => (one === null ? [] : mintsOf(one.changes))));
    const bare = (place: number) => bareEntries(page.slice(place, place + 1));
    return {
      entries: landed.flatMap((one, place) => (one === null ? bare(place) : [entryOf(address, one, known)])),
      next_cursor: named.length > page.length ? (page.at(-1)?.signature ?? null) : null,
    };
  };

  return {
    list,
    find: (signature) => find(signature, false),
    faucet: async () => (await network.faucet?.()) ?? null,
  };
};

const accountsOf = async (network: ChainNetwork, address: string, names: TokenNames): Promise<string[]> => {
  const { tokens } = await readHoldings(network, address, names);
  return [address, ...tokens.slice(0, ACCOUNTS_MAX).map(({ account }) => account)];
};

/** More than a page. */
const namesAt = (network: ChainNetwork, account: string, limit: number, before: string | undefined) => {
  const options = { limit: limit + AT_ONCE, commitment: 'confirmed', ...(before === undefined ? {} : { before }) };
  return askFor(network, signatures, 'getSignaturesForAddress', [account, options]);
};

/** Each transaction once, newest first. */
const listNamed = async (
  accounts: readonly string[],
  namesOf: (account: string) => Promise<Named[]>,
): Promise<Named[]> => {
  const lists = await Promise.all(accounts.map(namesOf));
  const each = new Map(lists.flat().map((one) => [one.signature, one]));
  return [...each.values()].sort((one, other) => compare(other.slot, one.slot));
};

/** The network does not say in which order two accounts were touched within a slot: no page ends amid one. */
const wholeSlots = (named: readonly Named[], limit: number): Named[] => {
  const last = named[limit - 1];
  return last === undefined ? [...named] : named.filter(({ slot }, place) => place < limit || slot === last.slot);
};
