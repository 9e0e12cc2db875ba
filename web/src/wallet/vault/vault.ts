// The one module that takes secrets out of where they lie, and signs with them. Screens get what they show and give it
// back; nothing of it is kept here but a key that the browser does not let out, until nobody has moved for a while.
import { offChainMessage } from '@wagram/contract/wallet';
import { createSignal, readStoredUser, watchStoredUser } from '#kernel';
import { keepLockAfter, readLockAfter } from './auto-lock.ts';
import type { LockMinutes } from './auto-lock.ts';
import type { Keys } from './keys.ts';
import { writeKeystore } from './keystore.ts';
import { loadKeys } from './load-keys.ts';
import { countWords, openRecord, readRecord, readSecrets, secretsOf } from './record.ts';
import type { LockedRecord, Marks, Secrets, WalletRecord } from './record.ts';
import { drawKey, seal, unseal } from './seal.ts';
import type { SealKey } from './seal.ts';
import { alone, inUseText, keepAside, listAsides, putInUse, readInUse, removeAside, setAside } from '../shelf.ts';
import type { Aside } from '../shelf.ts';

export type VaultErrorCode =
  | 'wrong_password'
  | 'locked'
  | 'no_wallet'
  | 'no_room'
  | 'not_readable'
  // Of a wallet elsewhere.
  | 'external_refused'
  | 'external_changed';

/** What went wrong, for the screen to say. It never carries a secret. */
export class VaultError extends Error {
  readonly code: VaultErrorCode;
  constructor(code: VaultErrorCode) {
    super(code);
    this.name = 'VaultError';
    this.code = code;
  }
}

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let session: { readonly key: SealKey; readonly address: string } | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let stopWatching: (() => void) | null = null;
const { tell, subscribe } = createSignal();

export const watchVault = subscribe;

const rest = () => {
  clearTimeout(idle);
  idle = setTimeout(lock, readLockAfter() * 60_000);
};

/** Counts anew from now, where it is unlocked. */
export const lockAfter = (minutes: LockMinutes): void => {
  keepLockAfter(minutes);
  if (session !== null) rest();
};

export const lock = (): void => {
  session = null;
  clearTimeout(idle);
  stopWatching?.();
  stopWatching = null;
  for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, rest, true);
  tell();
};

/** Whoever signs out, or in, in whatever tab, finds it locked. */
const lockWithMember = (): (() => void) => {
  const member = readStoredUser()?.id;
  return watchStoredUser(() => {
    if (readStoredUser()?.id !== member) lock();
  });
};

const beginSession = (key: SealKey, address: string): void => {
  session = { key, address };
  stopWatching ??= lockWithMember();
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, rest, { capture: true, passive: true });
  rest();
  tell();
};

const getRecord = (): WalletRecord => {
  const read = readInUse();
  if (read.state === 'open' || read.state === 'locked') return read.record;
  throw new VaultError('no_wallet');
};

const isLockedRecord = (record: WalletRecord): record is LockedRecord => 'sealed' in record;

const keyFor = (record: LockedRecord): SealKey => {
  const isFor = session?.address === record.publicKey && session.key.salt === record.sealed.salt;
  if (session === null || !isFor) throw new VaultError('locked');
  return session.key;
};

const openWith = async (key: SealKey, record: LockedRecord): Promise<Secrets> => {
  const text = await unseal(key, record.sealed, record.publicKey);
  const secrets = text === null ? null : readSecrets(text);
  if (secrets === null || secrets.publicKey !== record.publicKey) throw new VaultError('wrong_password');
  return secrets;
};

const lockedRecord = async (secrets: Secrets, key: SealKey, marks: Marks): Promise<LockedRecord> => ({
  version: marks.version,
  owner: marks.owner,
  backedUp: marks.backedUp,
  publicKey: secrets.publicKey,
  words: countWords(secrets.mnemonic),
  sealed: await seal(key, JSON.stringify(secrets), secrets.publicKey),
});

const save = (record: WalletRecord): void => {
  if (!putInUse(record)) throw new VaultError('no_room');
  tell();
};

export const isUnlocked = (): boolean => {
  const read = readInUse();
  if (read.state === 'open') return true;
  return read.state === 'locked' && session?.address === read.record.publicKey;
};

/** Once for each tab and visit; it ends by itself. */
export const unlock = async (password: string): Promise<void> => {
  const record = getRecord();
  if (!isLockedRecord(record)) return;
  const key = await drawKey(password, record.sealed);
  await openWith(key, record);
  beginSession(key, record.publicKey);
};

/** What is behind the password, to be shown: it is asked for each time. */
export const reveal = async (password: string | null): Promise<Secrets> => {
  const record = getRecord();
  if (!isLockedRecord(record)) return secretsOf(record);
  if (password === null) throw new VaultError('locked');
  return openWith(await drawKey(password, record.sealed), record);
};

