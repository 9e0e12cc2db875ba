// Payments that were signed on this device, each under a key of its own in the browser's storage, from before the server
// hears of it until somebody has seen what became of it.
import type { MemberId } from '@wagram/contract/kernel';
import { createSignal, listStored, readStoredJson, removeStored, watchStored, writeStoredJson } from '#kernel';
import { isSettled, nextStanding, SIGNED } from './states.ts';
import type { News, Standing } from './states.ts';

export interface SignedPayment {
  readonly signature: string;
  /** What travels, in base64. */
  readonly transaction: string;
  readonly lastValidHeight: number;
  /** Whom the member meant. */
  readonly to: string | null;
}

export interface KeptPayment extends SignedPayment, Standing {
  readonly version: 1;
  readonly owner: MemberId;
  readonly at: string;
}

/** Somebody who comes back within it still learns how it ended. */
const SETTLED_KEPT_MS = 60 * 60_000;

const isKept = (value: unknown): value is KeptPayment => {
  const kept = value as Partial<KeptPayment> | null;
  return (
    kept?.version === 1 &&
    [kept.owner, kept.at, kept.signature, kept.transaction, kept.phase].every((field) => typeof field === 'string') &&
    typeof kept.lastValidHeight === 'number' &&
    typeof kept.isTaken === 'boolean'
  );
};

const keyOf = (signature: string) => `payment:${signature}` as const;
const own = createSignal();

export const watchPayments = (listener: () => void): (() => void) => {
  const stops = [own.subscribe(listener), watchStored('payment:', listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

export const findPayment = (signature: string): KeptPayment | null => readStoredJson(keyOf(signature), isKept);

const write = (payment: KeptPayment): void => {
  writeStoredJson(keyOf(payment.signature), payment);
  own.tell();
};

/** P5: a payment of another member on this device is nobody's business. Newest first. */
export const listPaymentsOf = (owner: MemberId): KeptPayment[] =>
  listStored('payment:')
    .map((key) => readStoredJson(key, isKept))
    .filter((payment) => payment?.owner === owner)
    .filter((payment) => payment !== null)
    .sort((a, b) => (a.at < b.at ? 1 : -1));

/** Kept once: what is known of it already stays. */
export const keepPayment = (owner: MemberId, payment: SignedPayment, at = new Date().toISOString()): KeptPayment => {
  const kept = findPayment(payment.signature) ?? { ...payment, ...SIGNED, version: 1, owner, at };
  write(kept);
  return kept;
};

/** Read anew before it is written: another tab may know more. Nothing happens to what somebody has put away. */
export const tellPayment = (signature: string, news: News): void => {
  const old = findPayment(signature);
  if (old === null) return;
  const next = nextStanding(old, news);
  write({ ...old, ...next });
};

/** What is still under way is not forgotten. */
export const forgetPayment = (signature: string): void => {
  const kept = findPayment(signature);
  if (kept === null || !isSettled(kept.phase)) return;
  removeStored(keyOf(signature));
  own.tell();
};

export const forgetOldPayments = (owner: MemberId, now = Date.now()): void => {
  for (const { signature, phase, at } of listPaymentsOf(owner))
    if (isSettled(phase) && now - Date.parse(at) > SETTLED_KEPT_MS) forgetPayment(signature);
};
