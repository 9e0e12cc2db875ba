import { base58 } from '@scure/base';
import { BadMessage, isWritable, readTransaction, type Message, type SignedTransaction } from '@wagram/contract/chain';
import { isSignedBy } from '../keys/ed25519.ts';
import { RpcRefusal } from '../network/port.ts';
import { isMemoProgram, readTable } from './programs.ts';
import type { AccountState } from './machine-types.ts';

export const INVALID_PARAMS = -32_602;

/** Bytes that were read to the last one. */
export interface ReadTransaction extends SignedTransaction {
  readonly bytes: Uint8Array;
  readonly signature: string;
}

export const readBytes = (bytes: Uint8Array): ReadTransaction => {
  try {
    const read = readTransaction(bytes);
    return { ...read, bytes, signature: base58.encode(read.signatures[0] ?? new Uint8Array(64)) };
  } catch (error) {
    if (!(error instanceof BadMessage)) throw error;
    throw new RpcRefusal(INVALID_PARAMS, `failed to deserialize transaction: ${error.message}`);
  }
};

export const isFullySigned = ({ message, messageBytes, signatures }: SignedTransaction): boolean =>
  signatures.every((signature, place) => isSignedBy(message.keys[place] ?? '', messageBytes, signature));

/** The keys that lookup tables add. */
export interface Loaded {
  readonly writable: readonly string[];
  readonly readonly: readonly string[];
}

/** Null: a table is not there, or too short. */
export const loadTables = (message: Message, accounts: ReadonlyMap<string, AccountState>): Loaded | null => {
  const loaded = { writable: [] as string[], readonly: [] as string[] };
  for (const lookup of message.lookups) {
    const table = accounts.get(lookup.table);
    const writable = table === undefined ? null : readTable(table, lookup.writable);
    const readonly = table === undefined ? null : readTable(table, lookup.readonly);
    if (writable === null || readonly === null) return null;
    loaded.writable.push(...writable);
    loaded.readonly.push(...readonly);
  }
  return loaded;
};

export const allKeys = ({ keys }: Message, { writable, readonly }: Loaded): string[] => [
  ...keys,
  ...writable,
  ...readonly,
];

export const writableKeys = (message: Message, keys: readonly string[]): string[] =>
  keys.filter((_, place) => isWritable(message, place));

/** Memos as a list of signatures shows them. */
export const memoOf = (message: Message): string | null => {
  const memos = message.instructions
    .filter(({ program }) => isMemoProgram(message.keys[program]))
    .map(({ data }) => `[${data.length}] ${Buffer.from(data).toString()}`);
  // Postgres keeps no zero byte in text.
  return memos.length === 0 ? null : memos.join('; ').replaceAll('\u0000', '\ufffd');
};