const secretsNow = async (): Promise<Secrets> => {
  const record = getRecord();
  return isLockedRecord(record) ? openWith(keyFor(record), record) : secretsOf(record);
};

const signNow = async (message: Uint8Array): Promise<Uint8Array> => {
  const { signWith } = await loadKeys();
  return signWith((await secretsNow()).privateKey, message);
};

export const sign = signNow;

/** What a person can read in full, letter by letter. */
const readableText = /^[\n\x20-\x7e]{1,1000}$/;

/** CHN-13: signs a text and nothing else. The frame around it begins as no transaction can. */
export const signOffChain = async (text: string): Promise<Uint8Array> => {
  if (!readableText.test(text)) throw new VaultError('not_readable');
  return signNow(offChainMessage(text));
};

/** Whether these words stand at their places in the phrase, counted from 1. */
export const confirmWords = async (words: ReadonlyMap<number, string>): Promise<boolean> => {
  const phrase = (await secretsNow()).mnemonic?.split(' ') ?? [];
  const isRight = [...words].every(([place, word]) => phrase[place - 1] === word.trim().toLowerCase());
  if (!isRight || words.size === 0) return false;
  await alone(async () => save({ ...getRecord(), backedUp: true }));
  return true;
};

export const exportFile = async (password: string): Promise<string> => writeKeystore(await secretsNow(), password);

/** P6: with a password nothing lies in clear, also not what was set aside. */
const sealAsides = async (key: SealKey, tag: string): Promise<void> => {
  for (const { text, ...aside } of listAsides(tag)) {
    if (text === undefined || readRecord(text).state === 'locked') continue;
    if (!keepAside({ ...aside, sealed: await seal(key, text, aside.at) })) throw new VaultError('no_room');
  }
};

const asideText = async ({ text, sealed, at }: Aside, password: string | null): Promise<string> => {
  if (sealed === undefined) return text ?? '';
  if (password === null) throw new VaultError('locked');
  const opened = await unseal(await drawKey(password, sealed), sealed, at);
  if (opened === null) throw new VaultError('wrong_password');
  return opened;
};

/** Sets or changes it; `current` is null where there was none. */
export const setPassword = async (tag: string, current: string | null, next: string): Promise<void> => {
  const secrets = await reveal(current);
  const key = await drawKey(next);
  await alone(async () => {
    const record = getRecord();
    if (record.publicKey !== secrets.publicKey) throw new VaultError('no_wallet');
    await sealAsides(key, tag);
    save(await lockedRecord(secrets, key, record));
  });
  beginSession(key, secrets.publicKey);
};

/** What was sealed aside stays sealed with the password it had. */
export const removePassword = async (password: string): Promise<void> => {
  const secrets = await reveal(password);
  await alone(async () => save(openRecord(secrets, getRecord())));
  lock();
};

const replaceInUse = async (tag: string, write: (before: WalletRecord) => Promise<WalletRecord>): Promise<void> => {
  await alone(async () => {
    const before = getRecord();
    const text = inUseText();
    const next = await write(before);
    if (text !== null && next.publicKey !== before.publicKey && !setAside(text, 'replaced', tag)) {
      throw new VaultError('no_room');
    }
    save(next);
  });
};

/** Takes the place of the wallet in use, which is set aside. A password stays: the new one lies behind it at once. */
export const replaceWith = async (tag: string, keys: Keys): Promise<void> => {
  let key: SealKey | null = null;
  await replaceInUse(tag, async (before) => {
    const { version, owner } = before;
    if (!isLockedRecord(before)) return openRecord(keys, { owner });
    key = keyFor(before);
    return lockedRecord(keys, key, { version, owner });
  });
  if (key !== null) beginSession(key, keys.publicKey);
};

export const generate = async (tag: string): Promise<void> => {
  const { newKeys } = await loadKeys();
  await replaceWith(tag, await newKeys());
};

/** What was written down whole, or what can be saved of it. */
const secretsFrom = async (text: string): Promise<Secrets | null> => {
  const { isWhole, salvage } = await import('./salvage.ts');
  const read = readRecord(text);
  const secrets = read.state === 'open' ? secretsOf(read.record) : null;
  return secrets !== null && isWhole(secrets) ? secrets : salvage(text);
};

/** Brings back what was set aside: as it was, or what can be saved of it. */
export const bringBack = async (tag: string, aside: Aside, password: string | null): Promise<void> => {
  const text = await asideText(aside, password);
  const read = readRecord(text);
  if (read.state === 'locked') await replaceInUse(tag, async ({ owner }) => ({ ...read.record, owner }));
  else {
    const secrets = await secretsFrom(text);
    if (secrets === null) throw new VaultError('not_readable');
    await replaceWith(tag, secrets);
  }
  removeAside(aside.key);
  tell();
};

export const textOfAside = asideText;

/** For good. */
export const forgetAside = ({ key }: Aside): void => {
  removeAside(key);
  tell();
};
