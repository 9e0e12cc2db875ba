import { getBrand } from './config.ts';
import { logWarning } from './log.ts';
import { readStoredUser } from './stored-user.ts';

// SOC-14: the last answers of a member's feeds and chats, for when there is no network. This file alone opens the store. It
// holds one member's answers and is emptied when they sign out, when their session has ended (both drop the stored user)
// and when somebody else signs in. A later answer to the same question takes the place of the earlier one.

/** First pages of feeds (20 posts each), the list of conversations, and what one chat is made of. */
export type Shelf = 'feed' | 'inbox' | 'person' | 'chat' | 'messages';

/** At most 100 posts, and 30 chats of a page of 50 messages; the oldest leaves first. */
const MOST: Readonly<Record<Shelf, number>> = { feed: 5, inbox: 1, person: 30, chat: 30, messages: 30 };

const STORE = 'answers';
const BY_AGE = 'by-age';
/** Sorts behind every number. */
const LAST: IDBValidKey = [];

const settle = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result), { once: true });
    request.addEventListener('error', () => reject(request.error ?? new Error('the store failed')), { once: true });
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(`${getBrand().slug}-offline`, 1);
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(STORE, { keyPath: ['owner', 'address'] });
    store.createIndex(BY_AGE, ['owner', 'shelf', 'at']);
  });
  return settle(request);
};

let opened: Promise<IDBDatabase> | null = null;

/** Never fails: without a store (switched off, full, in private windows) the page lives on the network alone. */
const within = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T | null> => {
  if (typeof indexedDB === 'undefined') return null;
  try {
    opened ??= open();
    return await work((await opened).transaction(STORE, mode).objectStore(STORE));
  } catch (cause) {
    opened = null;
    logWarning('The offline store did not work', cause);
    return null;
  }
};

/** What stands on a shelf, the oldest first. */
const keysOn = (store: IDBObjectStore, owner: string, shelf: Shelf): Promise<IDBValidKey[]> =>
  settle(store.index(BY_AGE).getAllKeys(IDBKeyRange.bound([owner, shelf], [owner, shelf, LAST])));

const drop = async (store: IDBObjectStore, keys: readonly IDBValidKey[]): Promise<void> => {
  await Promise.all(keys.map((key) => settle(store.delete(key))));
};

export const emptyOfflineStore = async (): Promise<void> => {
  await within('readwrite', (store) => settle(store.clear()));
};

/** Whose answers are kept now; nobody's while nobody is signed in. */
const ownerNow = (): string | null => readStoredUser()?.id ?? null;

export const keepAnswer = async (shelf: Shelf, address: string, reply: unknown): Promise<void> => {
  const of = ownerNow();
  if (of === null) return;
  await within('readwrite', async (store) => {
    await settle(store.put({ owner: of, address, shelf, at: Date.now(), reply }));
    await drop(store, (await keysOn(store, of, shelf)).slice(0, -MOST[shelf]));
  });
  // Whoever signed out while it was written leaves nothing behind.
  if (ownerNow() !== of) await emptyOfflineStore();
};

export const dropAnswer = async (address: string): Promise<void> => {
  const of = ownerNow();
  if (of !== null) await within('readwrite', (store) => settle(store.delete([of, address])));
};

/** Chats that the newest list does not hold any more leave with it; `ids` are those that it holds. */
export const keepChatsOf = async (ids: readonly string[]): Promise<void> => {
  const of = ownerNow();
  if (of === null) return;
  await within('readwrite', async (store) => {
    for (const shelf of ['chat', 'messages'] as const) {
      const keys = await keysOn(store, of, shelf);
      await drop(
        store,
        keys.filter((key) => !ids.some((id) => JSON.stringify(key).includes(id))),
      );
    }
  });
};

/** What the server answered last; null when it is not kept, or not for whoever is signed in. */
export const readAnswer = async (address: string): Promise<unknown> => {
  const of = ownerNow();
  if (of === null) return null;
  const row: unknown = await within('readonly', (store) => settle(store.get([of, address])));
  return (row as { reply?: unknown } | null | undefined)?.reply ?? null;
};
