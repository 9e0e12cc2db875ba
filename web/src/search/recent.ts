import { useSyncExternalStore } from 'react';
import { readStored, readStoredJson, readStoredUser, removeStored, watchStored, writeStoredJson } from '#kernel';

// What was looked for on this device, newest first. It belongs to whoever was signed in: nobody else is shown it.
const KEPT = 8;

interface Recent {
  readonly owner: string | null;
  readonly words: readonly string[];
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Recent).words) &&
  (value as Recent).words.every((words) => typeof words === 'string');

const NONE: readonly string[] = [];
// The same text gives the same list, so that React sees a change only when there is one.
let seen: { text: string | null; recent: Recent | null } = { text: null, recent: null };
const listeners = new Set<() => void>();

export const readRecent = (): readonly string[] => {
  const text = readStored('searches');
  if (text !== seen.text) seen = { text, recent: readStoredJson('searches', isRecent) };
  return seen.recent?.owner === (readStoredUser()?.id ?? null) ? seen.recent.words : NONE;
};

const write = (words: readonly string[]): void => {
  if (words.length === 0) removeStored('searches');
  else writeStoredJson('searches', { owner: readStoredUser()?.id ?? null, words } satisfies Recent);
  for (const listener of listeners) listener();
};

const without = (words: string): string[] =>
  readRecent().filter((other) => other.toLowerCase() !== words.toLowerCase());

export const rememberSearch = (words: string): void => {
  const wanted = words.trim();
  if (wanted !== '' && readRecent()[0] !== wanted) write([wanted, ...without(wanted)].slice(0, KEPT));
};
export const forgetSearch = (words: string): void => write(without(words));
export const forgetSearches = (): void => write(NONE);

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stop = watchStored('searches', listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};

export const useRecent = (): readonly string[] => useSyncExternalStore(watch, readRecent);
