// Where wallets lie on a device: one in use, those of others who use it too, and what was set aside. Nothing that holds a
// key is ever overwritten: it is moved first, and only then replaced (docs/decisions/0039).
import { sha256 } from '@noble/hashes/sha2.js';
import { hex, utf8 } from '@scure/base';
import type { MemberId } from '@wagram/contract/kernel';
import { getBrand, listStored, randomId, readStored, removeStored, writeStored } from '#kernel';
import type { StorageKey, WalletShelf } from '#kernel';
import { ownerOf, readRecord } from './vault/record.ts';
import type { WalletRecord } from './vault/record.ts';
import { isSealed } from './vault/seal.ts';
import type { Sealed } from './vault/seal.ts';

export const GUEST = 'guest';

/** Tells members of one device apart without writing down who they are. */
export const ownerTag = (memberId: MemberId | null): string =>
  memberId === null ? GUEST : hex.encode(sha256(utf8.decode(`wallet of ${memberId}`)).slice(0, 8));

/** WA-07: one tab at a time. A page on plain http has no locks; there the last look before writing must do. */
export const alone = async <T>(work: () => Promise<T>): Promise<T> => {
  const locks = (navigator as { readonly locks?: LockManager | null }).locks ?? null;
  return locks === null ? work() : locks.request(`${getBrand().slug}-wallet`, work);
};

/** True when it will survive a reload. A refused text leaves what was there; only a first wallet lives on in memory. */
const keep = (key: StorageKey, text: string): boolean => {
  const before = readStored(key);
  if (writeStored(key, text)) return true;
  if (before !== null) writeStored(key, before);
  else if (key !== 'wallet') removeStored(key);
  return false;
};

export const readInUse = () => readRecord(readStored('wallet'));
export const inUseText = (): string | null => readStored('wallet');
export const putInUse = (record: WalletRecord): boolean => keep('wallet', JSON.stringify(record));

const parkedKey = (tag: string): WalletShelf => `wallet:${tag}`;
export const hasParked = (tag: string): boolean => readStored(parkedKey(tag)) !== null;

/** Makes room: the wallet in use goes to its owner's place. */
export const park = (text: string): boolean => {
  const key = parkedKey(ownerOf(text) ?? GUEST);
  const before = readStored(key);
  // Two of one owner: the earlier one is kept too.
  if (before !== null && before !== text && !setAside(before, 'replaced')) return false;
  return keep(key, text);
};

/** The owner's own comes back; the place is emptied once it is in use. */
export const unpark = (tag: string): boolean => {
  const text = readStored(parkedKey(tag));
  if (text === null || !keep('wallet', text)) return false;
  removeStored(parkedKey(tag));
  return true;
};

export type AsideWhy = 'damaged' | 'newer' | 'replaced';

export interface Aside {
  readonly key: WalletShelf;
  readonly at: string;
  readonly why: AsideWhy;
  readonly owner: string;
  readonly address: string | null;
  readonly text?: string | undefined;
  readonly sealed?: Sealed | undefined;
}

const WHYS: readonly unknown[] = ['damaged', 'newer', 'replaced'] satisfies AsideWhy[];

const readAside = (key: WalletShelf): Aside | null => {
  try {
    const { at, why, owner, address, text, sealed } = JSON.parse(readStored(key) ?? '') as Record<string, unknown>;
    if (typeof at !== 'string' || !WHYS.includes(why) || typeof owner !== 'string') return null;
    return {
      key,
      at,
      why: why as AsideWhy,
      owner,
      address: typeof address === 'string' ? address : null,
      text: typeof text === 'string' ? text : undefined,
      sealed: isSealed(sealed) ? sealed : undefined,
    };
  } catch {
    return null;
  }
};

/** Newest first. */
export const listAsides = (tag: string): Aside[] =>
  listStored('wallet-aside:')
    .map(readAside)
    .filter((aside): aside is Aside => aside?.owner === tag)
    .sort((a, b) => b.at.localeCompare(a.at));

export const keepAside = ({ key, ...aside }: Aside): boolean => keep(key, JSON.stringify(aside));
export const removeAside = (key: WalletShelf): void => removeStored(key);

const addressIn = (text: string): string | null => {
  const read = readRecord(text);
  return read.state === 'open' || read.state === 'locked' ? read.record.publicKey : null;
};

/** False: there was no room, and the text must stay where it is. */
export const setAside = (text: string, why: AsideWhy, seenBy: string = GUEST): boolean => {
  const at = new Date().toISOString();
  const key: WalletShelf = `wallet-aside:${at}-${randomId().slice(0, 8)}`;
  return keepAside({ key, at, why, owner: ownerOf(text) ?? seenBy, address: addressIn(text), text });
};
