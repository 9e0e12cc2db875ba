import { getBrand } from './config.ts';
import { logWarning } from './log.ts';
import { isPrinting } from './printed.ts';

// Every key of the browser's storage, in one place. Values are plain strings or JSON; the layout's version stands
// beside them, so that a later release can move what an earlier one wrote.
export type StorageKey =
  | 'user'
  | 'theme'
  | 'oauth'
  | 'guest'
  | 'install'
  | 'shortcuts'
  | 'captions'
  | 'drafts'
  | 'searches'
  | 'home-tab'
  | 'chat-drafts'
  | 'group-drafts'
  | 'outbox'
  | 'post-queue'
  | 'settings'
  | 'message-settings'
  | 'muted'
  | 'emoji'
  | 'assistant'
  | 'game'
  | 'help'
  | 'followed-elsewhere'
  | 'wallet'
  | 'wallet-lock'
  | 'wallet-limit'
  | ShelfKey;

/** Many of a kind, each under a key of its own: two tabs then never write over each other's. */
type Shelf = 'wallet:' | 'wallet-aside:' | 'payment:';
type ShelfKey = `${Shelf}${string}`;
/** Wallets that are not in use: another member's on this device, and what could not be read or was replaced. */
export type WalletShelf = `wallet:${string}` | `wallet-aside:${string}`;

/** Kept for one tab and as long as it lives: where somebody was reading, what they waited for or opened before they signed in. */
export type TabKey = 'place' | 'wish' | 'join';

const VERSION = '1';
const nameOf = (key: StorageKey | TabKey | 'version'): string => `${getBrand().slug}_${key}`;

// Storage can be switched off, full, or emptied under us. Then the page lives on memory alone.
const memory = new Map<string, string>();

const store = (): Storage | null => {
  if (isPrinting) return null;
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

export const readStored = (key: StorageKey): string | null => {
  try {
    return store()?.getItem(nameOf(key)) ?? memory.get(nameOf(key)) ?? null;
  } catch {
    return memory.get(nameOf(key)) ?? null;
  }
};

/** Whether a reload would find a value: it may live in memory alone. */
export const isStored = (key: StorageKey): boolean => {
  try {
    return store()?.getItem(nameOf(key)) != null;
  } catch {
    return false;
  }
};

/** True when the value will survive a reload. */
export const writeStored = (key: StorageKey, value: string): boolean => {
  memory.set(nameOf(key), value);
  try {
    const kept = store();
    if (kept === null) return false;
    kept.setItem(nameOf(key), value);
    kept.setItem(nameOf('version'), VERSION);
    return true;
  } catch (cause) {
    logWarning(`The browser's storage refused ${key}`, cause);
    return false;
  }
};

export const removeStored = (key: StorageKey): void => {
  memory.delete(nameOf(key));
  try {
    store()?.removeItem(nameOf(key));
  } catch (cause) {
    logWarning(`The browser's storage would not remove ${key}`, cause);
  }
};

/** The keys that begin with a word, of this brand alone. */
export const listStored = <S extends Shelf>(prefix: S): `${S}${string}`[] => {
  const start = `${getBrand().slug}_`;
  const names = new Set(memory.keys());
  try {
    for (const name of Object.keys(store() ?? {})) names.add(name);
  } catch {
    // Switched off: what memory holds is all there is.
  }
  const own = [...names].filter((name) => name.startsWith(start + prefix));
  return own.map((name): `${S}${string}` => `${prefix}${name.slice(start.length + prefix.length)}`).sort();
};

/** Reads JSON through a check. What cannot be read, or does not fit, is removed. */
export const readStoredJson = <T>(key: StorageKey, fits: (value: unknown) => value is T): T | null => {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (fits(value)) return value;
  } catch {
    // Falls through to the removal: half a value is worth nothing.
  }
  removeStored(key);
  return null;
};

export const writeStoredJson = (key: StorageKey, value: unknown): boolean => writeStored(key, JSON.stringify(value));

/** Hears what other tabs write, and a whole storage that is cleared. A shelf is heard as a whole. */
export const watchStored = (key: StorageKey, onChange: () => void): (() => void) => {
  const isOurs = (name: string) => (key.endsWith(':') ? name.startsWith(nameOf(key)) : name === nameOf(key));
  const handle = (event: StorageEvent) => {
    if (event.key !== null && !isOurs(event.key)) return;
    if (event.newValue === null) memory.delete(event.key ?? nameOf(key));
    onChange();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
};

export const readForTab = (key: TabKey): unknown => {
  try {
    return JSON.parse(window.sessionStorage.getItem(nameOf(key)) ?? 'null');
  } catch {
    return null;
  }
};

/** Null forgets. What does not fit is not kept: it is a comfort, nothing is lost without it. */
export const writeForTab = (key: TabKey, value: object | null): void => {
  try {
    if (value === null) window.sessionStorage.removeItem(nameOf(key));
    else window.sessionStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch (cause) {
    logWarning(`The tab's storage refused ${key}`, cause);
  }
};
