// What may leave this device in a day without the password being asked for again. It guards an unlocked wallet on a table,
// not one whose storage somebody can write.
import { createStored, readStoredJson } from '#kernel';
import type { Preview } from '#chain';

/** In lamports; null is no limit. */
export const LIMITS: readonly (bigint | null)[] = [null, 100_000_000n, 1_000_000_000n, 10_000_000_000n];
const DAY_MS = 24 * 60 * 60_000;

interface Kept {
  readonly version: 1;
  readonly limit: string | null;
  readonly spent: readonly { readonly at: number; readonly lamports: string }[];
}

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | null;
  return kept?.version === 1 && Array.isArray(kept.spent) && (kept.limit === null || typeof kept.limit === 'string');
};

const NOTHING: Kept = { version: 1, limit: null, spent: [] };
const stored = createStored('wallet-limit', () => readStoredJson('wallet-limit', isKept) ?? NOTHING);
const keep = (kept: Kept): void => stored.set(JSON.stringify(kept));

export const limitStore = {
  subscribe: stored.subscribe,
  get: (): bigint | null => LIMITS.find((limit) => String(limit) === stored.get().limit) ?? null,
};

export const keepLimit = (limit: bigint | null): void =>
  keep({ ...stored.get(), limit: limit === null ? null : String(limit) });

const recent = (now: number) => stored.get().spent.filter(({ at }) => now - at < DAY_MS);

/** SOL that leaves by it, with the fee and what new accounts cost. */
export const outgoing = (seen: Preview): bigint => {
  if (seen.state !== 'passes') return 0n;
  const sent = seen.changes.reduce((sum, { mint, amount }) => (mint === null && amount < 0n ? sum - amount : sum), 0n);
  return seen.opened.reduce((sum, { lamports }) => sum + lamports, sent + seen.fee);
};

export const noteSpent = (lamports: bigint, now = Date.now()): void =>
  keep({ ...stored.get(), spent: [...recent(now), { at: now, lamports: String(lamports) }] });

/** Whether so much more would be too much for the day. */
export const isAboveLimit = (lamports: bigint, now = Date.now()): boolean => {
  const limit = limitStore.get();
  const before = recent(now).reduce((sum, spent) => sum + BigInt(spent.lamports), 0n);
  return limit !== null && before + lamports > limit;
};
