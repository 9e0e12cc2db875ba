import { useSyncExternalStore } from 'react';
import { readStored, removeStored, watchStored, writeStored } from './storage.ts';
import type { StorageKey } from './storage.ts';

type Subscribe = (listener: () => void) => () => void;

/** Tells those who listen that something has changed, whatever it is. */
export const createSignal = () => {
  const listeners = new Set<() => void>();
  const subscribe: Subscribe = (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return { subscribe, tell };
};

/** A value that several screens follow. */
export const createStore = <T>(value: T) => {
  const { subscribe, tell } = createSignal();
  const get = (): T => value;
  const set = (next: T): void => {
    value = next;
    tell();
  };
  return { subscribe, get, set };
};

/**
 * A value that lies in the browser's storage, shared with other tabs. The same text gives the same value, so that React
 * sees a change only when there is one.
 */
export const createStored = <T>(key: StorageKey, parse: (text: string | null) => T) => {
  const own = createSignal();
  let seen: { text: string | null; value: T } | null = null;
  const subscribe: Subscribe = (listener) => {
    const stops = [own.subscribe(listener), watchStored(key, listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };
  const get = (): T => {
    const text = readStored(key);
    if (seen?.text !== text) seen = { text, value: parse(text) };
    return seen.value;
  };
  /** Null removes it. */
  const set = (text: string | null): void => {
    if (text === null) removeStored(key);
    else writeStored(key, text);
    own.tell();
  };
  return { subscribe, get, set };
};

export const useStore = <T>({ subscribe, get }: { readonly subscribe: Subscribe; readonly get: () => T }): T =>
  useSyncExternalStore(subscribe, get, get);
