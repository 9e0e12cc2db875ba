// A transaction of Solana, read to the last byte. Both sides read it with this: the server before anything else may touch
// the bytes, the browser before it says what would be signed. What is not exactly a transaction is refused, never guessed at.
import { base58 } from '@scure/base';
import { TRANSACTION_BYTES } from './limits.ts';

export interface MessageInstruction {
  /** Places among the keys; those from lookup tables come after `keys`. */
  readonly program: number;
  readonly accounts: readonly number[];
  readonly data: Uint8Array;
}

export interface TableLookup {
  readonly table: string;
  readonly writable: readonly number[];
  readonly readonly: readonly number[];
}

export interface Message {
  readonly version: 0 | 'legacy';
  /** How many of the keys sign; the first of them pays. */
  readonly signers: number;
  readonly readonlySigners: number;
  readonly readonlyOthers: number;
  readonly keys: readonly string[];
  readonly blockhash: string;
  readonly instructions: readonly MessageInstruction[];
  readonly lookups: readonly TableLookup[];
}

export interface SignedTransaction {
  readonly signatures: readonly Uint8Array[];
  readonly messageBytes: Uint8Array;
  readonly message: Message;
}

/** Why bytes are no transaction. */
export class BadMessage extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'BadMessage';
  }
}

const VERSION_MARK = 0x80;
/** The network locks at most so many accounts for one transaction. */
const ACCOUNTS_MAX = 64;

class ByteReader {
  at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) throw new BadMessage('cut short');
    this.at += 1;
    return value;
  }

  take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new BadMessage('cut short');
    return this.bytes.slice(this.at, (this.at += length));
  }

  /** Seven bits in each byte, at most three bytes, in the shortest form: others read longer forms differently. */
  length(): number {
    let value = 0;
    for (let place = 0; place < 3; place += 1) {
      const byte = this.byte();
      value |= (byte & 0x7f) << (7 * place);
      if (byte >= VERSION_MARK) continue;
      if (place > 0 && byte === 0) throw new BadMessage('a length is not in its shortest form');
      if (value > 0xffff) throw new BadMessage('a length is too large');
      return value;
    }
    throw new BadMessage('a length is too long');
  }

  list<T>(read: () => T): T[] {
    return Array.from({ length: this.length() }, read);
  }

  key(): string {
    return base58.encode(this.take(32));
  }

  places(): number[] {
    return [...this.take(this.length())];
  }

  end(): void {
    if (this.at !== this.bytes.length) throw new BadMessage('bytes are left over');
  }
}

const readLookup = (reader: ByteReader): TableLookup => {
  const lookup = { table: reader.key(), writable: reader.places(), readonly: reader.places() };
  if (lookup.writable.length + lookup.readonly.length === 0) throw new BadMessage('a lookup table is not used');
  return lookup;
};

const assertWhole = ({ signers, readonlySigners, readonlyOthers, keys, instructions, lookups }: Message): void => {
  // One signer is not only read: it pays. Where more sign than there are keys, less than nothing is left for the others.
  if (readonlySigners >= signers || readonlyOthers > keys.length - signers)
    throw new BadMessage('its header does not fit its keys');
  if (new Set(keys).size !== keys.length) throw new BadMessage('a key stands there twice');
  const loaded = lookups.reduce((sum, { writable, readonly }) => sum + writable.length + readonly.length, 0);
  const all = keys.length + loaded;
  if (all > ACCOUNTS_MAX) throw new BadMessage('it names too many accounts');
  for (const { program, accounts } of instructions) {
    if (program === 0 || program >= keys.length) throw new BadMessage('a program is not among its keys');
    if (accounts.some((place) => place >= all)) throw new BadMessage('an account is not among its keys');
  }
};

const readWith = (reader: ByteReader): Message => {
  const first = reader.byte();
  const isVersioned = (first & VERSION_MARK) !== 0;
  if (isVersioned && first !== VERSION_MARK) throw new BadMessage('its version is not known');
  const message: Message = {
    version: isVersioned ? 0 : 'legacy',
    signers: isVersioned ? reader.byte() : first,
    readonlySigners: reader.byte(),
    readonlyOthers: reader.byte(),
    keys: reader.list(() => reader.key()),
    blockhash: reader.key(),
    instructions: reader.list(() => ({
      program: reader.byte(),
      accounts: reader.places(),
      data: reader.take(reader.length()),
    })),
    lookups: isVersioned ? reader.list(() => readLookup(reader)) : [],
  };
  reader.end();
  assertWhole(message);
  return message;
};

export const readMessage = (bytes: Uint8Array): Message => readWith(new ByteReader(bytes));

export const readTransaction = (bytes: Uint8Array): SignedTransaction => {
  if (bytes.length > TRANSACTION_BYTES) throw new BadMessage('it is too large');
  const reader = new ByteReader(bytes);
  const signatures = reader.list(() => reader.take(64));
  const messageBytes = bytes.slice(reader.at);
  const message = readMessage(messageBytes);
  if (signatures.length !== message.signers) throw new BadMessage('it has not as many signatures as signers');
  return { signatures, messageBytes, message };
};

/** Whether the key at this place may be changed by the transaction. Keys of lookup tables stand after all others. */
export const isWritable = (
  { signers, readonlySigners, readonlyOthers, keys, lookups }: Message,
  place: number,
): boolean => {
  if (place < signers) return place < signers - readonlySigners;
  if (place < keys.length) return place < keys.length - readonlyOthers;
  const writable = lookups.reduce((sum, lookup) => sum + lookup.writable.length, 0);
  return place < keys.length + writable;
};
