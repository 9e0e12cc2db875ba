// WALL-03: how one wallet is written down, and how what was written is read again.
import { sha256 } from '@noble/hashes/sha2.js';
import { base58, hex, utf8 } from '@scure/base';
import { isAddress } from '../address.ts';
import type { Keys } from './keys.ts';
import { isSealed } from './seal.ts';
import type { Sealed } from './seal.ts';

export type Secrets = Keys;

/** Whose it is and whether its phrase was checked; the owner stands first, so that it survives a cut end. */
export interface Marks {
  readonly version: number;
  /** Absent: made by a guest. */
  readonly owner?: string | undefined;
  readonly backedUp?: boolean | undefined;
}

export interface OpenRecord extends Marks, Omit<Keys, 'mnemonic'> {
  readonly mnemonic?: string | undefined;
  /** Tells a changed letter without the weight of a curve. Absent: written before there was one, and to be proven. */
  readonly check?: string | undefined;
}

export interface LockedRecord extends Marks {
  readonly publicKey: string;
  /** Of the phrase behind the password; 0 where there is none. */
  readonly words: number;
  readonly sealed: Sealed;
}

export type WalletRecord = OpenRecord | LockedRecord;

export type RecordState =
  | { readonly state: 'none' }
  | { readonly state: 'open'; readonly record: OpenRecord }
  | { readonly state: 'locked'; readonly record: LockedRecord }
  | { readonly state: 'unreadable'; readonly why: 'damaged' | 'newer' };

export const VERSION = 1;

type Loose = Partial<Record<string, unknown>>;

const parseObject = (text: string): Loose | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Loose) : null;
  } catch {
    return null;
  }
};

const hex64 = /^[0-9a-f]{128}$/;

/** Of the form that a key has, with the public half that its address says. */
const secretsIn = ({ publicKey, privateKey, mnemonic }: Loose): Secrets | null => {
  if (typeof publicKey !== 'string' || typeof privateKey !== 'string' || !hex64.test(privateKey)) return null;
  if (base58.encode(hex.decode(privateKey.slice(64))) !== publicKey) return null;
  if (mnemonic === undefined || mnemonic === null) return { publicKey, privateKey, mnemonic: null };
  return typeof mnemonic === 'string' ? { publicKey, privateKey, mnemonic } : null;
};

const CHECK_BYTES = 8;

const checkOf = ({ publicKey, privateKey, mnemonic }: Secrets): string =>
  hex.encode(sha256(utf8.decode(JSON.stringify([publicKey, privateKey, mnemonic]))).slice(0, CHECK_BYTES));

export const readSecrets = (text: string): Secrets | null => {
  const value = parseObject(text);
  return value === null ? null : secretsIn(value);
};

const marksOf = ({ owner, backedUp }: Loose): Marks => ({
  version: VERSION,
  owner: typeof owner === 'string' ? owner : undefined,
  backedUp: backedUp === true ? true : undefined,
});

const readLocked = (value: Loose): RecordState => {
  const { publicKey, sealed, words } = value;
  if (typeof publicKey !== 'string' || !isAddress(publicKey) || !isSealed(sealed)) {
    return { state: 'unreadable', why: 'damaged' };
  }
  return {
    state: 'locked',
    record: { ...marksOf(value), publicKey, words: typeof words === 'number' ? words : 0, sealed },
  };
};

export const readRecord = (text: string | null): RecordState => {
  if (text === null) return { state: 'none' };
  const value = parseObject(text);
  if (value === null) return { state: 'unreadable', why: 'damaged' };
  if (typeof value['version'] === 'number' && value['version'] > VERSION) return { state: 'unreadable', why: 'newer' };
  if (value['sealed'] !== undefined) return readLocked(value);
  const secrets = secretsIn(value);
  const { check } = value;
  if (secrets === null || (check !== undefined && check !== checkOf(secrets))) {
    return { state: 'unreadable', why: 'damaged' };
  }
  const record = openRecord(secrets, marksOf(value));
  return { state: 'open', record: check === undefined ? { ...record, check } : record };
};

export const openRecord = (
  { publicKey, privateKey, mnemonic }: Secrets,
  { owner, backedUp }: Omit<Marks, 'version'>,
): OpenRecord => ({
  version: VERSION,
  owner,
  backedUp,
  publicKey,
  privateKey,
  mnemonic: mnemonic ?? undefined,
  check: checkOf({ publicKey, privateKey, mnemonic }),
});

export const secretsOf = ({ publicKey, privateKey, mnemonic }: OpenRecord): Secrets => ({
  publicKey,
  privateKey,
  mnemonic: mnemonic ?? null,
});

export const countWords = (mnemonic: string | null | undefined): number => mnemonic?.split(' ').length ?? 0;

/** The owner of a text that may be damaged. */
export const ownerOf = (text: string): string | null => /"owner":"([^"]+)"/.exec(text)?.[1] ?? null;
