import { readStored, readStoredJson, removeStored, watchStored, writeStoredJson } from './storage.ts';

/** The kernel knows of the signed-in user only that there is an id; who they are is told by the rooms above. */
export interface StoredUser {
  readonly id: string;
  readonly username: string;
}

const isStoredUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as StoredUser).id === 'string' &&
  typeof (value as StoredUser).username === 'string';

type Listener = () => void;
const listeners = new Set<Listener>();
const tell = () => {
  for (const listener of listeners) listener();
};

// The same text gives the same object, so that React sees a change only when there is one.
let seen: { text: string | null; user: StoredUser | null } = { text: null, user: null };

/** AUTH-21: unreadable JSON is removed. */
export const readStoredUser = <U extends StoredUser>(): U | null => {
  const text = readStored('user');
  if (text !== seen.text) seen = { text, user: readStoredJson('user', isStoredUser) };
  return seen.user as U | null;
};

export const keepStoredUser = (user: StoredUser): void => {
  writeStoredJson('user', user);
  tell();
};

export const dropStoredUser = (): void => {
  removeStored('user');
  tell();
};

/** Hears a sign-in or sign-out of this tab and of every other. */
export const watchStoredUser = (listener: Listener): (() => void) => {
  listeners.add(listener);
  const stop = watchStored('user', listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};
