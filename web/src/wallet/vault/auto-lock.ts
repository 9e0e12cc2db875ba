import { readStored, writeStored } from '#kernel';

/** What can be chosen, in minutes. */
export const LOCK_MINUTES = [1, 5, 15, 60] as const;
export type LockMinutes = (typeof LOCK_MINUTES)[number];

const USUAL: LockMinutes = 5;

export const readLockAfter = (): LockMinutes =>
  LOCK_MINUTES.find((minutes) => String(minutes) === readStored('wallet-lock')) ?? USUAL;

export const keepLockAfter = (minutes: LockMinutes): void => void writeStored('wallet-lock', String(minutes));
