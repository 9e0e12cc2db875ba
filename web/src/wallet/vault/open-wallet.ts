// WALL-03: what happens when somebody comes to their wallet, before anything is shown.
import { accountPath, DEMO_PHRASE, demoAccount } from '@wagram/contract/wallet';
import { isStored } from '#kernel';
import { loadKeys } from './load-keys.ts';
import { countWords, openRecord, secretsOf } from './record.ts';
import type { RecordState, WalletRecord } from './record.ts';
import { alone, GUEST, hasParked, inUseText, park, putInUse, readInUse, setAside, unpark } from '../shelf.ts';

export interface ReadyWallet {
  readonly state: 'ready';
  readonly address: string;
  readonly hasPassword: boolean;
  /** Of the recovery phrase; 0 where there is none, as after importing a bare key. */
  readonly words: number;
  readonly isBackedUp: boolean;
  /** False: the browser keeps nothing, the wallet is gone with the page. */
  readonly isKept: boolean;
}

export type OpenedWallet =
  | ReadyWallet
  /** A wallet that was made before anybody signed in; the member may take it. */
  | { readonly state: 'offered'; readonly address: string }
  /** There is no room to set aside what lies in the place. Nothing was changed. */
  | { readonly state: 'full' };

export const readyFrom = (record: WalletRecord): ReadyWallet => ({
  state: 'ready',
  address: record.publicKey,
  hasPassword: 'sealed' in record,
  words: 'sealed' in record ? record.words : countWords(record.mnemonic),
  isBackedUp: record.backedUp === true,
  isKept: isStored('wallet'),
});

const FULL: OpenedWallet = { state: 'full' };

const create = async (tag: string): Promise<OpenedWallet> => {
  const { newKeys } = await loadKeys();
  const record = openRecord(await newKeys(), { owner: tag === GUEST ? undefined : tag });
  putInUse(record);
  return readyFrom(record);
};

/** The member's own from its place, or a new one. */
const fetchOrCreate = async (tag: string): Promise<OpenedWallet> => {
  if (!hasParked(tag)) return create(tag);
  if (!unpark(tag)) return FULL;
  return settle(tag);
};

/** What was written without a check is proven by its curve once, and has one from then on. */
const readProven = async (): Promise<RecordState> => {
  const read = readInUse();
  if (read.state !== 'open' || read.record.check !== undefined) return read;
  const { isWhole } = await import('./salvage.ts');
  const secrets = secretsOf(read.record);
  if (!isWhole(secrets)) return { state: 'unreadable', why: 'damaged' };
  putInUse(openRecord(secrets, read.record));
  return readInUse();
};

const settle = async (tag: string): Promise<OpenedWallet> => {
  const read = await readProven();
  const text = inUseText();
  if (text === null || read.state === 'none') return fetchOrCreate(tag);
  if (read.state === 'unreadable') return setAside(text, read.why, tag) ? fetchOrCreate(tag) : FULL;
  const owner = read.record.owner ?? GUEST;
  if (owner === tag) return readyFrom(read.record);
  if (owner === GUEST && !hasParked(tag)) return { state: 'offered', address: read.record.publicKey };
  return park(text) ? fetchOrCreate(tag) : FULL;
};

export const openWallet = (tag: string): Promise<OpenedWallet> => alone(() => settle(tag));

/** What lies in the place of the wallet in use goes back to whom it belongs. */
const clear = (tag: string): boolean => {
  const text = inUseText();
  const read = readInUse();
  if (text === null || read.state === 'none') return true;
  if (read.state === 'unreadable') return setAside(text, read.why, tag);
  return read.record.owner === tag ? setAside(text, 'replaced', tag) : park(text);
};

/** D28: the shared demo account has one wallet for everybody who is in it, from a phrase that is published. */
export const openSharedWallet = (tag: string, handle: string): Promise<OpenedWallet> =>
  alone(async () => {
    const { deriveKeys } = await loadKeys();
    const keys = await deriveKeys(DEMO_PHRASE, accountPath(demoAccount(handle)));
    const read = readInUse();
    const isThere = read.state === 'open' && read.record.owner === tag && read.record.publicKey === keys.publicKey;
    if (isThere) return readyFrom(read.record);
    if (!clear(tag)) return FULL;
    const record = openRecord(keys, { owner: tag, backedUp: true });
    putInUse(record);
    return readyFrom(record);
  });

/** The member takes the guest's wallet, or leaves it where a guest will find it. */
export const answerOffer = (tag: string, isTaken: boolean): Promise<OpenedWallet> =>
  alone(async () => {
    const text = inUseText();
    const read = readInUse();
    if (text === null || (read.state !== 'open' && read.state !== 'locked') || read.record.owner !== undefined) {
      return settle(tag);
    }
    if (!isTaken) return park(text) ? fetchOrCreate(tag) : FULL;
    const record = { ...read.record, owner: tag };
    return putInUse(record) ? readyFrom(record) : FULL;
  });
