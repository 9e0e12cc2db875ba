import type { MemberId } from '@wagram/contract/kernel';
import { useSyncExternalStore } from 'react';
import { createStored, readStoredJson, readStoredUser } from '#kernel';

// What was looked for on this device, newest first. It belongs to whoever was signed in: nobody else is shown it.
const KEPT = 8;

interface Recent {
  readonly owner: MemberId | null;
  readonly words: readonly string[];
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Recent).words) &&
  (value as Recent).words.every((words) => typeof words === 'string');

const NONE: readonly string[] = [];
const stored = createStored('searches', () => readStoredJson('searches', isRecent));

export const readRecent = (): readonly string[] => {
  const recent = stored.get();
  return recent?.owner === (readStoredUser()?.id ?? null) ? recent.words : NONE;
};

const write = (words: readonly string[]): void => {
  const recent: Recent = { owner: readStoredUser()?.id ?? null, words };
  stored.set(words.length === 0 ? null : JSON.stringify(recent));
};

const without = (words: string): string[] =>
  readRecent().filter((other) => other.toLowerCase() !== words.toLowerCase());

export const rememberSearch = (words: string): void => {
  const wanted = words.trim();
  if (wanted !== '' && readRecent()[0] !== wanted) write([wanted, ...without(wanted)].slice(0, KEPT));
};
export const forgetSearch = (words: string): void => write(without(words));
export const forgetSearches = (): void => write(NONE);

export const useRecent = (): readonly string[] => useSyncExternalStore(stored.subscribe, readRecent);
